import type { CheckAnswer, CheckRequest } from '@pennyplate/contract/ai/check'
import type { CustomMealAnswer, CustomMealRequest } from '@pennyplate/contract/ai/custom-meal'
import type { PlanDone, PlanEvent, PlanFailed, PlanRequest } from '@pennyplate/contract/ai/plan'
import type { QuickMealAnswer, QuickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import type { RecipeAnswer, RecipeRequest } from '@pennyplate/contract/ai/recipe'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import type { ShoppingListAnswer, ShoppingListRequest } from '@pennyplate/contract/ai/shopping-list'
import type { UnkeptWords } from './builtin/read-words.ts'
import type { Household } from './household.ts'

/** What somebody asks an engine: for whom, on which day where they live, and what. */
export type Asked<R> = {
  readonly household: Household
  readonly today: string
  readonly request: R
}

export type AskedBy = {
  /** Whose work it is, so that nobody takes every worker. */
  readonly userId: string
  readonly signal: AbortSignal
}

export type PlanOutcome =
  | { readonly event: 'done'; readonly data: PlanDone }
  | { readonly event: 'failed'; readonly data: PlanFailed }

/** Whoever makes plans: our planner, or a language model. What goes wrong on the way is thrown as an AppError. */
export type Engine = {
  planWeek: (
    asked: Asked<PlanWish>,
    by: AskedBy,
    onEvent: (event: Exclude<PlanEvent, PlanOutcome>) => void,
  ) => Promise<PlanOutcome>
  findReplacements: (asked: Asked<ReplaceRequest>, by: AskedBy) => Promise<ReplaceAnswer>
  describeCustomMeal: (asked: Asked<CustomMealRequest>, by: AskedBy) => Promise<CustomMealAnswer>
  writeRecipe: (asked: Asked<RecipeRequest>, by: AskedBy) => Promise<RecipeAnswer>
  buildShoppingList: (asked: Asked<ShoppingListRequest>, by: AskedBy) => Promise<ShoppingListAnswer>
  suggestQuickMeal: (asked: Asked<QuickMealRequest>, by: AskedBy) => Promise<QuickMealAnswer | null>
  checkPlan: (asked: Asked<CheckRequest>, by: AskedBy) => Promise<CheckAnswer>
  /** What the household wrote that no rule stands for. */
  readWords: (asked: Asked<unknown>, by: AskedBy) => Promise<UnkeptWords>
  close: () => Promise<void>
}

export type PlanWish = Pick<PlanRequest, 'avoid' | 'startFrom'> & { readonly seed: number }
