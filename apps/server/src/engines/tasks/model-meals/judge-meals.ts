import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { ModelMeal } from '@pennyplate/contract/ai/model-answers'
import { isSameName } from '@pennyplate/domain/recipe/dish-name'
import { asLeftover } from '@pennyplate/domain/week/leftovers'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { checkPlan } from '@pennyplate/planner/referee/check-plan'
import type { Asked } from '../../asked.ts'
import type { PlanningContext } from '../context/planning-context.ts'
import { judgedPlate } from '../plan/check-week.ts'
import { contextBesides } from '../week/week-before.ts'
import { forbiddenMention } from './mentioned-foods.ts'
import { type MealDefaults, weighMeal } from './weigh-meal.ts'
import { weighSides } from './weigh-sides.ts'

export type WrittenMeal = {
  readonly at: SlotAddress
  readonly written: ModelMeal
}

export type MealFault = {
  readonly code:
    | 'forbidden-food'
    | 'unknown-food'
    | 'tools'
    | 'difficulty'
    | 'time'
    | 'disliked-dish'
    | 'implausible'
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
  const judged = request.meals.map(({ at, written }): JudgedMeal => {
    const { meal, isPlausible } = weighMeal(written, at.slot, context, request.defaults)
    const sides = weighSides(meal, written.sides, context)
    const plate = sides.length > 0 ? { ...meal, sides } : meal
    const fault = isPlausible ? faultOf(plate, at, context) : ({ code: 'implausible' } as const)
    return { at, meal: plate, fault }
  })
  return judged.map((one, index) => {
    const { leftoverOf = null } = request.meals[index]?.written ?? {}
    return leftoverOf === null ? one : leftFrom(judged.slice(0, index), leftoverOf, one)
  })
}

/** What is left of an earlier meal that keeps so long, with its own sides; otherwise the meal as it was written. */
function leftFrom(earlier: readonly JudgedMeal[], leftoverOf: string, one: JudgedMeal): JudgedMeal {
  const source = earlier.findLast(({ meal }) => isSameName(meal.name, leftoverOf))
  const days = source ? one.at.day - source.at.day : 0
  if (!source || source.fault || days > (source.meal.keepsDays ?? 0)) return one
  const { sides: _, ...main } = source.meal
  const { sides } = one.meal
  return { at: one.at, meal: asLeftover({ ...main, ...(sides ? { sides } : {}) }), fault: null }
}

function faultOf(meal: PlannedMeal, at: SlotAddress, context: PlanningContext): MealFault | null {
  const { profile, tastes, wholeCatalog, week, rules } = context
  if (tastes.dislikes.has(dishKeyOf(wholeCatalog.recipes, meal))) return { code: 'disliked-dish' }
  const judged = judgedPlate(meal)
  const day = at.slot === 'snacks' ? { snacks: [judged] } : { [at.slot]: judged }
  const days = Array.from({ length: at.day + 1 }, (_, before) => (before === at.day ? day : {}))
  const { violations } = checkPlan(days, { profile, pantry: [], dislikes: [], week }, wholeCatalog)
  for (const violation of violations) {
    if (violation.code === 'forbidden-food' || violation.code === 'unknown-food')
      return { code: violation.code, food: violation.ingredient, by: violation.by }
    if (violation.code === 'tools' || violation.code === 'difficulty' || violation.code === 'time')
      return { code: violation.code }
  }
  // The referee has judged the ingredients of catalog dishes; their names need no check.
  if (meal.recipeId !== undefined) return null
  for (const text of [meal.name, ...(meal.ingredients ?? [])]) {
    const mention = forbiddenMention(text, rules.foodRules, rules.unresolved)
    if (mention) return { code: 'forbidden-food', food: mention.said, by: mention.by }
  }
  return null
}
