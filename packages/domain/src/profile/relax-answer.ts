import { DIET_TYPES, DISLIKED_FOODS, type DietType, type DislikedFood } from '../diet/diet-options.ts'
import { wordsOf } from '../food/word-forms.ts'
import { type CompleteProfile, PLANNED_WITHOUT_ANSWER, withDefaults } from './profile.ts'
import { COOKING_TOOLS, type CookingTool, type MealType, SNACK_TYPES } from './profile-options.ts'
import { smallerTargets } from './smaller-portions.ts'
import { hasTableLimit, NO_TABLE_LIMITS } from './table-limits.ts'

/** One answer of the profile, made less strict. What may protect somebody's health is not among them. */
export type AnswerChange =
  | { readonly code: 'allow-harder-dishes' }
  | { readonly code: 'allow-any-time' }
  | { readonly code: 'add-tool'; readonly tool: CookingTool }
  | { readonly code: 'drop-diet' }
  | { readonly code: 'drop-dislike'; readonly food: DislikedFood }
  | { readonly code: 'drop-own-dislikes' }
  | { readonly code: 'allow-milk' }
  | { readonly code: 'allow-eggs' }
  | { readonly code: 'allow-any-snack' }
  | { readonly code: 'plan-no-snacks' }
  | { readonly code: 'skip-meal'; readonly meal: MealType }
  | { readonly code: 'smaller-portions'; readonly caloriesShare: number }

/** The answers that change with it. */
export function relaxAnswer(profile: CompleteProfile, change: AnswerChange): Partial<CompleteProfile> {
  const { cookingTools, dairyPreferences, dislikedFoods, mealTypes, nutritionalTargets } = profile
  const usual = withDefaults({})
  switch (change.code) {
    case 'allow-harder-dishes':
      return { mealDifficulty: 'Complex (30+ min)' }
    case 'allow-any-time':
      return { onTableWithin: [...NO_TABLE_LIMITS] }
    case 'add-tool':
      return { cookingTools: [...toolsOf(cookingTools), change.tool] }
    case 'drop-diet':
      return { dietType: 'None' }
    case 'drop-dislike':
      return { dislikedFoods: dislikedFoods.filter((food) => food !== change.food) }
    case 'drop-own-dislikes':
      return { customDislikedFoods: '' }
    case 'allow-milk':
      return { dairyPreferences: { ...dairyPreferences, milk: usual.dairyPreferences.milk } }
    case 'allow-eggs':
      return { dairyPreferences: { ...dairyPreferences, eggs: usual.dairyPreferences.eggs } }
    case 'allow-any-snack':
      return { snackTypes: [...SNACK_TYPES] }
    case 'plan-no-snacks':
      return { snackTypes: [] }
    case 'skip-meal':
      return { mealTypes: mealTypes.filter((meal) => meal !== change.meal) }
    case 'smaller-portions':
      return {
        nutritionalTargets: smallerTargets(
          nutritionalTargets,
          change.caloriesShare,
          usual.nutritionalTargets.dailyCalories,
        ),
      }
  }
}

/** Every change of one answer that could make more dishes fit. */
export function answersToRelax(profile: CompleteProfile): AnswerChange[] {
  const { customDislikedFoods, dairyPreferences, dietType, dislikedFoods, mealTypes, snackTypes } = profile
  const { mealDifficulty, onTableWithin } = profile
  const tools = toolsOf(profile.cookingTools)
  const isPlanned = (rest: readonly unknown[]) => rest.length > 0
  return [
    ...(mealDifficulty === 'Complex (30+ min)' ? [] : [{ code: 'allow-harder-dishes' } as const]),
    ...(hasTableLimit(onTableWithin) ? [{ code: 'allow-any-time' } as const] : []),
    ...COOKING_TOOLS.filter((tool) => !tools.includes(tool)).map(
      (tool) => ({ code: 'add-tool', tool }) as const,
    ),
    ...(isDroppable(dietType) ? [{ code: 'drop-diet' } as const] : []),
    ...dislikedFoods.map((food) => ({ code: 'drop-dislike', food }) as const),
    ...(customDislikedFoods.trim() === '' ? [] : [{ code: 'drop-own-dislikes' } as const]),
    ...(dairyPreferences.milk === 'No Milk' ? [{ code: 'allow-milk' } as const] : []),
    ...(isEggRule(dairyPreferences.eggs) ? [{ code: 'allow-eggs' } as const] : []),
    ...(isPlanned(snackTypes) && snackTypes.length < SNACK_TYPES.length
      ? [{ code: 'allow-any-snack' } as const]
      : []),
    ...(isPlanned(snackTypes) && isPlanned(mealTypes) ? [{ code: 'plan-no-snacks' } as const] : []),
    ...(mealTypes.length > 1 ? mealTypes.map((meal) => ({ code: 'skip-meal', meal }) as const) : []),
  ]
}

