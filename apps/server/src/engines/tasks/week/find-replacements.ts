import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import type { HandedMeal } from '@pennyplate/contract/ai/meal'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { mealAt } from '@pennyplate/domain/week/meal-plan'
import type { MealReason } from '@pennyplate/domain/week/meal-reasons'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { PlannedCooking } from '@pennyplate/planner/problem/problem'
import { type Alternative, alternatives, type SwapReason } from '@pennyplate/planner/swap/alternatives'
import type { Asked } from '../../asked.ts'
import { builtProblemOf, type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import type { FoundDish } from '../dish/find-dish.ts'
import { portionNutrition, rounded, writeMeal } from '../dish/write-meal.ts'
import { type EatenMeal, readWeek } from './read-week.ts'
import { weekAsProblem } from './week-as-problem.ts'

const CHOICES = { fewest: 3, most: 6 } as const

/** Other dishes for one slot of a week, best first, with what each changes in the week's total. */
export function findReplacements({ household, today, request }: Asked<ReplaceRequest>): ReplaceAnswer {
  const context = planningContextOf(household, today)
  return replacementsIn(request, context, builtProblemOf(context))
}

export function replacementsIn(
  request: Pick<ReplaceRequest, 'plan' | 'day' | 'mealType' | 'index' | 'exclude'>,
  context: PlanningContext,
  built: BuiltProblem,
): ReplaceAnswer {
  const at = { day: request.day, slot: request.mealType, index: request.index }
  const current = mealAt<HandedMeal>(request.plan, at)
  const eaten = readWeek(request.plan, context)
  const isHere = ({ at: place }: EatenMeal) =>
    place.day === at.day && place.slot === at.slot && (place.index ?? 0) === at.index
  const { problem, plan } = weekAsProblem(built, eaten, context)
  // The last recipe of the problem is an empty one, for meals we cannot weigh and for an empty slot.
  const here = eaten.findIndex(isHere)
  const cooking = here >= 0 ? here : problem.cookings.length
  const meal = dishMealOf(at.slot)
  const place: PlannedCooking = { day: at.day, meal, eaten: [{ day: at.day, meal }] }
  const wholeProblem = here >= 0 ? problem : { ...problem, cookings: [...problem.cookings, place] }
  const wholePlan = here >= 0 ? plan : [...plan, problem.recipes.length - 1]
  const refused = new Set(
    [...request.exclude.map((name) => ({ name })), ...(current ? [current] : [])].map((meal) =>
      dishKeyOf(context.catalog.recipes, meal),
    ),
  )
  const rejected = built.forms.flatMap(({ recipe }, index) => (refused.has(recipe.id) ? [index] : []))
  // Dishes that are in the week but not in the household's problem are not offered.
  const exclude = [...rejected, ...[...problem.recipes.keys()].slice(built.problem.recipes.length)]
  const find = (budgetCents: number | null) =>
    alternatives({ ...wholeProblem, budgetCents }, wholePlan, {
      cookings: [cooking],
      exclude,
      limit: CHOICES.most,
    })
  const within = find(problem.budgetCents)
  // A dish over the budget is better than no choice.
  const found = within.length >= CHOICES.fewest ? within : firstOfEach([...within, ...find(null)])
  const before = eaten[here]?.dish ?? null
  return { choices: found.flatMap((one) => choiceOf(one, before, built, context)) }
}

function firstOfEach(found: readonly Alternative[]): Alternative[] {
  const seen = new Set<number>()
  return found.filter(({ recipe }) => !seen.has(recipe) && seen.add(recipe)).slice(0, CHOICES.most)
}

function choiceOf(
  { recipe, delta, reasons }: Alternative,
  before: FoundDish | null,
  { forms, servingsPerAdult }: BuiltProblem,
  context: PlanningContext,
): ReplaceAnswer['choices'] {
  const form = forms[recipe]
  if (!form) return []
  const meal = writeMeal(form, servingsPerAdult, context)
  const was = before && !before.isEstimate ? portionNutrition(before.form, before.servingsPerAdult) : null
  const change = (after: number | null, earlier: number | null | undefined) =>
    after === null || earlier === null || earlier === undefined ? null : rounded(after - earlier, 1)
  return [
    {
      meal,
      delta: {
        totalCost: dollarsFromCents(delta.checkoutCents),
        calories: change(meal.nutrition.calories, was?.calories),
        protein: change(meal.nutrition.protein, was?.protein),
        minutes: change(
          meal.cookingTime,
          before && !before.isEstimate ? before.form.recipe.totalMinutes : null,
        ),
      },
      reasons: reasons.flatMap((reason) => reasonOf(reason, context)),
    },
  ]
}

function reasonOf(reason: SwapReason, { catalog }: PlanningContext): MealReason[] {
  if (!('foodId' in reason)) return [{ code: reason.code }]
  const food = catalog.foodById(reason.foodId)?.name
  return food ? [{ code: reason.code, food }] : []
}
