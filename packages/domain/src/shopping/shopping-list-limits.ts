import type { ListLine } from './shopping-list.ts'
import { isCowMilk } from './shopping-list-milk.ts'

/** The most of a food one adult should need in a week. */
const GRAMS_OF_POUND = 453.59237
const EGGS_PER_ADULT = 24
const EGG_G = 50
const MEAT_POUNDS_PER_ADULT = 5
const MILK_GALLON_G = 3899
const PACKAGES_PER_ADULT = 2

export type PortionLimit =
  | 'eggs-limit'
  | 'meat-limit'
  | 'bacon-limit'
  | 'milk-limit'
  | 'bread-limit'
  | 'snacks-limit'

export interface PortionExcess {
  readonly code: PortionLimit
  readonly names: readonly string[]
}

/** The portion limits that the meals of these lines exceed. Larger packages than needed are a bargain, not a fault. */
export function portionExcess(lines: readonly ListLine[], adults: number): PortionExcess[] {
  const people = Math.max(1, adults)
  const isBread = ({ food }: ListLine) => food.aisle === 'bakery' && food.id.endsWith('bread')
  const isBacon = ({ food }: ListLine) => food.id.includes('bacon') && !food.id.includes('grease')
  const isMeat = (line: ListLine) => line.food.traits.includes('meat') && !isBacon(line)
  const groups: readonly (readonly [
    PortionLimit,
    (line: ListLine) => boolean,
    (line: ListLine) => number,
    number,
  ])[] = [
    ['eggs-limit', ({ food }) => food.traits.includes('egg'), neededG, EGGS_PER_ADULT * EGG_G],
    ['meat-limit', isMeat, neededG, MEAT_POUNDS_PER_ADULT * GRAMS_OF_POUND],
    ['bacon-limit', isBacon, packageCount, PACKAGES_PER_ADULT],
    ['milk-limit', ({ food }) => isCowMilk(food.id), neededG, MILK_GALLON_G],
    ['bread-limit', isBread, packageCount, PACKAGES_PER_ADULT],
    ['snacks-limit', ({ food }) => food.aisle === 'snacks', packageCount, PACKAGES_PER_ADULT],
  ]
  return groups.flatMap(([code, belongs, measure, perAdult]) => {
    const found = lines.filter(belongs)
    const bought = found.reduce((sum, line) => sum + measure(line), 0)
    return bought > perAdult * people ? [{ code, names: found.map(({ food }) => food.name) }] : []
  })
}

function neededG({ needG }: ListLine): number {
  return needG
}

function packageCount({ cover }: ListLine): number {
  return (cover?.lines ?? []).reduce((sum, { count }) => sum + count, 0)
}
