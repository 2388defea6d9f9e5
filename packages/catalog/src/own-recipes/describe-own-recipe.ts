import { ALLERGENS, type Allergen, type Composition, type FoodId } from '@pennyplate/domain/food/food'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { cheapestCover, FREE_FOODS, type Package } from '@pennyplate/domain/food/package'
import { boughtFood, boughtG } from '@pennyplate/domain/food/part-of'
import type { LineMemory } from '@pennyplate/domain/own-recipe/line-memory'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { byTheGallon } from '@pennyplate/domain/shopping/shopping-list-milk'
import type { CatalogFood } from '../foods/foods.ts'
import { needsNoAmount } from '../foods/needs-no-amount.ts'
import { type FoodLookUp, NO_OWN_FOODS, type OwnShelf } from '../own-foods/catalog-own-food.ts'
import { addedSugarPerServing, energyAtLeastKcal, nutritionPerServing } from '../recipes/form-facts.ts'
import type { RecipeForm } from '../recipes/recipe-form.ts'
import { compileOwnRecipe, isPriced } from './compile-own-recipe.ts'
import type { OwnLine, OwnLineFood } from './read-own-lines.ts'
import { type OwnReading, readOwnRecipe, rememberTies } from './read-own-recipe.ts'

type PackagesFor = (id: FoodId) => readonly Package[]

/** How sure it is that a dish has an allergen: a food of it does, a brand of it may, or its words say so. */
export type Sureness = 'contains' | 'may' | 'said'

export interface DescribedLine {
  readonly is: OwnLine['is']
  readonly food: { readonly id: FoodId; readonly name: string } | null
  readonly grams: number | null
  /** The used share of the packages; null if it is not priced. */
  readonly cents: number | null
  readonly allergens: readonly Allergen[]
  readonly isSure: boolean
  readonly isByHand: boolean
  readonly mayBeHarmless: boolean
  /** The household said so in another recipe. */
  readonly isRemembered: boolean
  /** What it said there, if that may take an allergen from the line. */
  readonly offered: { readonly id: FoodId; readonly name: string } | null
  /** Of a food the household added itself: what nobody has said of it. */
  readonly unknown: readonly UnknownOfFood[]
}

export type UnknownOfFood = 'price' | 'allergens' | 'nutrition'

export interface DescribedOwnRecipe {
  readonly lines: readonly DescribedLine[]
  /** Of the priced lines. */
  readonly centsPerServing: number
  /** Lines that are not in the price. */
  readonly unpriced: number
  /** Per serving; null where a figure is not known. The calories are those of the known share. */
  readonly nutrition: Composition
  /** As in `nutrition`. */
  readonly addedSugarG: number | null
  /** The share of its lines with food that the figures are of, 0 to 1. */
  readonly knownShare: number
  readonly allergens: readonly { readonly allergen: Allergen; readonly sureness: Sureness }[]
  /** Lines nobody has tied to a food. With one of them, what it is free of is not known. */
  readonly open: number
  /** Foods the household added whose label nobody has read for allergens. */
  readonly unread: readonly string[]
}

/** What an own recipe costs, contains and gives, line by line and in all. */
export function describeOwnRecipe(
  value: OwnRecipeValue,
  packagesFor: PackagesFor,
  memory: LineMemory = {},
  shelf: OwnShelf = NO_OWN_FOODS,
): DescribedOwnRecipe {
  const reading = rememberTies(value, readOwnRecipe(value), memory, shelf.foodById)
  const { lines: readings, beside } = reading
  const sold = (id: FoodId) => shelf.packagesOf(id) ?? packagesFor(id)
  const lines = readings.map((reading) => describeLine(reading, sold, shelf.foodById))
  const [form] = compileOwnRecipe({ ...value, id: '' }, reading, shelf).forms
  const foods = readings.flatMap((one) => foodsOf(one).flatMap(({ foodId }) => shelf.foodById(foodId) ?? []))
  const counted = readings.filter(({ is }) => is === 'tied' || is === 'open').length
  const known = readings.filter((reading) => isKnown(reading, shelf)).length
  const priced = lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  return {
    lines,
    centsPerServing: priced / value.servings,
    unpriced: lines.filter(({ is, cents }) => (is === 'tied' || is === 'open') && cents === null).length,
    nutrition: nutritionKnown(form, known),
    addedSugarG: addedSugarPerServing(form),
    knownShare: counted === 0 ? 0 : known / counted,
    allergens: allergensIn(readings, beside, foods),
    unread: [...new Set(foods.flatMap(({ name, unread }) => (unread?.allergens ? [name] : [])))],
    open: readings.filter(({ is }) => is === 'open').length,
  }
}

