import { isSameJson } from '../json-equality.ts'
import { withChangedMeals } from '../week/change-meals.ts'
import { leftoversFrom } from '../week/leftovers.ts'
import { isSameSlot, mealAt, type SlotAddress, withMeals, withoutMeal } from '../week/meal-plan.ts'
import { withMovedCooking } from '../week/moved-cooking.ts'
import { type WeekBook, weekAt } from '../week/week-book.ts'
import type { WeekOutcome } from '../week/week-outcome.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import { done, fault, inWeek, type PlannedEntry } from '../week/week-steps.ts'
import { type BetweenMeals, betweenMeals, type Verb } from './verb.ts'

export type Move = BetweenMeals & Readonly<{ type: 'move' }>

/** Two meals change places; a meal moved to an empty place leaves its own empty. */
export const move: Verb<Move> = {
  ...betweenMeals<Move>((book, { from, to }) =>
    inWeek(book, from.week, (week) => {
      const outcome = moveMeals(book, week, { from, to })
      if (!outcome.ok) return outcome
      return done({
        ...outcome.book,
        cooked: withMovedCooking(book.cooked, book, placesOfMove({ from, to })),
      })
    }),
  ),
  undo: {
    /** What was cooked there, unless another meal took the place it came from. */
    alsoBack(restored, [known, after], command) {
      const { from, to } = placesOfMove(command)
      const mealFrom = (book: WeekBook) => {
        const plan = weekAt(book, from.week ?? known.current)?.plan
        return (plan && mealAt(plan, from)) ?? null
      }
      if (!isSameJson(mealFrom(restored), mealFrom(known))) return restored
      return { ...restored, cooked: withMovedCooking(restored.cooked, after, { from: to, to: from }) }
    },
  },
}

/** A target that names no week is in the meal's own week. */
function placesOfMove({ from, to }: BetweenMeals) {
  return { from, to: { ...to, week: to.week ?? from.week } }
}

function moveMeals(book: WeekBook, week: PlannedEntry, { from, to }: BetweenMeals): WeekOutcome {
  const target = weekAt(book, to.week ?? from.week ?? book.current)
  if (!target?.plan) return fault('no_plan')
  const moved = mealAt(week.plan, from)
  if (!moved) return fault('no_such_meal')
  if (!target.plan.days[to.day]) return fault('no_such_slot')
  const there = mealAt(target.plan, to)
  const left = there ? withMeals(week.plan, [from], there) : withoutMeal(week.plan, from)
  if (target.weekStart === week.weekStart) {
    const plan = withMovedLeftovers(withMeals(left, [to], moved), week.plan, from, to)
    return done(withChangedMeals(book, week, [from, to], plan))
  }
  const emptied = withChangedMeals(book, week, [from], left)
  const entry = { ...target, plan: target.plan }
  return done(withChangedMeals(emptied, entry, [to], withMeals(target.plan, [to], moved)))
}

/** What is left of a meal that moved comes as many days after it as before, where that day has a meal to change places with. */
function withMovedLeftovers(plan: WeekPlan, before: WeekPlan, from: SlotAddress, to: SlotAddress): WeekPlan {
  return leftoversFrom<WeekMeal>(before, from).reduce((changed, at) => {
    const later = { ...at, day: at.day + to.day - from.day }
    const [leftover, there] = [mealAt<WeekMeal>(changed, at), mealAt<WeekMeal>(changed, later)]
    if (leftover?.leftoverOf === undefined || !there || there.leftoverOf !== undefined) return changed
    if (leftover.isLocked || leftover.place || there.isLocked || isSameSlot(later, to)) return changed
    return withMeals(withMeals(changed, [at], there), [later], leftover)
  }, plan)
}
