import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isCountedWhole } from '@pennyplate/catalog/foods/counted-whole'
import { allFoods } from '@pennyplate/catalog/foods/foods'
import { containerContents } from '@pennyplate/catalog/prices/usual-size'
import type { ComputedShoppingList } from '@pennyplate/contract/ai/shopping-list'
import { kitchenAmount } from '@pennyplate/domain/amounts/kitchen-amount'
import type { Food } from '@pennyplate/domain/food/food'
import { takenFromContainer } from '@pennyplate/domain/recipe/opened-container'

/**
 * Calculates what a week needs directly from the recipe files, so that a shopping list is checked by code other than the
 * code that wrote it.
 */

export type RecipeOnPaper = {
  name: string
  servings: number
  ingredients: string[]
  variants?: { id: string; name?: string; swap: Record<string, string> }[]
  leastBatch?: { unit: string; servings: number; whole?: boolean }
}
type WrittenSide = { name: string; formId?: string | undefined; servingsPerAdult?: number | undefined }
type WrittenMeal = WrittenSide & {
  sides?: readonly WrittenSide[] | undefined
  leftoverOf?: string | undefined
}
export type WrittenDays = readonly {
  readonly meals: { readonly [slot: string]: WrittenMeal | readonly WrittenMeal[] | undefined }
}[]

const DATA = fileURLToPath(new URL('../../../../packages/catalog/data/', import.meta.url))
const dishes = rowsIn('recipes')
const sides = rowsIn('sides')

function rowsIn(folder: string): ReadonlyMap<string, RecipeOnPaper> {
  const rows = readdirSync(DATA + folder).flatMap((file): RecipeOnPaper[] =>
    JSON.parse(readFileSync(`${DATA}${folder}/${file}`, 'utf8')),
  )
  return new Map(
    rows.flatMap((row) =>
      [row.name, ...(row.variants ?? []).flatMap(({ name }) => name ?? [])].map((name) => [name, row]),
    ),
  )
}

const NAMED_FOR_WHITE = /white bread|flour tortilla/i
const MILKS = ['milk-whole', 'milk-2-percent', 'milk-1-percent', 'milk-skim']

export type Need = { requiredG: number; atMostG: number }

/** Grams per food, without and with the optional ingredients, which a household may have to leave out. */
export function needsOnPaper(
  days: WrittenDays,
  people: number,
  own: {
    milk?: string
    eggs?: string
    /** The whole-wheat food that stands in for each white one. Recipes of the household's own are cooked as written. */
    wholeGrains?: ReadonlyMap<string, string>
    mealsPerRecipe?: number
    recipes?: ReadonlyMap<string, RecipeOnPaper>
  } = {},
): Map<string, Need> {
  const { mealsPerRecipe = 1, recipes, wholeGrains } = own
  const needs = new Map<string, Need>()
  for (const { meals } of days)
    for (const { meal, row } of Object.values(meals)
      .flatMap((served) => served ?? [])
      .flatMap((meal) => componentsOf(meal, recipes))) {
      if (!row) throw new Error(`no recipe "${meal.name}"`)
      const parts = new Map<string, { requiredG: number; atMostG: number }>()
      const form = row.variants?.find(({ id }) => id === meal.formId)
      const swaps = form?.swap ?? {}
      const isWhite = recipes?.get(row.name) === row || NAMED_FOR_WHITE.test(form?.name ?? row.name)
      const grains = isWhite ? undefined : wholeGrains
      for (const line of row.ingredients) {
        const [quantity = '', written = '', , flag = ''] = line.split('|').map((part) => part.trim())
        const inForm = swaps[written] ?? written
        const swapped = grains?.get(inForm) ?? inForm
        const once = (people / row.servings) * (meal.servingsPerAdult ?? Number.NaN) * mealsPerRecipe
        const batch = batchShare(row, once * row.servings)
        // A pie that two meals eat is one recipe: its half onion is not rounded up for each of them.
        const sharing = Math.round(batch)
        const factor = once * sharing
        const bought = MILKS.includes(swapped)
          ? (own.milk ?? swapped)
          : swapped === 'egg-large'
            ? (own.eggs ?? swapped)
            : swapped
        const weighed = (times: number) =>
          weigh(quantity, swapped, { factor: times, servings: row.servings }, bought)
        const { food, grams } = weighed(factor)
        const household = grams / (mealsPerRecipe * sharing)
        // A dish that is prepared ahead may be eaten at one meal only.
        const alone = once / mealsPerRecipe
        const most = Math.max(
          household * batch,
          weighed(once * batch).grams / mealsPerRecipe,
          weighed(alone * batchShare(row, alone * row.servings)).grams,
        )
        if (food === 'water' || food === 'ice') continue
        const whole = allFoods().get(food)?.partOf
        if (whole) {
          // The zest and the juice of a dish come from the same lemon.
          const wholeG = household / whole.share
          const part = parts.get(whole.foodId) ?? { requiredG: 0, atMostG: 0 }
          if (flag !== 'optional') part.requiredG = Math.max(part.requiredG, wholeG)
          parts.set(whole.foodId, { ...part, atMostG: Math.max(part.atMostG, most / whole.share) })
          continue
        }
        const need = needs.get(bought) ?? { requiredG: 0, atMostG: 0 }
        need.atMostG += most
        if (flag !== 'optional') need.requiredG += household
        needs.set(bought, need)
      }
      for (const [whole, { requiredG, atMostG }] of parts) {
        const need = needs.get(whole) ?? { requiredG: 0, atMostG: 0 }
        needs.set(whole, { requiredG: need.requiredG + requiredG, atMostG: need.atMostG + atMostG })
      }
    }
  return needs
}

