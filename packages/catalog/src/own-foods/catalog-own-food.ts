import { findingsInWords, statedInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { type Equivalents, NOT_LOOKED_UP } from '@pennyplate/domain/food/equivalents'
import type { Composition, FoodId } from '@pennyplate/domain/food/food'
import type { MealNutrient } from '@pennyplate/domain/food/nutrition'
import type { Package } from '@pennyplate/domain/food/package'
import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'
import { labelServing, type OwnFood, packageSize, suitsAll } from '@pennyplate/domain/own-food/own-food'
import { type CatalogFood, foodById } from '../foods/foods.ts'

/** Finds a food of the catalog or one of the household's own. */
export type FoodLookUp = (id: FoodId) => CatalogFood | undefined

/** A household's own foods as planning and lists need them. */
export type OwnShelf = Readonly<{
  foodById: FoodLookUp
  /** Undefined for foods of the catalog. */
  packagesOf: (id: FoodId) => readonly Package[] | undefined
  /** The one with this name, however it is written. */
  called: (name: string) => CatalogFood | undefined
}>

/** `phrases` is all that the household says about food: a label read for less is not read. */
export function ownShelf(foods: readonly OwnFood[], phrases: readonly string[]): OwnShelf {
  const own = new Map(foods.map((food) => [food.id, catalogFoodOf(food, suitsAll(food, phrases))]))
  const packages = new Map(foods.map((food) => [food.id, packagesOfOwn(food)]))
  const byName = new Map([...own.values()].map((food) => [food.name.toLowerCase(), food]))
  return {
    foodById: (id) => own.get(id) ?? foodById(id),
    packagesOf: (id) => packages.get(id),
    called: (name) => byName.get(name.trim().toLowerCase()),
  }
}

/** The catalog alone. */
export const NO_OWN_FOODS: OwnShelf = { foodById, packagesOf: () => undefined, called: () => undefined }

function catalogFoodOf(own: OwnFood, isReadForAll: boolean): CatalogFood {
  const { id, name, category, contains } = own
  // Where nobody has read a label, the name counts for all that foods so called usually have.
  const said = contains ? statedInWords(name) : findingsInWords(name)
  const unread = { allergens: contains === undefined, rest: !isReadForAll }
  const size = sizeOf(own)
  return {
    id,
    name,
    plural: name,
    synonyms: [],
    ndbNo: null,
    compositionSource: null,
    aisle: AISLES[category],
    category,
    refusePct: 0,
    measures: size ? { each: size.grams, package: size.grams, ...named(size.container, size.grams) } : {},
    ...(size?.densityGPerMl ? { densityGPerMl: size.densityGPerMl } : {}),
    shelfLifeDays: KEEPS[category],
    allergens: [...new Set([...(contains ?? []), ...said.allergens])],
    traits: said.traits,
    groups: [],
    fodmap: isReadForAll ? 'low' : 'unknown',
    composition: compositionOf(own),
    equivalents: equivalentsOf(own),
    unread,
    parts: [],
    isOwn: true,
  }
}

function named(container: string | null, grams: number): Record<string, number> {
  return container === null ? {} : { [container]: grams }
}

function sizeOf({ packageText = '', servingText = '' }: OwnFood) {
  const density = labelServing(servingText)?.densityGPerMl ?? null
  const size = packageSize(packageText)
  if (!size) return null
  const { grams, isByVolume, container } = size
  const densityGPerMl = density ?? (isByVolume ? 1 : null)
  return { grams: isByVolume ? grams * (densityGPerMl ?? 1) : grams, container, densityGPerMl }
}

/** None where its price or what it holds is not known. */
function packagesOfOwn(own: OwnFood): readonly Package[] {
  const size = sizeOf(own)
  const { priceCents } = own
  if (!size || priceCents === undefined || priceCents === 0) return []
  // Rounded up, or a recipe that takes the whole jar would take two.
  const grams = Math.ceil(size.grams)
  return [
    {
      id: `${own.id}-package`,
      foodId: own.id,
      name: own.name,
      amountText: own.packageText ?? '',
      netG: grams,
      edibleG: grams,
      priceCents,
      lowCents: priceCents,
      highCents: priceCents,
      asOf: own.pricedOn ?? '',
      source: OWN_PRICE,
      priceClass: 'stable',
    },
  ]
}

const OWN_PRICE = 'household'

/** Per 100 g, from what the label says of a serving. */
function compositionOf({ nutrition = {}, servingText = '' }: OwnFood): Composition {
  const serving = labelServing(servingText)
  const per100G = (nutrient: MealNutrient) => {
    const figure = nutrition[nutrient]
    return figure === undefined || !serving?.grams ? null : (figure * 100) / serving.grams
  }
  return {
    energyKcal: per100G('calories'),
    proteinG: per100G('protein'),
    carbsG: per100G('carbs'),
    fatG: per100G('fat'),
    saturatedFatG: null,
    fiberG: per100G('fiber'),
    sugarG: per100G('sugar'),
    sodiumMg: per100G('sodium'),
    cholesterolMg: per100G('cholesterol'),
  }
}

/** A label says nothing of groups, but how much sugar is added; without any sugar none is. */
function equivalentsOf({ nutrition = {}, servingText = '' }: OwnFood): Equivalents | null {
  const grams = labelServing(servingText)?.grams
  const added = nutrition.addedSugar ?? (nutrition.sugar === 0 ? 0 : undefined)
  if (added === undefined || !grams) return null
  return { ...NOT_LOOKED_UP, addedSugarG: (added * 100) / grams }
}

const AISLES: Readonly<Record<PantryCategory, string>> = {
  Produce: 'produce',
  Meat: 'meat',
  Dairy: 'dairy',
  Grains: 'grains',
  Canned: 'canned-goods',
  Frozen: 'frozen',
  Condiments: 'condiments',
  Snacks: 'snacks',
  Other: 'baking',
}

/** Days, on the short side of what foods of the category keep. */
const KEEPS: Readonly<Record<PantryCategory, CatalogFood['shelfLifeDays']>> = {
  Produce: { unopened: 5, opened: 3 },
  Meat: { unopened: 3, opened: 2 },
  Dairy: { unopened: 14, opened: 7 },
  Grains: { unopened: 180, opened: 60 },
  Canned: { unopened: 365, opened: 4 },
  Frozen: { unopened: 120, opened: 60 },
  Condiments: { unopened: 180, opened: 14 },
  Snacks: { unopened: 60, opened: 14 },
  Other: { unopened: 90, opened: 14 },
}
