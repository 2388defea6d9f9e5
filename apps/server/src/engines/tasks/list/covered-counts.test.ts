import type { WrittenRecipe } from '@pennyplate/contract/ai/recipe'
import { isMassUnit, isVolumeUnit } from '@pennyplate/domain/amounts/units'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { householdOf, VARIED_PROFILES } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { recipeOf } from '../dish/write-recipe.ts'
import { planFor } from '../plan/plan-week.ts'
import { readWeek, shopForDishes } from '../week/read-week.ts'

const TODAY = '2026-11-22'
const PANTRY = [
  { name: 'Eggs', quantity: '5' },
  { name: 'Flour tortillas', quantity: '3' },
  { name: 'Canned black beans', quantity: '2 cans' },
]
const HOOKS = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }
/** Whole tenths of a gram for each meal. */
const ROUNDING_G = 2

/** Edible grams of what the lines of a recipe count, such as eggs and cans, for one meal of it. */
function countedG(recipe: WrittenRecipe): Map<string, number> {
  const meals = recipe.isMealPrep ? DAYS_PER_PLAN : 1
  const counted = new Map<string, number>()
  for (const { foodId, amount, unit, exact, grams } of recipe.ingredients) {
    if (!foodId || !exact || !grams || isMassUnit(unit) || isVolumeUnit(unit)) continue
    counted.set(foodId, (counted.get(foodId) ?? 0) + (grams * amount) / exact.amount / meals)
  }
  return counted
}

/** Pieces of each food that recipes list as "2 onions", for one meal of each. */
function pieces(recipes: readonly WrittenRecipe[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { ingredients, isMealPrep } of recipes)
    for (const { foodId, amount, unit } of ingredients)
      if (foodId && unit === 'each')
        counted.set(foodId, (counted.get(foodId) ?? 0) + amount / (isMealPrep ? DAYS_PER_PLAN : 1))
  return counted
}

it.each([1, 2, 4, 5])('three onions of the recipes are three bought onions, for %i people', (people) => {
  const context = planningContextOf(householdOf({ adults: people, weeklyBudget: 90 * people }), TODAY)
  const bought = [7, 8].flatMap((seed) => {
    const { outcome } = planFor(context, { seed }, HOOKS, { iterations: 60, prove: false })
    if (outcome.event !== 'done') throw new Error('not planned')
    const dishes = readWeek(outcome.data.plan, context).flatMap(({ dish }) => dish ?? [])
    const asked = pieces(dishes.map((dish) => recipeOf(dish, context)))
    return shopForDishes(dishes, context).lines.flatMap(({ food, needG, cover }) => {
      const count = asked.get(food.id)
      const [only, ...others] = cover?.lines ?? []
      const isByThePiece = others.length === 0 && only?.pack.amountText.startsWith('each')
      // What is measured by the cup too is no number of pieces.
      const isCounted = Math.abs(needG - (count ?? 0) * (food.measures.each ?? 0)) < ROUNDING_G
      return isByThePiece && isCounted && count && only ? [{ food: food.id, count, bought: only.count }] : []
    })
  })
  expect(bought.length).toBeGreaterThan(2)
  expect(bought.filter(({ count, bought }) => bought !== Math.ceil(count - 0.01))).toEqual([])
})

it.each(VARIED_PROFILES.map((profile, at) => ({ at, profile })))(
  'the list and the pantry have all that the recipes of the week count: household $at',
  ({ profile }) => {
    for (let seed = 1; seed <= rounds(1, 8); seed++) {
      const pantry = seed % 2 === 0 ? [] : PANTRY
      const context = planningContextOf(householdOf(profile, { pantry }), TODAY)
      const { outcome } = planFor(context, { seed }, HOOKS, { iterations: 60, prove: false })
      if (outcome.event !== 'done') continue
      const dishes = readWeek(outcome.data.plan, context).flatMap(({ dish }) => dish ?? [])
      const { lines, fromPantry } = shopForDishes(dishes, context)
      const there = new Map([
        ...fromPantry.map(({ food, grams }) => [food.id, grams] as const),
        ...lines.map(({ food, needG }) => [food.id, needG] as const),
      ])
      const asked = new Map<string, number>()
      const isMealPrep = context.profile.prepStyle === 'Weekly Meal Prep'
      for (const dish of dishes) {
        // One chicken is cooked for the dinner and the lunch after it.
        const meals = dish.form.recipe.leastBatch && !isMealPrep ? (dish.sittings ?? 1) : 1
        for (const [foodId, grams] of countedG(recipeOf(dish, context, meals)))
          asked.set(foodId, (asked.get(foodId) ?? 0) + grams / meals)
      }
      const short = [...asked].filter(([foodId, grams]) => grams > (there.get(foodId) ?? 0) + ROUNDING_G)
      expect(short).toEqual([])
      expect(asked.size).toBeGreaterThan(0)
    }
  },
  120_000,
)