/** How many times as much is cooked at most as a meal eats: a whole pie, of which the rest is kept or is another meal. */
function batchShare({ leastBatch }: RecipeOnPaper, wanted: number): number {
  if (!leastBatch || !(wanted > 0)) return 1
  const { servings, whole } = leastBatch
  return Math.max(1, (servings * (whole ? Math.ceil(wanted / servings) : 1)) / wanted)
}

/** A meal without a name is only its sides. */
function componentsOf(meal: WrittenMeal, own: ReadonlyMap<string, RecipeOnPaper> = new Map()) {
  const beside = (meal.sides ?? []).map((side) => ({ meal: side, row: sides.get(side.name) }))
  const name = meal.leftoverOf ?? meal.name
  return name === '' ? beside : [{ meal, row: own.get(name) ?? dishes.get(name) }, ...beside]
}

/** Whether the files have the recipes of all dishes of the meal. */
export function isOnPaper(meal: WrittenMeal, own?: ReadonlyMap<string, RecipeOnPaper>): boolean {
  return componentsOf(meal, own).every(({ row }) => row !== undefined)
}

/**
 * Amounts are as a recipe for so many writes them: no part of an egg, two slices for each sandwich, cans by the half, and a quarter
 * pound. What is bought instead, such as eggs in a carton, may have no pieces to count and is measured in spoons.
 */
function weigh(
  quantity: string,
  food: string,
  { factor, servings }: { readonly factor: number; readonly servings: number },
  bought: string,
) {
  const [, number = '', unit = ''] = /^([\d\s/.]+)\s+(.+)$/.exec(quantity) ?? []
  const amount = number
    .trim()
    .split(/\s+/)
    .reduce((sum, part) => {
      const [top = '', bottom = '1'] = part.split('/')
      return sum + Number(top) / Number(bottom)
    }, 0)
  const known = allFoods().get(food)
  if (!known) throw new Error(`no food "${food}"`)
  const other = bought === food ? undefined : allFoods().get(bought)
  const isMeasured = unit in GRAMS || unit in TEASPOONS
  const isPoured = !isMeasured && other !== undefined && other.measures[unit] === undefined
  const [as, spoon] = isPoured ? [other, 'tbsp'] : [known, unit]
  const written = isPoured ? (amount * gramsOfOne(unit, known)) / gramsOfOne(spoon, as) : amount
  const isAsWritten =
    ((isMeasured || isPoured) && Math.abs(factor - 1) < 1e-6) ||
    takenFromContainer(written * factor, spoon, containerContents(as, spoon)) !== null
  const cooked = isAsWritten
    ? { amount: written * factor, unit: spoon }
    : kitchenAmount(written * factor, spoon, !isPoured && isCountedWhole(known, { amount, unit }, servings))
  // A quarter cup of what the file measures in spoons weighs four of them.
  const inWritten = (TEASPOONS[cooked.unit] ?? Number.NaN) / (TEASPOONS[spoon] ?? Number.NaN)
  if (inWritten > 0) return { food, grams: cooked.amount * inWritten * gramsOfOne(spoon, as) }
  return { food, grams: cooked.amount * gramsOfOne(cooked.unit, as) }
}

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.3495, lb: 453.592 }
/** US volume units in teaspoons. */
const TEASPOONS: Readonly<Record<string, number>> = {
  pinch: 1 / 16,
  dash: 1 / 8,
  tsp: 1,
  tbsp: 3,
  'fl oz': 6,
  cup: 48,
  pint: 96,
  quart: 192,
  gallon: 768,
}
const ML_OF_TEASPOON = 4.92892

