import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import { HOLIDAY_DISHES } from '@pennyplate/catalog/recipes/holiday-dishes'
import type { HandedMeal } from '@pennyplate/contract/ai/meal'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { answersToRelax, relaxAnswer } from '@pennyplate/domain/profile/relax-answer'
import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import type { Holiday } from '@pennyplate/domain/week/holidays'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { MealReason } from '@pennyplate/domain/week/meal-reasons'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import { placedSides } from '@pennyplate/planner/plan/place-dishes'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { Assignment, PlannedCooking, Problem } from '@pennyplate/planner/problem/problem'
import { sidePlacesOf } from '@pennyplate/planner/problem/side-places'
import { type Alternative, alternatives, type SwapReason } from '@pennyplate/planner/swap/alternatives'
import type { Asked } from '../../asked.ts'
import type { Household } from '../../household.ts'
import { buildPlanningContext, builtProblemOf, type PlanningContext } from '../context/planning-context.ts'
import type { FoundDish } from '../dish/find-dish.ts'
import { addNutrition, portionNutrition, rounded, writePlate } from '../dish/write-meal.ts'
import { type EatenMeal, readWeek } from './read-week.ts'
import { weekAsProblem } from './week-as-problem.ts'
import { contextBesides } from './week-before.ts'

const CHOICES = { fewest: 3, most: 6 } as const
const OPENINGS = 3

/** Other dishes for one slot of a week, best first, with what each changes in the week's total. */
export function findReplacements({ household, today, request }: Asked<ReplaceRequest>): ReplaceAnswer {
  const festive = request.holiday && holidayDishes(household, today, { ...request, holiday: request.holiday })
  if (festive && festive.choices.length > 0) return festive
  const context = contextBesides(household, today)
  const answer = replacementsIn(request, context, builtProblemOf(context))
  return answer.choices.length > 0 ? answer : { ...answer, openings: openingsFor(household, today, request) }
}

const EVERY_DIFFICULTY = { mealDifficulty: 'Complex (30+ min)' } as const

/** A holiday is worth a dinner that takes longer than the others. */
function holidayDishes(
  household: Household,
  today: string,
  request: ReplaceRequest & { readonly holiday: Holiday },
): ReplaceAnswer {
  const profile = { ...household.profile, ...EVERY_DIFFICULTY }
  const context = contextBesides({ ...household, profile }, today)
  return replacementsIn(request, context, builtProblemOf(context), HOLIDAY_DISHES[request.holiday])
}

/** Answers of the profile with which there would be other dishes, and what the cheapest of those changes in the total. */
function openingsFor(
  household: Household,
  today: string,
  request: ReplaceRequest,
): ReplaceAnswer['openings'] {
  return answersToRelax(household.profile)
    .filter(({ code }) => code !== 'skip-meal' && code !== 'plan-no-snacks')
    .flatMap((change) => {
      const profile = { ...household.profile, ...relaxAnswer(household.profile, change) }
      const context = buildPlanningContext({ ...household, profile }, today)
      const { choices } = replacementsIn(request, context, builtProblemOf(context))
      const totalCost = Math.min(...choices.map(({ delta }) => delta.totalCost))
      return choices.length > 0 ? [{ change, choices: choices.length, totalCost }] : []
    })
    .sort((a, b) => a.totalCost - b.totalCost)
    .slice(0, OPENINGS)
}

