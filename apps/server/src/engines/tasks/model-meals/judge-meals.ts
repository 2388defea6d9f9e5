import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { ModelMeal } from '@pennyplate/contract/ai/model-answers'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { checkPlan } from '@pennyplate/planner/referee/check-plan'
import type { Asked } from '../../asked.ts'
import type { PlanningContext } from '../context/planning-context.ts'
import { judgedMeal } from '../plan/check-week.ts'
import { contextBesides } from '../week/week-before.ts'
import { forbiddenMention } from './mentioned-foods.ts'
import { type MealDefaults, weighMeal } from './weigh-meal.ts'

export type WrittenMeal = {
  readonly at: SlotAddress
  readonly written: ModelMeal
}

export type MealFault = {
  readonly code: 'forbidden-food' | 'unknown-food' | 'tools' | 'difficulty' | 'disliked-dish' | 'implausible'
  /** The food or words that break the rule. */
  readonly food?: string
  readonly by?: string
}

export type JudgedMeal = {
  readonly at: SlotAddress
  readonly meal: PlannedMeal
  /** Null if the meal breaks no rule. */
  readonly fault: MealFault | null
}

export type MealsToJudge = { readonly meals: readonly WrittenMeal[]; readonly defaults: MealDefaults }

/** Computes nutrition and price of each meal a model wrote, and checks it against the household's rules (D23). */
export function judgeMeals({ household, today, request }: Asked<MealsToJudge>): JudgedMeal[] {
  const context = contextBesides(household, today)
  return request.meals.map(({ at, written }) => {
    const { meal, isPlausible } = weighMeal(written, at.slot, context, request.defaults)
    const fault = isPlausible ? faultOf(meal, at, context) : ({ code: 'implausible' } as const)
    return { at, meal, fault }
  })
}

function faultOf(meal: PlannedMeal, at: SlotAddress, context: PlanningContext): MealFault | null {
  const { profile, tastes, wholeCatalog, week, rules } = context
  if (tastes.dislikes.has(dishKeyOf(wholeCatalog.recipes, meal))) return { code: 'disliked-dish' }
  const judged = judgedMeal(meal)
  const day = at.slot === 'snacks' ? { snacks: [judged] } : { [at.slot]: judged }
  const { violations } = checkPlan([day], { profile, pantry: [], dislikes: [], week }, wholeCatalog)
  for (const violation of violations) {
    if (violation.code === 'forbidden-food' || violation.code === 'unknown-food')
      return { code: violation.code, food: violation.ingredient, by: violation.by }
    if (violation.code === 'tools' || violation.code === 'difficulty') return { code: violation.code }
  }
  // The referee has judged the ingredients of catalog dishes; their names need no check.
  if (meal.recipeId !== undefined) return null
  for (const text of [meal.name, ...(meal.ingredients ?? [])]) {
    const mention = forbiddenMention(text, rules.foodRules, rules.unresolved)
    if (mention) return { code: 'forbidden-food', food: mention.said, by: mention.by }
  }
  return null
}