/** Edible grams: weights include the peel, while cups and cloves are measured without it. */
function gramsOfOne(unit: string, { id, measures, densityGPerMl, refusePct }: Food): number {
  const onScale = GRAMS[unit]
  if (onScale !== undefined) return (onScale * (100 - refusePct)) / 100
  const own = measures[unit]
  if (own !== undefined) return own
  const spoons = TEASPOONS[unit]
  const [measured, weight] = Object.entries(measures).find(([name]) => name in TEASPOONS) ?? []
  const ofTeaspoon =
    measured === undefined || weight === undefined
      ? (densityGPerMl ?? Number.NaN) * ML_OF_TEASPOON
      : weight / (TEASPOONS[measured] ?? Number.NaN)
  if (spoons === undefined || Number.isNaN(ofTeaspoon)) throw new Error(`unknown weight: 1 ${unit} of ${id}`)
  return spoons * ofTeaspoon
}

/** Tolerance for rounding: about 0.1 g per meal of the week. */
const ROUNDING_G = 3
/** Nothing is bought for the hundredth that the words of the pantry may be short. */
const HOME_AT_MOST = 1.01

/** Returns everything that is wrong with a list for these needs and this pantry. */
export function faultsOnPaper(
  list: ComputedShoppingList,
  needs: ReadonlyMap<string, Need>,
  homeG: ReadonlyMap<string, number> = new Map(),
): string[] {
  const lines = list.sections.flatMap(({ items }) => items)
  const faults: string[] = []
  const boughtG = new Map(
    lines.map(({ foodId = '', packages }) => [
      foodId,
      packages.reduce((sum, { edibleG, count }) => sum + edibleG * count, 0),
    ]),
  )
  if (boughtG.size !== lines.length) faults.push('a food stands on two lines')
  for (const [food, { requiredG }] of needs) {
    const there = (homeG.get(food) ?? 0) * HOME_AT_MOST + (boughtG.get(food) ?? 0)
    if (there < requiredG - ROUNDING_G) faults.push(`${food}: needs ${requiredG} g, has ${there} g`)
  }
  for (const { foodId = '', packages, estimatedPrice = Number.NaN } of lines) {
    const need = needs.get(foodId)
    if (!need) faults.push(`${foodId}: nobody needs it`)
    const there = (homeG.get(foodId) ?? 0) + (boughtG.get(foodId) ?? 0)
    for (const { edibleG, id } of packages)
      if (there - edibleG >= (need?.atMostG ?? 0) + ROUNDING_G) faults.push(`${id}: could stay on the shelf`)
    const cents = packages.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0)
    if (Math.round(estimatedPrice * 100) !== cents)
      faults.push(`${foodId}: ${estimatedPrice} is not ${cents} cents`)
  }
  const total = lines.reduce((sum, { estimatedPrice = 0 }) => sum + Math.round(estimatedPrice * 100), 0)
  if (Math.round(list.totalCost * 100) !== total)
    faults.push(`the total ${list.totalCost} is not ${total} cents`)
  return faults
}
