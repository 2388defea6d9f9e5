import { withoutPortions } from '@pennyplate/domain/pantry/frozen-dish'
import { comingMeals } from '@pennyplate/domain/week/coming-meals'
import { freezerPortionsAt } from '@pennyplate/domain/week/from-freezer'
import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { weekStartIn } from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import type { ReservedFood } from '@pennyplate/planner/household/pantry-stock'
import type { Household } from '../../household.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { needsOf, readWeek } from './read-week.ts'

/** A household's context for a week; food that the week before it still needs is not at home for it. */
export function contextBesides({ week, ...household }: Household, today: string): PlanningContext {
  const start = week && weekStartIn(week.plan)
  if (!week || start === undefined || weekStartOf(start) >= weekStartOf(today))
    return planningContextOf(household, today)
  const now = week.today ?? start
  const context = planningContextOf(household, now)
  const thawed = freezerPortionsAt<WeekMeal>(week.plan, comingAt(week, context))
  const pantry = withoutPortions(household.pantry, thawed)
  return planningContextOf({ ...household, pantry, reserved: neededBy(week, context) }, today)
}

/** Grams of each food that the meals of the week need that are still to be cooked. */
export function neededBy(week: NonNullable<Household['week']>, context: PlanningContext): ReservedFood {
  const coming = comingAt(week, context)
  const dishes = readWeek(week.plan, context).flatMap(({ at, dish }) =>
    dish && coming.some((slot) => isSameSlot(slot, at)) ? [dish] : [],
  )
  return Object.fromEntries(needsOf(dishes, context).map(({ foodId, needG }) => [foodId, needG]))
}

function comingAt(week: NonNullable<Household['week']>, context: PlanningContext): SlotAddress[] {
  return comingMeals({
    ...week,
    today: context.week.firstDay,
    isBatch: context.profile.prepStyle === 'Weekly Meal Prep',
  })
}
