import { amountOf, parseQuantity } from '../amounts/quantity.ts'
import { unitFromWord } from '../amounts/unit-words.ts'
import { CONTAINER_UNITS, isMassUnit, isVolumeUnit, toGrams, unitRatio } from '../amounts/units.ts'
import type { Allergen, FoodId } from '../food/food.ts'
import type { MealNutrient } from '../food/nutrition.ts'
import type { PantryCategory } from '../food/pantry-categories.ts'
import type { CompleteProfile } from '../profile/profile.ts'

/** A food that a household added by hand, because we have none like it. What is missing is not known. */
export type OwnFood = Readonly<{
  id: FoodId
  name: string
  category: PantryCategory
  /** What one package holds, as its label says it: "24 oz jar". */
  packageText?: string | undefined
  priceCents?: number | undefined
  /** The day of that price, as an ISO date. */
  pricedOn?: string | undefined
  /** Which of the nine allergens its label names. Missing: nobody has looked. */
  contains?: readonly Allergen[] | undefined
  /** The household's phrases about food that its label suits, as `foodPhrasesOf` writes them. */
  suits?: readonly string[] | undefined
  /** What its nutrition label counts as one serving: "1/2 cup (125 g)". */
  servingText?: string | undefined
  /** Of one such serving. */
  nutrition?: Readonly<Partial<Record<MealNutrient, number>>> | undefined
}>

export const OWN_FOODS_MAX = 500
export const OWN_FOOD_LIMITS = {
  nameChars: 100,
  labelChars: 60,
  priceCentsMax: 100_000,
  nutrientMax: 10_000,
  phrases: 200,
} as const

/** What lets ids be told from the catalog's. */
export const OWN_FOOD_ID_START = 'ownfood-'

export function isOwnFoodId(id: string): boolean {
  return id.startsWith(OWN_FOOD_ID_START)
}

/** What a package holds, read from the words of its label. */
export type PackageSize = Readonly<{
  grams: number
  /** Its fluid ounces are known, its weight is not: it is counted as water, so that volumes of it come out right. */
  isByVolume: boolean
  /** "jar", if the label says what it is. */
  container: string | null
}>

/** Null where the text has no weight and no volume. */
export function packageSize(text: string): PackageSize | null {
  const read = parseQuantity(text)
  const amount = amountOf(read)
  if (!amount) return null
  const one = amount.size ?? amount
  const words = read.rest.toLowerCase().match(/[a-z]+/g) ?? []
  const named = [...(amount.size ? [amount.unit] : []), ...words.map((word) => unitFromWord(word) ?? '')]
  const container = named.find((unit) => CONTAINER_UNITS.has(unit)) ?? null
  if (!isMassUnit(one.unit) && !isVolumeUnit(one.unit)) return null
  const isByVolume = isVolumeUnit(one.unit)
  const grams = toGrams(amount.size ? amount : one, isByVolume ? WATER : PLAIN)
  return grams.ok && grams.grams >= 1 ? { grams: grams.grams, isByVolume, container } : null
}

const PLAIN = { measures: {}, refusePct: 0 }
const WATER = { ...PLAIN, densityGPerMl: 1 }

/** What a nutrition label counts as a serving: "1/2 cup (125 g)", "2 tbsp", "30 g". */
export type LabelServing = Readonly<{ grams: number | null; densityGPerMl: number | null }>

export function labelServing(text: string): LabelServing | null {
  const [, inside] = /\(([^)]*)\)/.exec(text) ?? []
  const outside = amountOf(parseQuantity(text.replace(/\([^)]*\)/g, ' ')))
  const asides = inside === undefined ? null : amountOf(parseQuantity(inside))
  const amounts = [outside, asides].flatMap((one) => one ?? [])
  const mass = amounts.find(({ unit }) => isMassUnit(unit))
  const volume = amounts.find(({ unit }) => isVolumeUnit(unit))
  if (!mass && !volume) return null
  const grams = mass ? mass.amount * (unitRatio(mass.unit, 'g') ?? 0) : null
  const ml = volume ? volume.amount * (unitRatio(volume.unit, 'ml') ?? 0) : null
  return { grams, densityGPerMl: grams !== null && ml ? grams / ml : null }
}

type SaidAboutFood = Pick<
  CompleteProfile,
  | 'dietType'
  | 'customDiet'
  | 'dietaryRestrictions'
  | 'allergies'
  | 'dislikedFoods'
  | 'customDislikedFoods'
  | 'dairyPreferences'
>

/** All that a household says about what it eats, as it said it. A label is read for all of it at once. */
export function foodPhrasesOf(profile: SaidAboutFood): string[] {
  const { dietType, customDiet, dairyPreferences } = profile
  const diet = dietType === 'None' ? [] : dietType === 'Other' ? [customDiet] : [dietType]
  const kept = [dairyPreferences.milk, dairyPreferences.eggs].filter((one) =>
    (RULED_PREFERENCES as readonly string[]).includes(one),
  )
  const said = [
    ...diet,
    ...profile.allergies,
    ...profile.dietaryRestrictions,
    ...profile.dislikedFoods,
    profile.customDislikedFoods,
    ...kept,
  ]
  return [...new Set(said.map((phrase) => phrase.trim()).filter((phrase) => phrase !== ''))]
}

const RULED_PREFERENCES = ['No Milk', 'No Eggs', 'Egg Whites Only'] as const

/** Whether its label was read for everything that the household says today. */
export function suitsAll({ suits = [] }: Pick<OwnFood, 'suits'>, phrases: readonly string[]): boolean {
  return phrases.every((phrase) => suits.includes(phrase))
}

/** What nobody has said of it. */
export function unknownOfOwnFood(food: OwnFood): ('price' | 'allergens' | 'nutrition')[] {
  const { packageText = '', priceCents = 0, contains, nutrition } = food
  const isPriced = priceCents > 0 && packageSize(packageText) !== null
  return [
    ...(isPriced ? [] : (['price'] as const)),
    ...(contains ? [] : (['allergens'] as const)),
    ...(nutrition?.calories === undefined ? (['nutrition'] as const) : []),
  ]
}

/** With the food added or changed. The same list if there is no room for one more. */
export function withOwnFood(foods: readonly OwnFood[], food: OwnFood): readonly OwnFood[] {
  if (foods.some(({ id }) => id === food.id)) return foods.map((one) => (one.id === food.id ? food : one))
  return foods.length >= OWN_FOODS_MAX ? foods : [...foods, food]
}

/** Those whose name has all the typed words. */
export function ownFoodsCalled<F extends Pick<OwnFood, 'name'>>(foods: readonly F[], typed: string): F[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return foods.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