export function replacementsIn(
  request: Pick<ReplaceRequest, 'plan' | 'day' | 'mealType' | 'index' | 'exclude'>,
  context: PlanningContext,
  built: BuiltProblem,
  /** Nothing else is offered: the most usual first, with their usual sides. */
  only?: readonly RecipeId[],
): ReplaceAnswer {
  const at = { day: request.day, slot: request.mealType, index: request.index }
  const current = mealAt<HandedMeal>(request.plan, at)
  const isHere = ({ at: place }: EatenMeal) =>
    place.day === at.day && place.slot === at.slot && (place.index ?? 0) === at.index
  // Leftovers that are replaced are a meal of their own.
  const eaten = readWeek(request.plan, context).map((one) =>
    isHere(one) ? { ...one, source: undefined } : one,
  )
  const { problem, plan, cookingOf } = weekAsProblem(built, eaten, context)
  const here = eaten.findIndex(isHere)
  const cooking = here >= 0 ? cookingOf(here) : problem.cookings.length
  const { wholeProblem, wholePlan } =
    here >= 0 ? { wholeProblem: problem, wholePlan: plan } : withEmptyPlace(problem, plan, at)
  const refused = new Set(
    [...request.exclude.map((name) => ({ name })), ...(current ? [current] : [])].map((meal) =>
      dishKeyOf(context.catalog.recipes, meal),
    ),
  )
  const rejected = built.forms.flatMap(({ recipe }, index) =>
    refused.has(recipe.id) || only?.includes(recipe.id) === false ? [index] : [],
  )
  // Dishes that are in the week but not in the household's problem are not offered.
  const exclude = [...rejected, ...[...problem.recipes.keys()].slice(built.problem.recipes.length)]
  const find = (budgetCents: number | null) =>
    alternatives({ ...wholeProblem, budgetCents }, wholePlan, {
      cookings: [cooking],
      exclude,
      ...(only ? { limit: only.length, hasUsualSides: true } : { limit: CHOICES.most }),
    })
  const within = find(problem.budgetCents)
  // A dish over the budget is better than no choice.
  const found = within.length >= CHOICES.fewest ? within : firstOfEach([...within, ...find(null)])
  const rankOf = ({ recipe }: Alternative) => only?.indexOf(built.forms[recipe]?.recipe.id ?? '') ?? 0
  const ranked = found.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, CHOICES.most)
  const before = here < 0 ? [] : eaten.filter(isHere).map(({ dish }) => dish)
  return {
    openings: [],
    choices: ranked.flatMap((one) => choiceOf(one, cooking, wholeProblem, before, built, context)),
  }
}

/** The last recipe of the problem is an empty one, for meals we cannot weigh and for an empty slot. The one before it is no side. */
function withEmptyPlace(problem: Problem, plan: Assignment, { day, slot }: SlotAddress) {
  const meal = dishMealOf(slot)
  const place: PlannedCooking = { day, meal, eaten: [{ day, meal }] }
  const sides = sidePlacesOf(place, problem.cookings.length)
  const [nothing, unknown] = [problem.recipes.length - 2, problem.recipes.length - 1]
  return {
    wholeProblem: { ...problem, cookings: [...problem.cookings, place, ...sides] },
    wholePlan: [...plan, unknown, ...sides.map(() => nothing)],
  }
}

function firstOfEach(found: readonly Alternative[]): Alternative[] {
  const seen = new Set<number>()
  return found.filter(({ recipe }) => !seen.has(recipe) && seen.add(recipe))
}

function choiceOf(
  { recipe, plan, delta, reasons }: Alternative,
  cooking: number,
  problem: Problem,
  before: readonly (FoundDish | null)[],
  built: BuiltProblem,
  context: PlanningContext,
): ReplaceAnswer['choices'] {
  const form = built.forms[recipe]
  if (!form) return []
  const sides = placedSides({ ...built, problem }, plan, cooking)
  const { servingsPerAdult } = built
  const meal = writePlate({ form, servingsPerAdult, sides }, context)
  const is = addNutrition([meal, ...(meal.sides ?? [])].map(({ nutrition }) => nutrition))
  const known = before.flatMap((dish) => (dish && !dish.isEstimate ? [dish] : []))
  const isKnown = before.length > 0 && known.length === before.length
  const was = isKnown
    ? addNutrition(known.map((dish) => portionNutrition(dish.form, dish.servingsPerAdult)))
    : null
  const change = (after: number | null, earlier: number | null | undefined) =>
    after === null || earlier === null || earlier === undefined ? null : rounded(after - earlier, 1)
  return [
    {
      meal,
      delta: {
        totalCost: dollarsFromCents(delta.checkoutCents),
        calories: change(is.calories, was?.calories),
        protein: change(is.protein, was?.protein),
        minutes: isKnown ? delta.minutes : null,
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
