import { spokenName } from '@pennyplate/catalog/foods/spoken-unit'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { ReplaceAnswer } from '@pennyplate/contract/ai/replace'
import { dollarsFromCents } from '@pennyplate/domain/money'
import type { MealReason } from '@pennyplate/domain/week/meal-reasons'
import { type PlacedSide, placedSides, thawedFrom } from '@pennyplate/planner/plan/place-dishes'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { Assignment } from '@pennyplate/planner/problem/problem'
import type { Alternative, SwapReason } from '@pennyplate/planner/swap/alternatives'
import type { Pair } from '@pennyplate/planner/swap/pairs'
import type { PlanningContext } from '../context/planning-context.ts'
import { addNutrition, portionNutrition, rounded, writePlate } from '../dish/write-meal.ts'
import type { ReplaceableMeal } from './replaceable-meal.ts'

export type Offer = Alternative & Partial<Pick<Pair, 'along'>>

/** The sides of a holiday's dinner. */
export type FestivePlate = (
  form: RecipeForm,
  servingsPerAdult: number,
) => readonly Omit<PlacedSide, 'recipe'>[]

/** With that many sides, nobody eats more of the main dish than its recipe says. */
const FESTIVE_SERVINGS = 1

/** An offer of the planner as a meal, with what it changes. A festive one has its own sides. */
export function choiceOf(
  { recipe, plan, delta, reasons, along }: Offer,
  place: Pick<ReplaceableMeal, 'problem' | 'cooking' | 'offered' | 'before' | 'open'>,
  built: BuiltProblem,
  context: PlanningContext,
  festive?: FestivePlate,
): ReplaceAnswer['choices'] {
  const { problem, cooking, offered, before } = place
  const form = offered.get(recipe)?.form ?? built.forms[recipe]
  if (!form) return []
  const usual = offered.get(recipe)?.servingsPerAdult ?? built.servingsPerAdult(form.recipe)
  const servingsPerAdult = festive ? Math.min(FESTIVE_SERVINGS, usual) : usual
  const sides = festive?.(form, servingsPerAdult) ?? placedSides({ ...built, problem }, plan, cooking)
  const meal = writePlate({ form, servingsPerAdult, sides, ...thawedFrom(built, recipe) }, context)
  const is = addNutrition([meal, ...(meal.sides ?? [])].map(({ nutrition }) => nutrition))
  const known = before.flatMap((dish) => (dish && !dish.isEstimate ? [dish] : []))
  const isKnown = before.length > 0 && known.length === before.length
  const was = isKnown
    ? addNutrition(known.map((dish) => portionNutrition(dish.form, dish.servingsPerAdult)))
    : null
  const change = (after: number | null, earlier: number | null | undefined) =>
    after === null || earlier === null || earlier === undefined ? null : rounded(after - earlier, 1)
  const other = along && mealAlong(along, plan, place, built, context)
  if (along && !other) return []
  return [
    {
      meal,
      ...(other ? { along: other } : {}),
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

function mealAlong(
  { cooking, recipe }: Pair['along'],
  plan: Assignment,
  { problem, open }: Pick<ReplaceableMeal, 'problem' | 'open'>,
  built: BuiltProblem,
  context: PlanningContext,
): ReplaceAnswer['choices'][number]['along'] {
  const [form, old] = [built.forms[recipe], open.get(cooking)]
  if (!form || !old) return undefined
  const { day, slot, index = 0 } = old.at
  const sides = placedSides({ ...built, problem }, plan, cooking)
  const servingsPerAdult = built.servingsPerAdult(form.recipe)
  const meal = writePlate({ form, servingsPerAdult, sides, ...thawedFrom(built, recipe) }, context)
  return { day, mealType: slot, index, was: old.meal.name, meal }
}

function reasonOf(reason: SwapReason, { catalog }: PlanningContext): MealReason[] {
  if (!('foodId' in reason)) return [{ code: reason.code }]
  const food = catalog.foodById(reason.foodId)
  return food ? [{ code: reason.code, food: spokenName(food) }] : []
}
