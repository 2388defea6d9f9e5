import type { CheckRequest } from '@pennyplate/contract/ai/check'
import type { CustomMealRequest } from '@pennyplate/contract/ai/custom-meal'
import type { QuickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import type { RecipeRequest } from '@pennyplate/contract/ai/recipe'
import type { ReplaceRequest } from '@pennyplate/contract/ai/replace'
import type { ShoppingListRequest } from '@pennyplate/contract/ai/shopping-list'
import type { SidesRequest } from '@pennyplate/contract/ai/sides'
import type { RecipesQuery } from '@pennyplate/contract/recipes/household-recipes'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { writeReading } from '../../own-recipes/write-reading.ts'
import type { Asked, ChangeOf, SeededPlanRequest } from '../asked.ts'
import { matchRecipes } from './box/match-recipes.ts'
import { readWords } from './context/unchecked-words.ts'
import { completeMeal } from './dish/complete-meal.ts'
import { describeCustomMeal } from './dish/describe-custom-meal.ts'
import { findSides } from './dish/find-sides.ts'
import { writeRecipe } from './dish/write-recipe.ts'
import { buildShoppingList } from './list/build-shopping-list.ts'
import type { ListToRevise } from './list/changed-foods.ts'
import { reviseList } from './list/revise-list.ts'
import { completeWeek, type WeekToComplete } from './model-meals/complete-week.ts'
import { composeQuickMeal, type QuickMealToCompose } from './model-meals/compose-quick-meal.ts'
import { composeRecipe, type RecipeToCompose } from './model-meals/compose-recipe.ts'
import { judgeMeals, type MealsToJudge } from './model-meals/judge-meals.ts'
import { type MealsToOffer, offerMeals } from './model-meals/offer-meals.ts'
import { checkWeek } from './plan/check-week.ts'
import { type PlanHooks, planWeek } from './plan/plan-week.ts'
import { priceBetter, type WeekToPrice } from './plan/price-better.ts'
import { describeTaste } from './taste/describe-taste.ts'
import { findReplacements } from './week/find-replacements.ts'
import { type MealsToForm, mealsInForm } from './week/meals-in-form.ts'
import { suggestQuickMeal } from './week/suggest-quick-meal.ts'

/** The tasks that worker threads run. Each is a pure function. */
const TASKS = {
  planWeek: (asked: Asked<SeededPlanRequest>, hooks: PlanHooks) => planWeek(asked, hooks),
  priceBetter: (asked: Asked<WeekToPrice>, hooks: PlanHooks) => priceBetter(asked, hooks),
  findReplacements: (asked: Asked<ChangeOf<ReplaceRequest>>) => findReplacements(asked),
  findSides: (asked: Asked<ChangeOf<SidesRequest>>) => findSides(asked),
  describeCustomMeal: (asked: Asked<CustomMealRequest>) => describeCustomMeal(asked),
  writeRecipe: (asked: Asked<RecipeRequest>) => writeRecipe(asked),
  buildShoppingList: (asked: Asked<ShoppingListRequest>) => buildShoppingList(asked),
  reviseList: (asked: Asked<ListToRevise>) => reviseList(asked),
  mealsInForm: (asked: Asked<MealsToForm>) => mealsInForm(asked),
  suggestQuickMeal: (asked: Asked<QuickMealRequest>) => suggestQuickMeal(asked),
  judgeMeals: (asked: Asked<MealsToJudge>) => judgeMeals(asked),
  offerMeals: (asked: Asked<MealsToOffer>) => offerMeals(asked),
  composeRecipe: (asked: Asked<RecipeToCompose>) => composeRecipe(asked),
  composeQuickMeal: (asked: Asked<QuickMealToCompose>) => composeQuickMeal(asked),
  completeWeek: (asked: Asked<WeekToComplete>) => completeWeek(asked),
  checkPlan: (asked: Asked<CheckRequest>) => checkWeek(asked),
  completeMeal: (asked: Asked<Parameters<typeof completeMeal>[0]['request']>) => completeMeal(asked),
  judgeRecipes: (asked: Asked<RecipesQuery>) => matchRecipes(asked),
  readWords: (asked: Asked<unknown>) => readWords(asked),
  describeTaste: (asked: Asked<unknown>) => describeTaste(asked),
  readRecipes: (recipes: readonly OwnRecipeValue[]) => recipes.map(writeReading),
  /** Fills the caches for the household, so that its first question is as fast as the next. */
  warmUp: (asked: Asked<unknown>) => {
    findReplacements({
      ...asked,
      request: { plan: { days: [] }, day: 0, mealType: 'dinner', index: 0, exclude: [] },
    })
  },
}

export type Tasks = typeof TASKS
export type TaskName = keyof Tasks

export function runTask(name: string, input: unknown, hooks: PlanHooks): unknown {
  if (!Object.hasOwn(TASKS, name)) throw new Error(`no task called ${name}`)
  // The only sender is builtin-engine.ts, whose types come from this table.
  const task = TASKS[name as TaskName] as (input: unknown, hooks: PlanHooks) => unknown
  return task(input, hooks)
}
