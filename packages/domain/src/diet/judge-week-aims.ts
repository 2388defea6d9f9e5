import { addedFatG, isOliveOil } from '../food/added-fat.ts'
import type { EquivalentKey, Equivalents } from '../food/equivalents.ts'
import type { Composition, FoodTrait } from '../food/food.ts'
import { nonStarchyCups } from '../food/vegetables.ts'
import {
  HALF_PLATE_CUPS,
  LEGUMES_G,
  MAIN_SHARE,
  MOST_SWEETS,
  SWEET_FROM_G,
  VEGETABLES_CUPS,
  type WeekAimId,
} from './week-aims.ts'

/** What one adult eats of a food. */
export interface FoodOnPlate {
  readonly food: {
    readonly id: string
    readonly traits: readonly FoodTrait[]
    readonly composition: Pick<Composition, 'fatG'>
  }
  readonly grams: number
  /** Of 100 g, as they are eaten. */
  readonly eaten: {
    readonly composition: Pick<Composition, 'fatG' | 'energyKcal'>
    readonly equivalents: Equivalents | null
  }
}

/** A main dish and its sides, each with its foods. */
export interface EatenPlate {
  readonly meal: 'breakfast' | 'lunch' | 'dinner' | 'snack'
  readonly isFried: boolean
  readonly dishes: readonly (readonly FoodOnPlate[])[]
}

export interface AimResult<Plate> {
  readonly isKept: boolean
  /** Meals that keep it or have it, or a share; of what is wanted. */
  readonly found: number
  readonly wanted: number
  /** Where it is missed; none where too little is nowhere in particular. */
  readonly missed: readonly Plate[]
}

/** A portion of fish, cooked, is three ounces and more; half of it says that the meal is of fish. */
const FISH_G = 40
const FISH_DINNERS_OF_7 = 2
const LEGUME_MEALS_OF_14 = 3
const ROUNDING = 1e-6

export function judgeWeekAim<Plate extends EatenPlate>(
  aim: WeekAimId,
  plates: readonly Plate[],
): AimResult<Plate> {
  const at = (...meals: readonly EatenPlate['meal'][]) => plates.filter(({ meal }) => meals.includes(meal))
  const dinners = at('dinner')
  const mains = at('lunch', 'dinner')
  switch (aim) {
    case 'half-plate':
      return onEach(dinners, (plate) => cupsOn(plate) >= HALF_PLATE_CUPS - ROUNDING)
    case 'vegetables':
      return onEach(mains, (plate) => cupsOn(plate) >= VEGETABLES_CUPS - ROUNDING)
    case 'fish':
      return atLeast(
        dinners.filter((plate) => gramsOf(plate, ['fish', 'shellfish']) >= FISH_G),
        ofWeek(FISH_DINNERS_OF_7, dinners.length, 7),
      )
    case 'legumes':
      return atLeast(
        mains.filter((plate) => gramsOf(plate, ['pulse']) >= LEGUMES_G),
        ofWeek(LEGUME_MEALS_OF_14, mains.length, 14),
      )
    case 'red-meat':
      return atMost(
        plates.filter((plate) => gramsOf(plate, ['red-meat']) > 0),
        1,
      )
    case 'fried':
      return atMost(
        plates.filter(({ isFried }) => isFried),
        0,
      )
    case 'sweets':
      return atMost(
        plates.filter(({ dishes }) => dishes.some((foods) => sumOf(foods, 'addedSugarG') >= SWEET_FROM_G)),
        MOST_SWEETS,
      )
    case 'olive-oil':
      return asShare(oliveShare(plates.flatMap(foodsOn)))
    case 'whole-grains':
      return asShare(wholeShare(plates.flatMap(foodsOn)))
  }
}

function onEach<Plate>(counted: readonly Plate[], keeps: (plate: Plate) => boolean): AimResult<Plate> {
  const missed = counted.filter((plate) => !keeps(plate))
  return {
    isKept: missed.length === 0,
    found: counted.length - missed.length,
    wanted: counted.length,
    missed,
  }
}

function atLeast<Plate>(having: readonly Plate[], wanted: number): AimResult<Plate> {
  return { isKept: having.length >= wanted, found: having.length, wanted, missed: [] }
}

function atMost<Plate>(having: readonly Plate[], wanted: number): AimResult<Plate> {
  const isKept = having.length <= wanted
  return { isKept, found: having.length, wanted, missed: isKept ? [] : having }
}

function asShare<Plate>(share: number): AimResult<Plate> {
  return { isKept: share >= MAIN_SHARE - ROUNDING, found: share, wanted: MAIN_SHARE, missed: [] }
}

function ofWeek(wanted: number, planned: number, whole: number): number {
  return Math.round((wanted * planned) / whole)
}

function foodsOn({ dishes }: EatenPlate): readonly FoodOnPlate[] {
  return dishes.flat()
}

function cupsOn(plate: EatenPlate): number {
  return foodsOn(plate).reduce(
    (sum, { food, grams, eaten }) => sum + nonStarchyCups({ ...eaten, traits: food.traits }, grams),
    0,
  )
}

function gramsOf(plate: EatenPlate, traits: readonly FoodTrait[]): number {
  return foodsOn(plate)
    .filter(({ food }) => traits.some((trait) => food.traits.includes(trait)))
    .reduce((sum, { grams }) => sum + grams, 0)
}

function sumOf(foods: readonly FoodOnPlate[], key: EquivalentKey): number {
  return foods.reduce((sum, { grams, eaten }) => sum + ((eaten.equivalents?.[key] ?? 0) * grams) / 100, 0)
}

/** All of nothing: a week without any added fat has no other as its main one. */
function oliveShare(foods: readonly FoodOnPlate[]): number {
  const fats = foods.filter(({ food, grams }) => addedFatG(food, grams) > 0)
  const fatOf = (some: readonly FoodOnPlate[]) =>
    some.reduce((sum, { grams, eaten }) => sum + ((eaten.composition.fatG ?? 0) * grams) / 100, 0)
  const all = fatOf(fats)
  return all === 0 ? 1 : fatOf(fats.filter(({ food }) => isOliveOil(food))) / all
}

function wholeShare(foods: readonly FoodOnPlate[]): number {
  const [whole, refined] = [sumOf(foods, 'wholeGrainsOz'), sumOf(foods, 'refinedGrainsOz')]
  return whole + refined === 0 ? 1 : whole / (whole + refined)
}
