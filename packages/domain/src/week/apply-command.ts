import { addDays } from '../calendar-day.ts'
import { withTaken } from '../pantry/taken-items.ts'
import { isSameName } from '../recipe/dish-name.ts'
import { bought, notBought } from './bought-week.ts'
import { cookedEntry, withCooked } from './cooking-history.ts'
import { mealAt, type SlotAddress, withMeals, withoutMeal } from './meal-plan.ts'
import { mealsKey } from './meals-key.ts'
import { withOwnReport } from './own-report.ts'
import { isWeekAccepted, type WeekBook, type WeekEntry, weekAt, withWeek } from './week-book.ts'
import type {
  DirectCommand,
  MealAddress,
  WeekCommand,
  WeekFacts,
  WeekFault,
  WeekOutcome,
} from './week-commands.ts'
import { weekStartOf, weekToPlan } from './week-days.ts'
import { MEAL_PLACE_NAMES, type MealPlace, type WeekMeal, type WeekPlan } from './week-plan.ts'
import { type PlannedReason, reportAfterChange, reportForReuse } from './week-report.ts'

type CommandOf<T extends WeekCommand['type']> = Extract<WeekCommand, { type: T }>

/**
 * Does one thing to the book, or says why not. Decides what becomes of total, proof, reasons, list and food, so that none of
 * them can be about another week than the one stored.
 */
export function applyCommand(book: WeekBook, command: DirectCommand, facts: WeekFacts): WeekOutcome {
  switch (command.type) {
    case 'take':
      return done(take(book, command.plan, facts))
    case 'put':
      return done(put(book, command.plan, facts))
    case 'prove':
      return inWeek(book, command.week, (week) => prove(book, week, command))
    case 'replace':
      return inOpenWeek(book, command.at.week, (week) => replace(book, week, command))
    case 'swapSide':
      return changeMeal(book, command.at, (meal) => ({ ...meal, sides: command.sides }))
    case 'setServings':
      return changeMeal(book, command.at, ({ people: _, ...meal }) =>
        command.people === null ? meal : { ...meal, people: command.people },
      )
    case 'skip':
      return changeMeal(book, command.at, () => mealElsewhere('skip'))
    case 'eatOut':
      return changeMeal(book, command.at, () => mealElsewhere('out', command.cents))
    case 'lock':
      return lock(book, command)
    case 'move':
      return inOpenWeek(book, command.from.week, (week) => move(book, week, command))
    case 'copy':
      return inWeek(book, command.to.week, (week) => copy(book, week, command))
    case 'accept':
      return inWeek(book, command.week, (week) => accept(book, week, command, facts))
    case 'reopen':
      return inWeek(book, command.week, (week) => reopen(book, week))
    case 'delete':
      return inWeek(book, command.week, ({ weekStart }) =>
        done(withWeek(book, weekStart, { plan: null, shoppingList: null })),
      )
    case 'reuse':
      return reuse(book, command, facts)
    case 'buy':
      return buy(book, command, facts)
    case 'cook':
      return inWeek(book, command.at.week, (week) => cook(book, week, command, facts))
    case 'price':
      return inWeek(book, command.week, () => done(book))
  }
}

const done = (book: WeekBook): WeekOutcome => ({ ok: true, book })
const fault = (name: WeekFault): WeekOutcome => ({ ok: false, fault: name })

type PlannedEntry = WeekEntry & { readonly plan: WeekPlan }

function inWeek(
  book: WeekBook,
  week: string | undefined,
  act: (entry: PlannedEntry) => WeekOutcome,
): WeekOutcome {
  const entry = weekAt(book, week ?? book.current)
  if (!entry?.plan) return fault('no_plan')
  return act({ ...entry, plan: entry.plan })
}

/** Meals of an accepted week change only after it is reopened. */
function inOpenWeek(
  book: WeekBook,
  week: string | undefined,
  act: (entry: PlannedEntry) => WeekOutcome,
): WeekOutcome {
  return inWeek(book, week, (entry) => (entry.shoppingList === null ? act(entry) : fault('already_accepted')))
}

function take(book: WeekBook, plan: WeekPlan, { today }: WeekFacts): WeekBook {
  const weekStart = plan.weekStartDate?.slice(0, 10) ?? weekStartOf(today)
  return { ...withWeek(book, weekStart, { plan, shoppingList: null }), current: weekStart }
}

