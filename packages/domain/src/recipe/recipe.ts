import type { WordFinding } from '../allergen-lexicon/findings-in-words.ts'
import type { Amount } from '../amounts/units.ts'
import type { FoodFacts, FoodId } from '../food/food.ts'
import type { CookingTool, Cuisine, SnackType } from '../profile/profile-options.ts'
import type { DinnerForm } from './dinner-form.ts'
import type { LeastBatch } from './least-batch.ts'
import type { NotEaten } from './not-eaten.ts'
import type { Ahead, Batch, PlateFacts, SideFacts } from './plate.ts'

export const DISH_MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type DishMeal = (typeof DISH_MEALS)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export type RecipeId = string

export interface RecipeIngredient {
  readonly foodId: FoodId
  readonly amount: Amount
  /** "finely chopped"; empty where there is nothing to do. */
  readonly preparation: string
  readonly isOptional: boolean
  /** Missing where all of it is eaten. */
  readonly notEaten?: NotEaten
}

/** Foods that may take the place of others, one for one by amount, all of them together. */
export interface RecipeVariant {
  readonly id: string
  /** What people read where the dish's own name would say a food that is swapped; else null. */
  readonly name: string | null
  readonly formerNames: readonly string[]
  readonly swaps: ReadonlyMap<FoodId, FoodId>
}

/** A way to cook a dish with other tools. */
export interface CookingMethod {
  readonly activeMinutes: number
  /** From start to plate, without the waits in which the kitchen can be left. */
  readonly totalMinutes: number
  /** Soaking, rising, chilling, slow cooking; of work ahead all but a thaw. */
  readonly unattendedMinutes: number
  /** Null where all work is done on the day. */
  readonly ahead: Ahead | null
  /** Every inner list is one need and the tools that meet it. */
  readonly tools: readonly (readonly CookingTool[])[]
  readonly steps: readonly string[]
  /** Null where any number of servings is made alike, such as sandwiches. */
  readonly batch: Batch | null
}

export const PLAN_WISHES = ['often', 'sometimes', 'never'] as const
export type PlanWish = (typeof PLAN_WISHES)[number]

/** A line of a household's own recipe, as it was written. */
export interface OwnDishLine {
  /**
   * `open`: nobody has said which food it means. `unpriced`: a food of the household's own, of which the price or the weight is
   * not known. `harmless`: no rule needs to know.
   */
  readonly is: 'heading' | 'tied' | 'open' | 'unpriced' | 'harmless'
  readonly text: string
  /** Of an unpriced line. */
  readonly food?: FoodFacts
  /** Of a tied line, its place among the ingredients. */
  readonly ingredient?: number
  /** The places of its further foods. */
  readonly also?: readonly number[]
  /** What its words name beyond its food. */
  readonly beyond: readonly WordFinding[]
}

/** What only a household's own recipe says. */
export interface OwnDish {
  /** How usual it is at this table, 1 to 5. */
  readonly familiarity: number
  readonly plan: PlanWish
  readonly lines: readonly OwnDishLine[]
  /** Days its leftovers keep, as the household says. Missing: as dishes of ours like it. */
  readonly keepsDays?: number | undefined
  /** What it is for dinner, as the household says. */
  readonly atDinner?: DinnerForm | undefined
  /** It does not say how long it takes: its minutes are for planning only. */
  readonly isTimeUnknown?: boolean | undefined
  /** Allergens that its headings and steps name and none of its lines. */
  readonly beside: readonly WordFinding[]
}

/** A dish as it was written down. What can be computed from it is never written. */
export interface Recipe extends CookingMethod {
  readonly id: RecipeId
  readonly name: string
  /** Ids and names this dish had, also as other dishes that were merged into it. */
  readonly formerIds: readonly RecipeId[]
  readonly formerNames: readonly string[]
  readonly description: string
  readonly meals: readonly DishMeal[]
  readonly snackTypes: readonly SnackType[]
  readonly cuisines: readonly Cuisine[]
  readonly servings: number
  /** The least that can be cooked; missing where any amount can. */
  readonly leastBatch?: LeastBatch
  readonly otherMethods: readonly CookingMethod[]
  readonly ingredients: readonly RecipeIngredient[]
  readonly storage: string
  readonly reheating: string
  readonly mealPrepTips: readonly string[]
  readonly batchCooks: boolean
  readonly freezes: boolean
  /** An icon of the Fluent Emoji flat set. */
  readonly illustration: string
  readonly variants: readonly RecipeVariant[]
  /** Null for sides, and for dishes that nobody has placed on a plate yet. */
  readonly plate: PlateFacts | null
  /** Null for main dishes and snacks. */
  readonly side: SideFacts | null
  /** Missing for ours. */
  readonly own?: OwnDish
}

/** The wait of the day itself: work ahead is done the evening before, or earlier. */
export function waitingMinutes({
  unattendedMinutes,
  ahead,
}: Pick<CookingMethod, 'unattendedMinutes' | 'ahead'>): number {
  const aheadMinutes = ahead === null || ahead.task === 'thaw' ? 0 : ahead.hours * 60
  return Math.max(0, unattendedMinutes - aheadMinutes)
}

/** In minutes; null for any. */
export const WORK_AT_MOST = { easy: 15, medium: 30, hard: null } as const satisfies Readonly<
  Record<Difficulty, number | null>
>

/** Minutes of work say how hard a dish is; its oven may take as long as it likes. */
export function difficultyOf(activeMinutes: number): Difficulty {
  if (activeMinutes <= WORK_AT_MOST.easy) return 'easy'
  return activeMinutes <= WORK_AT_MOST.medium ? 'medium' : 'hard'
}
