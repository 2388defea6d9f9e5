import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { mealAt } from '@pennyplate/domain/week/meal-plan'
import { withReplacedMeals } from '@pennyplate/domain/week/replace-meals'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { PlanningContext } from '../context/planning-context.ts'
import { listFor } from '../list/build-shopping-list.ts'
import type { Replacing } from './replaceable-meal.ts'

type Choice = ReplaceAnswer['choices'][number]

/**
 * The planner counts the household's usual portions of known dishes. A dish in place of a meal with guests, or of a typed one, and a
 * holiday's menu are priced as the shopping list prices them. Choices whose claim is then no longer true are left out.
 */
export function pricedAsListed(
  choices: readonly Choice[],
  { plan, day, mealType, index, holiday }: Replacing & Pick<ReplaceRequest, 'holiday'>,
  context: PlanningContext,
  roomCents = Number.POSITIVE_INFINITY,
): Choice[] {
  const at = { day, slot: mealType, index }
  const { people, isCustom } = mealAt<WeekMeal>(plan, at) ?? {}
  if (people === undefined && !isCustom && !holiday) return [...choices]
  const centsOf = (week: WeekPlan) => listFor(context, week).report.totalCents
  const before = centsOf(plan)
  return choices.flatMap((choice) => {
    const { meal, along, delta, group } = choice
    const changed = withReplacedMeals(
      plan,
      [at],
      people === undefined ? meal : { ...meal, people },
      along && placeOf(along),
    )
    const cents = centsOf(changed) - before
    const isTrue = (group !== 'cheaper' || cents < 0) && (group !== 'pair' || cents <= roomCents)
    if (!isTrue) return []
    const reasons = choice.reasons.filter(({ code }) => code !== 'cheaper' || cents < 0)
    return [{ ...choice, reasons, delta: { ...delta, totalCost: dollarsFromCents(cents) } }]
  })
}

function placeOf({ day, mealType, index, meal }: NonNullable<Choice['along']>) {
  return { at: { day, slot: mealType, index }, meal }
}
