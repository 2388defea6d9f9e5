import { CONTAINER_UNITS, convertAmount } from '@pennyplate/domain/amounts/units'
import type { ContainerContents } from '@pennyplate/domain/recipe/opened-container'
import type { CatalogFood } from '../foods/foods.ts'
import { packagesOf } from './packages.ts'

const SIZE = /^(\d+(?:\.\d+)?) (oz|fl oz|lb)\b(?! \()/
/** A package further from the food's measure is another size than the recipe means. */
const NEAR = 0.2

/** "15-oz" for a can of black beans: what the label of the package nearest to the food's measure says. */
export function usualSize({ id, measures }: CatalogFood, unit: string): string | undefined {
  const oneG = CONTAINER_UNITS.has(unit) ? measures[unit] : undefined
  if (oneG === undefined) return undefined
  const [nearest] = packagesOf(id)
    .flatMap(({ amountText, edibleG }) => {
      const size = SIZE.exec(amountText)
      const off = Math.abs(edibleG - oneG) / oneG
      return size && off <= NEAR ? [{ label: `${size[1]}-${size[2]?.replace('fl ', '')}`, off }] : []
    })
    .sort((a, b) => a.off - b.off)
  return nearest?.label
}

/** "box" for a package of macaroni and cheese: the word on the list, where all its packages have the same. */
export function soldIn({ id }: CatalogFood, unit: string): string {
  if (unit !== 'package') return unit
  const words = new Set(packagesOf(id).map(({ amountText }) => / (box|bag)$/.exec(amountText)?.[1] ?? unit))
  const [only, ...others] = words
  return only !== undefined && others.length === 0 ? only : unit
}

/** Weighed rather than pressed into a cup. */
const WEIGHED = /^(?:tuna|salmon|sardines|clams|chicken-canned|spam|tofu|tempeh)/
/** Pasta with its sauce, dough, and what is counted: no part of these is measured by the cup. */
const COUNTED = /mac-and-cheese|ramen|dough|rolls|french-bread|oatmeal|seaweed|corn-chips/

/** What a cook measures out of a can, jar, bag or block of a food; undefined for what is sold as a kit. */
export function containerContents(food: CatalogFood, unit: string): ContainerContents | undefined {
  if (!CONTAINER_UNITS.has(unit) || COUNTED.test(food.id)) return undefined
  const measure = WEIGHED.test(food.id) ? 'oz' : 'cup'
  const held = convertAmount({ amount: 1, unit }, measure, food)
  return held.ok ? { amount: Math.round(held.amount * 1000) / 1000, unit: measure } : undefined
}
