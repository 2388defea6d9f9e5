import { isSameName } from '../recipe/dish-name.ts'
import { mealAt, type SlotAddress, withMeals, withoutMeal } from './meal-plan.ts'
import { type WeekBook, weekAt, withWeek } from './week-book.ts'
import type { MealAddress, WeekOutcome } from './week-commands.ts'
import { MEAL_PLACE_NAMES, type MealPlace, type WeekMeal, type WeekPlan } from './week-plan.ts'
import { type PlannedReason, reportAfterChange } from './week-report.ts'
import { type CommandOf, done, fault, inOpenWeek, inWeek, type PlannedEntry } from './week-steps.ts'

/** Commands on single meals. All but `lock` change what is bought, so the total is unknown afterwards. */

export function replace(book: WeekBook, week: PlannedEntry, command: CommandOf<'replace'>): WeekOutcome {
  const { at, meal, alsoAt = [], reasons = [{ code: 'custom' }], offer, mayAdd = false } = command
  const slots = [at, ...alsoAt]
  if (meal.name.trim() === '') return fault('empty_name')
  const isThere = (slot: SlotAddress) =>
    mayAdd ? week.plan.days[slot.day] !== undefined : mealAt(week.plan, slot) !== undefined
  if (!slots.every(isThere)) return fault('no_such_slot')
  if (isSameName(mealAt(week.plan, at)?.name ?? '', meal.name)) return fault('same_meal')
  // The offer was for one slot of exactly this week.
  const isOffered =
    alsoAt.length === 0 && offer !== undefined && week.plan.report?.totalCents === offer.fromCents
  const totalCents = isOffered ? offer.toCents : null
  return done(withChangedMeals(book, week, slots, withMeals(week.plan, slots, meal), { reasons, totalCents }))
}

export function changeMeal(
  book: WeekBook,
  at: MealAddress,
  change: (meal: WeekMeal) => WeekMeal,
): WeekOutcome {
  return inOpenWeek(book, at.week, (week) => {
    const meal = mealAt(week.plan, at)
    if (!meal) return fault('no_such_meal')
    return done(withChangedMeals(book, week, [at], withMeals(week.plan, [at], change(meal))))
  })
}

export function lock(book: WeekBook, { at, isLocked = true }: CommandOf<'lock'>): WeekOutcome {
  return inWeek(book, at.week, ({ weekStart, plan }) => {
    const meal = mealAt(plan, at)
    if (!meal) return fault('no_such_meal')
    const { isLocked: _, ...open } = meal
    // Says nothing about the food, so total, proof and list stay.
    const kept = plan.boughtAt === undefined ? {} : { boughtAt: plan.boughtAt }
    const changed = { ...withMeals(plan, [at], isLocked ? { ...open, isLocked } : open), ...kept }
    return done(withWeek(book, weekStart, { plan: changed }))
  })
}

/** Two meals change places; a meal moved to an empty place leaves its own empty. */
export function move(book: WeekBook, week: PlannedEntry, { from, to }: CommandOf<'move'>): WeekOutcome {
  const target = weekAt(book, to.week ?? from.week ?? book.current)
  if (!target?.plan) return fault('no_plan')
  if (target.shoppingList !== null) return fault('already_accepted')
  const moved = mealAt(week.plan, from)
  if (!moved) return fault('no_such_meal')
  if (!target.plan.days[to.day]) return fault('no_such_slot')
  const there = mealAt(target.plan, to)
  const left = there ? withMeals(week.plan, [from], there) : withoutMeal(week.plan, from)
  if (target.weekStart === week.weekStart)
    return done(withChangedMeals(book, week, [from, to], withMeals(left, [to], moved)))
  const emptied = withChangedMeals(book, week, [from], left)
  const entry = { ...target, plan: target.plan }
  return done(withChangedMeals(emptied, entry, [to], withMeals(target.plan, [to], moved)))
}

/** Copying into an accepted week reopens it. */
export function copy(book: WeekBook, week: PlannedEntry, { from, to }: CommandOf<'copy'>): WeekOutcome {
  const source = weekAt(book, from.week ?? book.current)
  const meals = source?.weekStart === book.current ? source?.plan : (source?.accepted?.plan ?? source?.plan)
  const meal = meals && mealAt(meals, from)
  if (!meal) return fault('no_such_meal')
  if (!week.plan.days[to.day]) return fault('no_such_slot')
  return done(withChangedMeals(book, week, [to], withMeals(week.plan, [to], meal)))
}

function withChangedMeals(
  book: WeekBook,
  { weekStart, plan: before }: PlannedEntry,
  slots: readonly SlotAddress[],
  plan: WeekPlan,
  {
    reasons = [],
    totalCents = null,
  }: Readonly<{ reasons?: readonly PlannedReason[]; totalCents?: number | null }> = {},
): WeekBook {
  const { report } = before
  const changed = report
    ? { ...plan, report: reportAfterChange(report, slots, { reasons, totalCents }) }
    : plan
  return withWeek(book, weekStart, { plan: changed, shoppingList: null })
}

export function mealElsewhere(place: MealPlace, paidCents?: number): WeekMeal {
  const paid = paidCents === undefined ? {} : { paidCents }
  return { name: MEAL_PLACE_NAMES[place], place, estimatedCost: 0, ...paid }
}
