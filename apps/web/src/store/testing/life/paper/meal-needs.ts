import { foodById } from '@pennyplate/catalog/foods/foods'
import { mealsPerRecipe } from '@pennyplate/domain/recipe/meal-prep'
import { adultEquivalents } from '@pennyplate/domain/week/adult-portions'
import { isOnPaper, type Need, needsOnPaper } from '../../../../../../server/src/testing/paper-checker.ts'
import type { Said } from './household.ts'
import type { OwnOnPaper } from './own-recipes.ts'
import { wholeGrainsOf } from './whole-grains.ts'

export type Meal = Readonly<{
  name: string
  recipeId?: string
  formId?: string
  servingsPerAdult?: number
  people?: number
  place?: string
  leftoverOf?: string | undefined
  fromFreezer?: object
  sides?: readonly Readonly<{ name: string; recipeId?: string; formId?: string; servingsPerAdult?: number }>[]
}>

type Own = ReadonlyMap<string, OwnOnPaper>
const MILK: Readonly<Record<string, string>> = { 'Whole Milk': 'milk-whole', 'Oat Milk': 'oat-milk' }

/** Everybody at the table, guests included. */
export function peopleAt({ people }: Meal, { adults, kids }: Said): number {
  return people ?? adults + kids
}

/** Grams of each food that one meal needs; undefined where no file says what is in it. */
export function needsOfMeal(meal: Meal, said: Said, own: Own): Map<string, Need> | undefined {
  if (meal.place !== undefined) return new Map()
  const recipe = meal.recipeId === undefined ? undefined : own.get(meal.recipeId)
  const recipes = new Map(recipe ? [[recipe.name, recipe]] : [])
  const thawed = meal.fromFreezer ? { ...meal, name: '', leftoverOf: undefined } : meal
  // Another food than the line names is cooked with: the paper does not say which.
  if (!isOnPaper(thawed, recipes) || (recipe && meal.formId !== undefined)) return undefined
  const kitchen = {
    milk: MILK[said.dairyPreferences.milk] ?? '',
    wholeGrains: wholeGrainsOf(said),
    mealsPerRecipe: mealsPerRecipe(said as never),
  }
  const share = peopleAt(meal, said) / (said.adults + said.kids)
  const eaters = adultEquivalents(said as never) * share
  const needs = (part: Meal, people: number) =>
    needsOnPaper([{ meals: { meal: part } }], people, { ...kitchen, recipes })
  if (!recipe || meal.fromFreezer) return needs(thawed, eaters)
  const babies = said.kidAges.filter((age) => age < 2).length
  const main = needs({ ...meal, sides: [], servingsPerAdult: 1 }, Math.max(1, peopleAt(meal, said) - babies))
  return sumOf([main, needs({ ...meal, name: '', leftoverOf: undefined }, eaters)])
}

const POURED = /^(?:pinch|dash|tsp|tbsp|fl oz|cup|pint|quart|gallon)$/

/** The heaviest piece that the food is counted in: a jar, a slice. Recipes and carts round to whole ones. */
export function pieceG(foodId: string): number {
  const measures = Object.entries(foodById(foodId)?.measures ?? {})
  return Math.max(0, ...measures.flatMap(([unit, grams]) => (POURED.test(unit) ? [] : [grams])))
}

export function sumOf(all: readonly ReadonlyMap<string, Need>[]): Map<string, Need> {
  const sum = new Map<string, Need>()
  for (const needs of all)
    for (const [food, { requiredG, atMostG }] of needs) {
      const before = sum.get(food) ?? { requiredG: 0, atMostG: 0 }
      sum.set(food, { requiredG: before.requiredG + requiredG, atMostG: before.atMostG + atMostG })
    }
  return sum
}