function put(book: WeekBook, plan: WeekPlan, { today }: WeekFacts): WeekBook {
  const weekStart = plan.weekStartDate?.slice(0, 10) ?? book.current ?? weekStartOf(today)
  const before = weekAt(book, weekStart)
  const isSameMeals = before?.plan ? mealsKey(before.plan) === mealsKey(plan) : false
  const shoppingList = isSameMeals ? (before?.shoppingList ?? null) : null
  const change = { plan: withOwnReport(plan, before?.plan ?? null), shoppingList }
  return { ...withWeek(book, weekStart, change), current: weekStart }
}

function prove(
  book: WeekBook,
  { weekStart, plan }: PlannedEntry,
  { meals, report }: CommandOf<'prove'>,
): WeekOutcome {
  if (mealsKey(plan) !== meals) return fault('changed_since')
  return done(withWeek(book, weekStart, { plan: { ...plan, report } }))
}

function replace(book: WeekBook, week: PlannedEntry, command: CommandOf<'replace'>): WeekOutcome {
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

function changeMeal(book: WeekBook, at: MealAddress, change: (meal: WeekMeal) => WeekMeal): WeekOutcome {
  return inOpenWeek(book, at.week, (week) => {
    const meal = mealAt(week.plan, at)
    if (!meal) return fault('no_such_meal')
    return done(withChangedMeals(book, week, [at], withMeals(week.plan, [at], change(meal))))
  })
}

function lock(book: WeekBook, { at, isLocked = true }: CommandOf<'lock'>): WeekOutcome {
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
function move(book: WeekBook, week: PlannedEntry, { from, to }: CommandOf<'move'>): WeekOutcome {
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
function copy(book: WeekBook, week: PlannedEntry, { from, to }: CommandOf<'copy'>): WeekOutcome {
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

function mealElsewhere(place: MealPlace, paidCents?: number): WeekMeal {
  const paid = paidCents === undefined ? {} : { paidCents }
  return { name: MEAL_PLACE_NAMES[place], place, estimatedCost: 0, ...paid }
}

function accept(
  book: WeekBook,
  week: PlannedEntry,
  { shoppingList }: CommandOf<'accept'>,
  { now }: WeekFacts,
): WeekOutcome {
  if (isWeekAccepted(week)) return fault('already_accepted')
  if (!shoppingList) return fault('needs_server')
  const { weekStart, plan } = week
  const accepted = { plan, dateAccepted: now, weekStartDate: weekStart }
  return done(withWeek(book, weekStart, { shoppingList, accepted }))
}

/** Drops the list; the week must be accepted again. */
function reopen(book: WeekBook, week: PlannedEntry): WeekOutcome {
  if (!isWeekAccepted(week)) return fault('no_shopping_list')
  return done(withWeek(book, week.weekStart, { plan: notBought(week.plan), shoppingList: null }))
}

function reuse(book: WeekBook, { from, week }: CommandOf<'reuse'>, { today }: WeekFacts): WeekOutcome {
  const source = weekAt(book, from)
  const plan = (from === book.current ? source?.plan : source?.accepted?.plan) ?? source?.plan
  if (!plan) return fault('no_such_week')
  const weekStartDate = week ?? weekToPlan(today)
  const { report, ...rest } = notBought(plan)
  const again = { ...rest, weekStartDate, ...(report ? { report: reportForReuse(report) } : {}) }
  return done({
    ...withWeek(book, weekStartDate, { plan: again, shoppingList: null }),
    current: weekStartDate,
  })
}

/** A list written from outside may have no plan. */
function buy(book: WeekBook, { week: weekStart, items }: CommandOf<'buy'>, { now }: WeekFacts): WeekOutcome {
  const week = weekAt(book, weekStart ?? book.current)
  if (!week?.shoppingList) return fault(week?.plan ? 'no_shopping_list' : 'no_plan')
  if (!items) return fault('needs_server')
  const ids = new Set(items.map(({ id }) => id))
  const pantry = [...book.pantry.filter(({ id }) => !ids.has(id)), ...items]
  return done({
    ...withWeek(book, week.weekStart, { plan: week.plan && bought(week.plan, now), shoppingList: null }),
    pantry,
  })
}

function cook(
  book: WeekBook,
  { weekStart, plan }: PlannedEntry,
  command: CommandOf<'cook'>,
  { now }: WeekFacts,
): WeekOutcome {
  const { at, taken, cookedAt = now } = command
  const meal = mealAt(plan, at)
  if (!meal) return fault('no_such_meal')
  if (!taken) return fault('needs_server')
  const plannedFor = addDays(weekStartOf(weekStart), at.day)
  const entry = cookedEntry(meal, { date: cookedAt, mealType: at.slot, plannedFor })
  return done({ ...book, pantry: withTaken(book.pantry, taken), cooked: withCooked(book.cooked, entry) })
}