/** Where some foods have no figures, the calories of the others are told with the share that is known. */
function nutritionKnown(form: RecipeForm, known: number): Composition {
  const nutrition = nutritionPerServing(form)
  const { energyKcal } = nutrition
  return { ...nutrition, energyKcal: energyKcal ?? (known > 0 ? energyAtLeastKcal(form) : null) }
}

function describeLine(reading: OwnLine, packagesFor: PackagesFor, foodById: FoodLookUp): DescribedLine {
  const offered = 'offered' in reading && reading.offered ? foodById(reading.offered) : undefined
  const fromMemory = {
    isRemembered: 'isRemembered' in reading && reading.isRemembered === true,
    offered: offered ? { id: offered.id, name: offered.name } : null,
    unknown: [],
  }
  const nothing = {
    ...{ food: null, grams: null, cents: null, allergens: [], isSure: false, isByHand: false },
    ...fromMemory,
  }
  if (reading.is === 'open')
    return { ...nothing, is: 'open', allergens: reading.allergens, mayBeHarmless: reading.mayBeHarmless }
  const food = reading.is === 'tied' ? foodById(reading.foodId) : undefined
  if (reading.is !== 'tied' || !food)
    return { ...nothing, is: reading.is, mayBeHarmless: reading.is === 'harmless' }
  const { isSure, isByHand, mayBeHarmless, beyond } = reading
  const said = beyond.flatMap(({ allergens }) => allergens)
  const foods = foodsOf(reading).flatMap(({ foodId, grams }) => {
    const one = foodById(foodId)
    return one ? [{ food: one, grams, cents: centsOf(one, grams, packagesFor) }] : []
  })
  return {
    is: 'tied',
    food: { id: food.id, name: [...new Set(foods.map((one) => one.food.name))].join(', ') },
    grams: sumKnown(foods.map(({ grams }) => grams)),
    cents: sumKnown(foods.map(({ cents }) => cents)),
    allergens: ALLERGENS.filter((one) => foods.some((each) => mayHold(each.food, one)) || said.includes(one)),
    isSure,
    isByHand,
    mayBeHarmless,
    ...fromMemory,
    unknown: unknownOf(food, packagesFor),
  }
}

/** Null if one is not known. */
function sumKnown(figures: readonly (number | null)[]): number | null {
  return figures.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

/** The foods of a line, the main one first. */
function foodsOf(reading: OwnLine): readonly OwnLineFood[] {
  return reading.is === 'tied' ? [reading, ...reading.also] : []
}

function unknownOf(
  { id, isOwn, unread, composition }: CatalogFood,
  packagesFor: PackagesFor,
): UnknownOfFood[] {
  if (!isOwn) return []
  return [
    ...(packagesFor(id).length === 0 ? (['price'] as const) : []),
    ...(unread?.allergens ? (['allergens'] as const) : []),
    ...(composition.energyKcal === null ? (['nutrition'] as const) : []),
  ]
}

/** More than this costs as much for each gram. */
const COMPARED_UP_TO_G = 5000

function centsOf(food: CatalogFood, grams: number | null, packagesFor: PackagesFor): number | null {
  if (FREE_FOODS.has(food.id)) return 0
  if (grams === null) return needsNoAmount(food) ? 0 : null
  const id = boughtFood(food)
  const need = boughtG(food, grams)
  const cover = cheapestCover(Math.min(need, COMPARED_UP_TO_G), byTheGallon(id, packagesFor(id)))
  if (!cover) return null
  return cover.edibleG === 0 ? 0 : (cover.costCents * need) / cover.edibleG
}

function isKnown(reading: OwnLine, shelf: OwnShelf): boolean {
  if (reading.is !== 'tied') return false
  return foodsOf(reading).every((one) => {
    const food = shelf.foodById(one.foodId)
    if (!food || (food.isOwn && !isPriced(one, shelf))) return false
    return (one.grams !== null && food.composition.energyKcal !== null) || needsNoAmount(food)
  })
}

function allergensIn(
  readings: readonly OwnLine[],
  beside: OwnReading['beside'],
  foods: readonly CatalogFood[],
): { allergen: Allergen; sureness: Sureness }[] {
  const ofLines = readings.flatMap((one) => (one.is === 'tied' || one.is === 'open' ? one.beyond : []))
  const words = [...ofLines, ...beside]
  return ALLERGENS.flatMap((allergen): { allergen: Allergen; sureness: Sureness }[] => {
    if (foods.some(({ allergens }) => allergens.includes(allergen)))
      return [{ allergen, sureness: 'contains' }]
    if (words.some(({ allergens }) => allergens.includes(allergen))) return [{ allergen, sureness: 'said' }]
    return foods.some((food) => mayHold(food, allergen)) ? [{ allergen, sureness: 'may' }] : []
  })
}
