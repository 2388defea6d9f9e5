import { isSameName } from '../recipe/dish-name.ts'
import { followed, withOtherMeals } from './accepted-week.ts'
import { asLeftover, leftoversFrom, settleLeftovers, withoutRemake } from './leftovers.ts'
import { isSameSlot, mealAt, type SlotAddress, withMeals, withoutMeal } from './meal-plan.ts'
import { withMovedCooking } from './moved-cooking.ts'
import { isWeekAccepted, type WeekBook, weekAt, withWeek } from './week-book.ts'
import type { MealAddress, WeekOutcome } from './week-commands.ts'
import { MEAL_PLACE_NAMES, type MealPlace, type WeekMeal, type WeekPlan } from './week-plan.ts'
import { type PlannedReason, reportAfterChange } from './week-report.ts'
import { type CommandOf, done, fault, inWeek, type PlannedEntry } from './week-steps.ts'

/** Commands on single meals. All but `lock` change what is bought, so the total is unknown afterwards. */

export function replace(book: WeekBook, week: PlannedEntry, command: CommandOf<'replace'>): WeekOutcome {
  const { at, meal, alsoAt = [], reasons = [{ code: 'custom' }], offer, mayAdd = false } = command
  const slots = [at, ...alsoAt]
  if (meal.name.trim() === '') return fault('empty_name')
  const isThere = (slot: SlotAddress) =>
    mayAdd ? week.plan.days[slot.day] !== undefined : mealAt(week.plan, slot) !== undefined
  if (!slots.every(isThere)) return fault('no_such_slot')
  if (isSameName(mealAt(week.plan, at)?.name ?? '', meal.name)) return fault('same_meal')
  // The offer was for one slot of exactly this week, before anything of it was bought.
  const isOffered =
    !isWeekAccepted(week) &&
    alsoAt.length === 0 &&
    offer !== undefined &&
    week.plan.report?.totalCents === offer.fromCents
  const totalCents = isOffered ? offer.toCents : null
  const plan = withReplacedLeftovers(withMeals(week.plan, slots, meal), week.plan, slots)
  return done(withChangedMeals(book, week, slots, plan, { reasons, totalCents }))
}

/** What was left of the old meal is now left of the new one, with its own sides; if it keeps so long. */
function withReplacedLeftovers(plan: WeekPlan, before: WeekPlan, slots: readonly SlotAddress[]): WeekPlan {
  return slots.reduce((changed, slot) => {
    const meal = mealAt<WeekMeal>(changed, slot)
    return leftoversFrom<WeekMeal>(before, slot).reduce((done, at) => {
      const { sides, people, isLocked, leftoverOf, place } = mealAt<WeekMeal>(done, at) ?? {}
      const keeps = (meal?.keepsDays ?? 0) >= at.day - slot.day
      if (!meal || !keeps || isLocked || place || leftoverOf === undefined) return done
      const { sides: _, people: __, ...main } = asLeftover(meal)
      const plate = { ...main, ...(sides ? { sides } : {}), ...(people === undefined ? {} : { people }) }
      const eatenAgain = withoutRemake(plate)
      return withMeals<WeekMeal, WeekPlan>(done, [at], eatenAgain)
    }, changed)
  }, plan)
}

export function changeMeal(
  book: WeekBook,
  at: MealAddress,
  change: (meal: WeekMeal) => WeekMeal,
): WeekOutcome {
  return inWeek(book, at.week, (week) => {
    const meal = mealAt(week.plan, at)
    if (!meal) return fault('no_such_meal')
    return done(withChangedMeals(book, week, [at], withMeals(week.plan, [at], change(meal))))
  })
}

export function lock(book: WeekBook, { at, isLocked = true }: CommandOf<'lock'>): WeekOutcome {
  return inWeek(book, at.week, (week) => {
    const meal = mealAt(week.plan, at)
    if (!meal) return fault('no_such_meal')
    const { isLocked: _, ...open } = meal
    // Says nothing about the food, so total, proof and list stay.
    const plan = withMeals(week.plan, [at], isLocked ? { ...open, isLocked } : open)
    return done(withWeek(book, week.weekStart, { plan, accepted: followed(week, plan) }))
  })
}

/** Two meals change places; a meal moved to an empty place leaves its own empty. */
export function move(book: WeekBook, week: PlannedEntry, { from, to }: CommandOf<'move'>): WeekOutcome {
  const outcome = moveMeals(book, week, { from, to })
  if (!outcome.ok) return outcome
  return done({ ...outcome.book, cooked: withMovedCooking(book.cooked, book, placesOfMove({ from, to })) })
}

/** Without a week of its own the target is in the week of the meal. */
export function placesOfMove({ from, to }: Pick<CommandOf<'move'>, 'from' | 'to'>) {
  return { from, to: { ...to, week: to.week ?? from.week } }
}

function moveMeals(
  book: WeekBook,
  week: PlannedEntry,
  { from, to }: Pick<CommandOf<'move'>, 'from' | 'to'>,
): WeekOutcome {
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

export function copy(book: WeekBook, week: PlannedEntry, { from, to }: CommandOf<'copy'>): WeekOutcome {
  const source = weekAt(book, from.week ?? book.current)
  const meals = source?.weekStart === book.current ? source?.plan : (source?.accepted?.plan ?? source?.plan)
  const meal = meals && mealAt(meals, from)
  if (!meal) return fault('no_such_meal')
  if (!week.plan.days[to.day]) return fault('no_such_slot')
  return done(withChangedMeals(book, week, [to], withMeals(week.plan, [to], meal)))
}

export function withChangedMeals(
  book: WeekBook,
  week: PlannedEntry,
  slots: readonly SlotAddress[],
  given: WeekPlan,
  {
    reasons = [],
    totalCents = null,
  }: Readonly<{ reasons?: readonly PlannedReason[]; totalCents?: number | null }> = {},
): WeekBook {
  const { report } = week.plan
  const plan = settleLeftovers<WeekMeal, WeekPlan>(given)
  const changed = report
    ? { ...plan, report: reportAfterChange(report, slots, { reasons, totalCents }) }
    : plan
  return withWeek(book, week.weekStart, withOtherMeals(week, changed))
}

export function mealElsewhere(
  place: MealPlace,
  { cents, fromBudget = false }: Pick<CommandOf<'eatOut'>, 'cents' | 'fromBudget'> = {},
): WeekMeal {
  const paid = cents === undefined ? {} : { paidCents: cents, ...(fromBudget ? { isFromBudget: true } : {}) }
  return { name: MEAL_PLACE_NAMES[place], place, estimatedCost: 0, ...paid }
}
