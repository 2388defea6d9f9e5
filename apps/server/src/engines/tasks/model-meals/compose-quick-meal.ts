import { boughtForMeal } from '@pennyplate/catalog/recipes/recipe-form'
import type { MealSlot, PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { QuickMealAnswer, QuickMealMatch } from '@pennyplate/contract/ai/quick-meal'
import { SLOT_OF_MEAL } from '@pennyplate/domain/week/meal-slot'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { linesOfMeal } from '../dish/dish-from-lines.ts'
import { catalogDish, type FoundDish, foundFromLines } from '../dish/find-dish.ts'
import { expiringOf, isSeasoning, matchPantry, type PantryMatch } from '../dish/match-pantry.ts'
import { recipeOf } from '../dish/write-recipe.ts'
import { type FreeStock, freeStockOf } from '../week/free-stock.ts'
import { composeRecipe } from './compose-recipe.ts'
import type { ModelRecipe } from './model-recipe.ts'

export type QuickMealToCompose = {
  /** Already judged. */
  readonly meal: PlannedMeal
  readonly written: ModelRecipe
  readonly mealTypes: readonly MealSlot[]
}

export type ComposedQuickMeal =
  | { readonly ok: true; readonly answer: QuickMealAnswer }
  /** Not ok when a step adds a food the household does not eat. */
  | { readonly ok: false; readonly food: string }

/** A model's suggestion with its recipe and what the pantry has of it. A dish from our catalog gets our own recipe. */
export function composeQuickMeal({
  household,
  today,
  request,
}: Asked<QuickMealToCompose>): ComposedQuickMeal {
  const { meal, written, mealTypes } = request
  // A quick meal is cooked once, even in a household that preps its weeks.
  const once = { ...household, profile: { ...household.profile, prepStyle: 'Cook Every Meal' as const } }
  const context = planningContextOf(once, today)
  const stock = freeStockOf(household, context)
  const own = meal.recipeId === undefined ? null : catalogDish(meal, context)
  if (own) {
    const suits = own.form.recipe.meals.map((one) => SLOT_OF_MEAL[one])
    const recipe = recipeOf(own, context)
    return {
      ok: true,
      answer: { meal, mealTypes: suits, recipe, match: matchOf(own, stock, context), engine: 'chat' },
    }
  }
  const composed = composeRecipe({ household: once, today, request: { meal, written } })
  const mealLines = linesOfMeal(meal)
  if (!composed.ok || !mealLines) return { ok: false, food: composed.ok ? meal.name : composed.food }
  const match = matchOf(foundFromLines(mealLines, meal, context), stock, context)
  return {
    ok: true,
    answer: { meal, mealTypes: [...mealTypes], recipe: composed.recipe, match, engine: 'chat' },
  }
}

function matchOf(
  { form, servingsPerAdult, unmatched = [] }: FoundDish,
  { home, free }: FreeStock,
  context: PlanningContext,
): QuickMealMatch {
  const { catalog, adultEquivalents } = context
  const needs = [...boughtForMeal(form, servingsPerAdult * adultEquivalents)]
    .filter(([, grams]) => grams > 0)
    .map(([foodId, grams]) => ({
      foodId,
      name: catalog.foodById(foodId)?.name ?? foodId,
      needG: grams,
      stockG: free.get(foodId)?.grams ?? 0,
      isSeasoning: isSeasoning(catalog.foodById(foodId)),
      homeG: home.get(foodId)?.grams ?? 0,
      packages: catalog.packagesOf(foodId),
    }))
  const match = withUnknown(matchPantry(needs).match, unmatched, context)
  return { ...match, expiring: expiringOf(match.have, context), startedOver: false }
}

/** A line we cannot weigh counts as at home if it names a pantry item; otherwise as missing, at no known price. */
function withUnknown(
  match: PantryMatch,
  lines: readonly string[],
  { household }: PlanningContext,
): PantryMatch {
  if (lines.length === 0) return match
  const atHome = (line: string) =>
    household.pantry.find(({ name }) => line.toLowerCase().includes(name.trim().toLowerCase()))
  const have = lines.flatMap((line) => {
    const item = atHome(line)
    return item ? [{ name: item.name, foodId: '' }] : []
  })
  const missing = lines.filter((line) => !atHome(line)).map((name) => ({ name, foodId: '', cents: null }))
  return {
    ...match,
    covered: null,
    have: [...match.have, ...have],
    missing: [...match.missing, ...missing],
  }
}
