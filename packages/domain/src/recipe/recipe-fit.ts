import type { FoodRule, RuleId } from '../diet/diet.ts'
import { type JudgedIngredient, judgeIngredients } from '../diet/diet.ts'
import type { CookingTool, MEAL_DIFFICULTIES } from '../profile/profile-options.ts'
import { activeMinutesFor } from './batch-minutes.ts'
import type { WrittenSteps } from './fit-steps.ts'
import { type CookingMethod, DIFFICULTIES, type Difficulty, difficultyOf, type Recipe } from './recipe.ts'

/** What a household can and may cook. */
export interface KitchenRules {
  readonly foodRules: readonly FoodRule[]
  readonly tools: readonly CookingTool[]
  readonly maxDifficulty: Difficulty
  /** Minutes a meal may take on some day, each once. */
  readonly tableLimits: readonly number[]
}

export type RecipeFit =
  | {
      readonly fits: true /** Indexes of optional ingredients to leave out. */
      readonly leaveOut: readonly number[]
    }
  | { readonly fits: false; readonly reason: 'food'; readonly by: RuleId; readonly index: number }
  | { readonly fits: false; readonly reason: 'tools' | 'difficulty' }

const DIFFICULTY_OF_CHOICE: Readonly<Record<(typeof MEAL_DIFFICULTIES)[number], Difficulty>> = {
  'Easy (5-10 min)': 'easy',
  'Medium (15-30 min)': 'medium',
  'Complex (30+ min)': 'hard',
}

/** The hardest dish a household wants, from its profile. */
export function hardestWanted(choice: (typeof MEAL_DIFFICULTIES)[number]): Difficulty {
  return DIFFICULTY_OF_CHOICE[choice]
}

/** `servings`: of the recipe, for one meal of the household; as many as it is written for if nobody says. */
export function fitRecipe(
  recipe: MethodWithWork & Pick<Recipe, 'tools'>,
  ingredients: readonly JudgedIngredient[],
  kitchen: KitchenRules,
  servings: number = recipe.servings,
): RecipeFit {
  if (!hasTools(recipe.tools, kitchen.tools)) return { fits: false, reason: 'tools' }
  if (!isEasyEnough(recipe, servings, kitchen)) return { fits: false, reason: 'difficulty' }
  const judged = judgeIngredients(ingredients, kitchen.foodRules)
  return judged.verdict === 'allowed'
    ? { fits: true, leaveOut: judged.leaveOut }
    : { fits: false, reason: 'food', by: judged.by, index: judged.index }
}

type MethodWithWork = WrittenSteps & Pick<CookingMethod, 'activeMinutes' | 'totalMinutes'>

/** Whether so many servings are no more work than the household wants, batch after batch where they need several. */
export function isEasyEnough(
  recipe: MethodWithWork,
  servings: number,
  { maxDifficulty }: Pick<KitchenRules, 'maxDifficulty'>,
): boolean {
  return isWithinDifficulty(difficultyOf(activeMinutesFor(recipe, servings)), maxDifficulty)
}

/** Every need is met by one of its tools; a dish without needs asks for none. */
export function hasTools(needs: readonly (readonly CookingTool[])[], tools: readonly CookingTool[]): boolean {
  return missingTools(needs, tools) === undefined
}

/** The tools of the first need that is not met; any one of them would do. */
export function missingTools(
  needs: readonly (readonly CookingTool[])[],
  tools: readonly CookingTool[],
): readonly CookingTool[] | undefined {
  return needs.find((need) => !need.some((tool) => tools.includes(tool)))
}

export function isWithinDifficulty(difficulty: Difficulty, max: Difficulty): boolean {
  return DIFFICULTIES.indexOf(difficulty) <= DIFFICULTIES.indexOf(max)
}