/** The answers that only the household itself may change, in its own words. */
export function answersToKeep({ allergies, dietaryRestrictions, dietType }: CompleteProfile): KeptAnswer[] {
  const isKeptDiet = dietType !== 'None' && !isDroppable(dietType)
  return [
    ...allergies.map((word) => ({ field: 'allergies', word }) as const),
    ...dietaryRestrictions.map((word) => ({ field: 'dietaryRestrictions', word }) as const),
    ...(isKeptDiet ? [{ field: 'dietType', word: dietType } as const] : []),
  ]
}

export interface KeptAnswer {
  readonly field: 'allergies' | 'dietaryRestrictions' | 'dietType'
  readonly word: string
}

/** The profile without an answer that is kept, to see what it rules out. */
export function withoutAnswer(profile: CompleteProfile, { field, word }: KeptAnswer): CompleteProfile {
  if (field === 'dietType') return { ...profile, dietType: 'None' }
  return { ...profile, [field]: profile[field].filter((other) => other !== word) }
}

type OwnAnswers = Pick<
  CompleteProfile,
  'allergies' | 'customDislikedFoods' | 'dietaryRestrictions' | 'dislikedFoods' | 'customDiet'
>

/** The change that lifts a rule, from the rule's id; undefined for answers that are kept. */
export function relaxingRule(ruleId: string, answers: OwnAnswers): AnswerChange | undefined {
  if (DIET_TYPES.some((diet) => isDroppable(diet) && ruleId === `diet:${dashed(diet)}`))
    return { code: 'drop-diet' }
  if (ruleId === 'preference:no-milk') return { code: 'allow-milk' }
  if (ruleId === 'preference:no-eggs' || ruleId === 'preference:egg-whites') return { code: 'allow-eggs' }
  const food = DISLIKED_FOODS.find((one) => ruleId === `dislike:${dashed(one)}`)
  if (food && answers.dislikedFoods.includes(food)) return { code: 'drop-dislike', food }
  return isOwnDislike(ruleId, answers) ? { code: 'drop-own-dislikes' } : undefined
}

/** Whether the rule was typed among the dislikes, and nowhere that may protect somebody's health. */
function isOwnDislike(ruleId: string, { customDislikedFoods, ...kept }: OwnAnswers): boolean {
  const [kind, word = ''] = ruleId.split(':')
  const isSaid = (text: string) =>
    wordsOf(text)
      .join(' ')
      .includes(wordsOf(word.replaceAll('-', ' ')).join(' '))
  if (kind === 'dislike') return customDislikedFoods.trim() !== ''
  if (kind !== 'text' || !isSaid(customDislikedFoods)) return false
  return ![...kept.allergies, ...kept.dietaryRestrictions, kept.customDiet].some(isSaid)
}

/** A diet that is often kept for health, or in own words, is not dropped by a press. */
const KEPT_DIETS: readonly DietType[] = ['Gluten-Free', 'Dairy-Free', 'Low FODMAP', 'Other']

function isDroppable(diet: DietType): boolean {
  return diet !== 'None' && !KEPT_DIETS.includes(diet)
}

function toolsOf(tools: readonly CookingTool[]): readonly CookingTool[] {
  return tools.length > 0 ? tools : PLANNED_WITHOUT_ANSWER.cookingTools
}

function isEggRule(eggs: CompleteProfile['dairyPreferences']['eggs']): boolean {
  return eggs === 'No Eggs' || eggs === 'Egg Whites Only'
}

/** "Brussels Sprouts" is the rule "brussels-sprouts". */
function dashed(option: string): string {
  return option.toLowerCase().replaceAll(' ', '-')
}
