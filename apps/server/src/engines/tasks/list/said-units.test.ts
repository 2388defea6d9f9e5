import type { WrittenRecipe } from '@pennyplate/contract/ai/recipe'
import { saidAmount } from '@pennyplate/domain/amounts/said-amount'
import { savingTipText } from '@pennyplate/domain/shopping/saving-tip-text'
import { saidQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { tipsOf } from '@pennyplate/domain/shopping/shopping-list-tips'
import { expect, it } from 'vitest'
import { householdOf, VARIED_PROFILES } from '../../../testing/households.ts'
import { unsaidAmounts } from '../../../testing/unsaid-amounts.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { recipeOf } from '../dish/write-recipe.ts'
import { composeRecipe } from '../model-meals/compose-recipe.ts'
import { planFor } from '../plan/plan-week.ts'
import { readWeek } from '../week/read-week.ts'
import { listWithTips } from './build-shopping-list.ts'

const TODAY = '2026-11-22'
const HOOKS = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }

function textsOf({ ingredients, instructions, tips }: WrittenRecipe): string[] {
  const lines = ingredients.flatMap(({ quantity, text = '' }) => [quantity, text])
  return [...lines, ...instructions, tips.storage, tips.reheating, ...tips.mealPrepTips]
}

it.each(VARIED_PROFILES.map((profile, at) => ({ at, profile })))(
  'lists, tips and recipes of a planned week say amounts as people do: household $at',
  ({ profile }) => {
    const context = planningContextOf(householdOf(profile), TODAY)
    const { outcome } = planFor(context, { seed: 3 }, HOOKS, { iterations: 60, prove: false })
    if (outcome.event !== 'done') return
    const { plan, report } = outcome.data
    const { shoppingList, report: bill } = listWithTips(context, plan)
    const lines = shoppingList.sections.flatMap(({ items }) => items)
    const rests = [...report.waste, ...bill.waste, ...bill.fromPantry]
    const dishes = readWeek(plan, context).flatMap(({ dish }) => dish ?? [])
    expect(dishes.length).toBeGreaterThan(6)
    expect(
      unsaidAmounts([
        ...lines.map(saidQuantity),
        ...rests.map(({ grams, saidIn }) => saidAmount(grams, saidIn)),
        ...tipsOf(shoppingList).map(savingTipText),
        ...dishes.flatMap((dish) => textsOf(recipeOf(dish, context))),
      ]),
    ).toEqual([])
  },
  120_000,
)

it.each([1, 2, 4, 6, 10])(
  'a week of %i people has no count that cannot be bought or cracked, and no grams',
  (people) => {
    const context = planningContextOf(householdOf({ adults: people, weeklyBudget: 90 * people }), TODAY)
    const { outcome } = planFor(context, { seed: people }, HOOKS, { iterations: 60, prove: false })
    if (outcome.event !== 'done') throw new Error('not planned')
    const { plan } = outcome.data
    const lines = listWithTips(context, plan).shoppingList.sections.flatMap(({ items }) => items)
    const recipes = readWeek(plan, context).flatMap(({ dish }) => (dish ? [recipeOf(dish, context)] : []))
    const bought = lines.flatMap(({ packages }) => packages.map(({ count }) => count))
    expect(bought.filter((count) => !Number.isInteger(count) || count < 1)).toEqual([])
    const counted = recipes.flatMap(({ ingredients }) =>
      ingredients.filter(({ unit, isCountedWhole }) => unit === 'each' && isCountedWhole),
    )
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.filter(({ amount }) => !Number.isInteger(amount))).toEqual([])
    expect(unsaidAmounts([...lines.map(saidQuantity), ...recipes.flatMap(textsOf)])).toEqual([])
  },
  60_000,
)

it.each([1, 2, 4, 6, 10])('a recipe of a language model says its amounts as people do for %i', (people) => {
  const ingredients = [
    '3 eggs',
    '1 banana',
    '2 onions',
    '1 can black beans',
    '400 g spaghetti',
    '0.5 bunch parsley',
  ]
  const meal = { name: 'Model pasta', ingredients, servings: 4 }
  const written = {
    ingredients,
    instructions: ['Boil 2 liters of water, add the spaghetti and stir in 3 eggs.'],
    minutes: 20,
    tips: { storage: '', reheating: '', mealPrepTips: [] },
  }
  const household = householdOf({ adults: people })
  const composed = composeRecipe({ household, today: TODAY, request: { meal, written } })
  if (!composed.ok) throw new Error(composed.food)
  expect(unsaidAmounts(textsOf(composed.recipe))).toEqual([])
})

it('a recipe of a language model has US units in its lines, steps and tips', () => {
  const household = householdOf({ adults: 3 })
  const meal = {
    name: 'Model pasta',
    ingredients: ['400 g spaghetti', '250 ml milk', '30 g butter'],
    servings: 2,
  }
  const written = {
    ingredients: meal.ingredients,
    instructions: [
      'Boil 2 liters of water, then add 400 g spaghetti.',
      'Melt 30g butter in 250 ml milk at 180 °C.',
    ],
    minutes: 20,
    tips: {
      storage: 'Keeps 3 days; freeze in 500 ml boxes.',
      reheating: 'Add 50 ml water.',
      mealPrepTips: [],
    },
  }
  const composed = composeRecipe({ household, today: TODAY, request: { meal, written } })
  if (!composed.ok) throw new Error(composed.food)
  expect(unsaidAmounts(textsOf(composed.recipe))).toEqual([])
  expect(composed.recipe.instructions[0]).toBe('Boil 8 1/2 cups of water, then add 14 oz spaghetti.')
})
