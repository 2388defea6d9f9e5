import type { CheckAnswer, CheckRequest } from '@pennyplate/contract/ai/check'
import type { CustomMealAnswer, CustomMealRequest } from '@pennyplate/contract/ai/custom-meal'
import type { PlanEvent } from '@pennyplate/contract/ai/plan'
import type { QuickMealAnswer, QuickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import type { RecipeAnswer, RecipeRequest } from '@pennyplate/contract/ai/recipe'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import type { ShoppingListAnswer, ShoppingListRequest } from '@pennyplate/contract/ai/shopping-list'
import type { SidesAnswer, SidesRequest } from '@pennyplate/contract/ai/sides'
import type { HouseholdRecipesAnswer, RecipesQuery } from '@pennyplate/contract/recipes/household-recipes'
import type { TasteAnswer } from '@pennyplate/contract/taste/taste'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import type { Asked, AskedBy, ChangeOf, FinalPlanEvent, SeededPlanRequest } from './asked.ts'
import type { UncheckedWords } from './tasks/context/unchecked-words.ts'
import type { Tasks } from './tasks/run-task.ts'

/** What makes plans: the built-in optimizer, or a language model. Failures are thrown as an AppError. */
export type Engine = {
  planWeek: (
    asked: Asked<SeededPlanRequest>,
    by: AskedBy,
    onEvent: (event: Exclude<PlanEvent, FinalPlanEvent>) => void,
  ) => Promise<FinalPlanEvent>
  findReplacements: (asked: Asked<ChangeOf<ReplaceRequest>>, by: AskedBy) => Promise<ReplaceAnswer>
  findSides: (asked: Asked<ChangeOf<SidesRequest>>, by: AskedBy) => Promise<SidesAnswer>
  describeCustomMeal: (asked: Asked<CustomMealRequest>, by: AskedBy) => Promise<CustomMealAnswer>
  writeRecipe: (asked: Asked<RecipeRequest>, by: AskedBy) => Promise<RecipeAnswer>
  buildShoppingList: (asked: Asked<ShoppingListRequest>, by: AskedBy) => Promise<ShoppingListAnswer>
  /** Brings the list of an accepted week up to date. */
  reviseList: (
    asked: Parameters<Tasks['reviseList']>[0],
    by: AskedBy,
  ) => Promise<ReturnType<Tasks['reviseList']>>
  /** The meals of an accepted week that are cooked in another form by now. */
  mealsInForm: (
    asked: Parameters<Tasks['mealsInForm']>[0],
    by: AskedBy,
  ) => Promise<ReturnType<Tasks['mealsInForm']>>
  suggestQuickMeal: (asked: Asked<QuickMealRequest>, by: AskedBy) => Promise<QuickMealAnswer | null>
  checkPlan: (asked: Asked<CheckRequest>, by: AskedBy) => Promise<CheckAnswer>
  judgeRecipes: (asked: Asked<RecipesQuery>, by: AskedBy) => Promise<HouseholdRecipesAnswer>
  readWords: (asked: Asked<unknown>, by: AskedBy) => Promise<UncheckedWords>
  describeTaste: (asked: Asked<unknown>, by: AskedBy) => Promise<TasteAnswer>
  /** What the lines of own recipes mean, as it is stored. */
  readRecipes: (recipes: readonly OwnRecipeValue[], by: AskedBy) => Promise<string[]>
  completeMeal: (
    asked: Parameters<Tasks['completeMeal']>[0],
    by: AskedBy,
  ) => Promise<ReturnType<Tasks['completeMeal']>>
  close: () => Promise<void>
}

/** The chat engine also has it check, price and complete what a language model wrote. */
export type BuiltinEngine = Engine & {
  readonly [N in 'judgeMeals' | 'completeWeek' | 'offerMeals' | 'composeRecipe' | 'composeQuickMeal']: (
    asked: Parameters<Tasks[N]>[0],
    by: AskedBy,
  ) => Promise<ReturnType<Tasks[N]>>
}
