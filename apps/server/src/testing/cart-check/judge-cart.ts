import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import type { ShoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { wholeGrainsOnPaper } from '../whole-grains-on-paper.ts'
import { type Ban, objection } from './bans.ts'
import { foodLabel, packageLabel, recipeInBook } from './label-book.ts'
import type { RestrictedHousehold } from './restricted-household.ts'

/** Describes everything in meals, cart and pantry that this household must not eat. */
export function judgeCart(
  week: PlannedWeek,
  { shoppingList, report }: ShoppingListAnswer,
  asked: RestrictedHousehold,
): string[] {
  const meals = week.days.flatMap(({ meals: { breakfast, lunch, dinner, snacks } }) =>
    [breakfast, lunch, dinner, ...snacks].flatMap((meal) => meal ?? []),
  )
  const lines = shoppingList.sections.flatMap(({ items }) => items)
  const fromPantry = [
    ...report.fromPantry.map(({ foodId }) => foodId),
    ...lines.flatMap(({ foodId, pantryG }) => (foodId !== undefined && pantryG > 0 ? [foodId] : [])),
  ]
  return [
    ...meals.flatMap((meal) => judgeDish(meal, asked)),
    ...lines.flatMap(({ packages }) => packages.flatMap(({ id }) => judgePackage(id, asked.bans))),
    ...fromPantry.flatMap((foodId) => judgeStock(foodId, asked)),
  ]
}

/**
 * A recipe in its form, with this household's milk, eggs and bread. Optional ingredients can be left out, and white bread
 * stays where nobody may eat the whole-wheat one.
 */
export function judgeDish(
  { name, recipeId, formId }: Pick<PlannedMeal, 'name' | 'recipeId' | 'formId'>,
  { bans, household }: RestrictedHousehold,
): string[] {
  const recipe = recipeInBook(`${recipeId}`)
  if (!recipe) return [`dish "${name}" is in no file`]
  const swap = formId === undefined ? {} : recipe.swaps.get(formId)
  if (!swap) return [`dish "${name}" has no variant "${formId}"`]
  const own = ownMilkAndEggs(household.profile.dairyPreferences)
  const faultsWith = (grains: ReadonlyMap<string, string>) =>
    recipe.lines.flatMap(({ foodId, isOptional }) => {
      const written = swap[foodId] ?? foodId
      const id = own.get(written) ?? grains.get(written) ?? written
      const label = foodLabel(id)
      if (!label) return [`dish "${name}" has the unknown food "${id}"`]
      return isOptional ? [] : objections(bans, label).map((why) => `dish "${name}": ${label.name} ${why}`)
    })
  const wholeGrain = faultsWith(wholeGrainsOnPaper(household.profile.wholeGrains))
  return wholeGrain.length === 0 ? [] : faultsWith(new Map())
}

export function judgePackage(id: string, bans: readonly Ban[]): string[] {
  const label = packageLabel(id)
  if (!label) return [`package "${id}" is in no file`]
  const food = foodLabel(label.foodId)
  const said = [...objections(bans, label), ...(food ? objections(bans, food) : [])]
  return [...new Set(said)].map((why) => `cart: ${label.name} (${label.foodId}) ${why}`)
}

/** Food from the pantry counts only if at least one item of it is allowed. */
function judgeStock(foodId: string, { atHome, bans }: RestrictedHousehold): string[] {
  const items = atHome.filter((one) => one.foodId === foodId)
  if (items.length === 0) return [`pantry: nothing at home is "${foodId}"`]
  const isEdible = items.some(({ item }) => {
    const own = {
      name: item.name,
      contains: new Set<string>([...(item.allergens ?? []), ...(item.mayContain ?? [])]),
      traits: new Set<string>(item.traits ?? []),
    }
    return bans.every((ban) => ban.only !== undefined || objection(ban, own) === null)
  })
  return isEdible ? [] : [`pantry: ${foodId} is counted and must not be eaten`]
}

function objections(bans: readonly Ban[], label: Parameters<typeof objection>[1]): string[] {
  return bans.flatMap((ban) => objection(ban, label) ?? [])
}

const MILKS: Readonly<Record<string, string>> = {
  'Whole Milk': 'milk-whole',
  '2% Milk': 'milk-2-percent',
  '1% Milk': 'milk-1-percent',
  'Skim Milk': 'milk-skim',
  'Lactose-Free Milk': 'milk-lactose-free',
  'Almond Milk': 'almond-milk',
  'Soy Milk': 'soy-milk-unsweetened',
  'Oat Milk': 'oat-milk',
  'Coconut Milk': 'coconut-milk-drink',
}
const EGGS: Readonly<Record<string, string>> = {
  'Large Brown Eggs': 'egg-large-brown',
  'Medium Eggs': 'egg-medium',
  'Jumbo Eggs': 'egg-jumbo',
  'Organic Eggs': 'egg-organic',
  'Pasture-Raised Eggs': 'egg-pasture-raised',
  'Egg Whites Only': 'egg-white-liquid',
  'Liquid Eggs': 'egg-liquid',
}

export function ownMilkAndEggs({ milk, eggs }: { milk: string; eggs: string }): Map<string, string> {
  const cows = ['milk-whole', 'milk-2-percent', 'milk-1-percent', 'milk-skim']
  const own = new Map<string, string>()
  const [meantMilk, meantEggs] = [MILKS[milk], EGGS[eggs]]
  if (meantMilk) for (const id of cows) own.set(id, meantMilk)
  if (meantEggs) own.set('egg-large', meantEggs)
  return own
}
