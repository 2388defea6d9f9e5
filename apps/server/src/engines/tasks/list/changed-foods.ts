import { addDays } from '@pennyplate/domain/calendar-day'
import { type ChangedFood, openAfterG, settledG, tooLateG } from '@pennyplate/domain/shopping/changed-needs'
import type { ListBasis } from '@pennyplate/domain/shopping/list-basis'
import type { StoredLine } from '@pennyplate/domain/shopping/shopping-list-lines'
import { type FoodNeed, householdNeeds } from '@pennyplate/domain/shopping/shopping-list-needs'
import { cookedEntryAt } from '@pennyplate/domain/week/coming-meals'
import type { CookedEntry } from '@pennyplate/domain/week/cooking-history'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { type PeopleAtHome, peopleAtHome } from '@pennyplate/domain/week/people-at-meal'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Household } from '../../household.ts'
import type { WeekWithList } from '../../week-with-list.ts'
import { type PlanningContext, stockOf, withPeople } from '../context/planning-context.ts'
import { type EatenMeal, eatenFor, readWeek } from '../week/read-week.ts'
import { listFor } from './build-shopping-list.ts'
import { type Entry, entriesOf } from './list-entries.ts'
import { tenths } from './write-line.ts'

export type ListToRevise = WeekWithList & {
  readonly after: WeekPlan
  /** The pantry when the list was last brought up to date, if it was filled or emptied since. */
  readonly pantryBefore?: Household['pantry'] | undefined
}

export type ChangedNeed = ChangedFood & {
  readonly need: FoodNeed | undefined
  /** Went into meals that are cooked, for those who ate them. */
  readonly goneG: number
  readonly lateG: number
}

/**
 * How much of each food is not bought when other meals are planned for the same week: what is at home or bought, what its list
 * does without, and what days that are over would need by rules of today.
 */
export function settledFoods(foods: ReadonlyMap<string, ChangedNeed>): Record<string, number> {
  return Object.fromEntries([...foods].map(([id, food]) => [id, settledG(food) + food.lateG]))
}

/** Whether the list would be another for the same meals: others eat now, or by other rules. */
export function isListBehind(foods: ReadonlyMap<string, ChangedNeed>): boolean {
  return [...foods.values()].some((food) => openAfterG(food) !== food.openG)
}

/** The foods of a week whose meals stay as they are. */
export function foodsOfWeek(week: WeekWithList, context: PlanningContext): Map<string, ChangedNeed> {
  const entries = entriesOf(week.list, week.checked)
  const basis = basisOf(week, entries, context)
  return changedFoods({ ...week, after: week.before }, entries, basis, context)
}

/** What the list was made for. */
export function basisOf(
  week: Omit<WeekWithList, 'cooked'>,
  entries: readonly Entry[],
  context: PlanningContext,
): ListBasis {
  return week.list?.madeFor ?? week.before.boughtFor ?? basisNow(week, entries, context)
}

/**
 * For a list that does not say what it was made for: what its meals need by the present profile. Foods that the profile rules
 * out by now are on the lines only.
 */
function basisNow(
  { before }: Pick<WeekWithList, 'before'>,
  entries: readonly Entry[],
  context: PlanningContext,
): ListBasis {
  const { foods = {}, others = [] } = listFor(context, before).shoppingList.madeFor ?? {}
  const listed = entries.flatMap(({ line: { foodId, needG } }) =>
    foodId === undefined || needG === undefined ? [] : [[foodId, needG] as const],
  )
  return { foods: { ...Object.fromEntries(listed), ...foods }, others }
}

/** Every food that the list was made for, that is still to be bought for a meal, or that the week needs after the change. */
export function changedFoods(
  { before, after, cooked = [] }: ListToRevise,
  entries: readonly Entry[],
  basis: ListBasis,
  context: PlanningContext,
  contextThen: PlanningContext = context,
): Map<string, ChangedNeed> {
  const cookingOf = cookedAt(after, cooked, context)
  // Who changes a meal of a day that is over still wants to cook it. What was cooked was not too late to buy.
  const isOver = (at: SlotAddress) =>
    !cookingOf(at) &&
    addDays(context.weekStartDate, at.day) < context.week.firstDay &&
    JSON.stringify(mealAt(before, at)) === JSON.stringify(mealAt(after, at))
  const needsIn = (plan: WeekPlan) => {
    const eaten = eatenInWeek(plan, cooked, before.report?.people, context)
    const isComing = stillToCook(plan, cooked, context)
    const needs = (isNeeded: (at: SlotAddress) => boolean) => {
      const dishes = eaten.flatMap(({ at, dish }) => (isNeeded(at) ? [dish] : []))
      return new Map(householdNeeds(dishes).map((need) => [need.foodId, need]))
    }
    return {
      gone: needs((at) => !isComing(at)),
      coming: needs(isComing),
      over: needs((at) => isComing(at) && isOver(at)),
      ahead: needs((at) => isComing(at) && !isOver(at)),
    }
  }
  const [was, is] = [needsIn(before), needsIn(after)]
  const gramsOf = (needs: ReadonlyMap<string, FoodNeed>, id: string) => needs.get(id)?.needG ?? 0
  const [stockThen, stock] = [stockOf(contextThen), stockOf(context)]
  const sum = (foodId: string, bought: boolean, gramsOf: (line: StoredLine) => number) =>
    entries.reduce(
      (total, { line, isBought }) =>
        line.foodId === foodId && isBought === bought ? total + gramsOf(line) : total,
      0,
    )
  // Also of a line that was ticked, turned out to be ruled out, and was unticked.
  const open = entries.flatMap(({ line: { foodId = '', needG = 0 }, isBought }) =>
    !isBought && needG > 0 && foodId !== '' ? [foodId] : [],
  )
  return new Map(
    [...new Set([...Object.keys(basis.foods), ...open, ...is.coming.keys()])].map((id) => {
      const beforeG = Math.max(0, (basis.foods[id] ?? 0) - gramsOf(was.gone, id))
      const late = { overG: gramsOf(is.over, id), beforeG, aheadBeforeG: gramsOf(was.ahead, id) }
      const comingG = gramsOf(is.coming, id)
      const lateG = Math.min(tooLateG(late), tenths(comingG - gramsOf(is.ahead, id)))
      const afterG = tenths(comingG - lateG)
      const need = (lateG > 0 ? is.ahead.get(id) : undefined) ?? is.coming.get(id)
      return [
        id,
        {
          beforeG,
          afterG,
          stockG: tenths(stock.get(id)?.grams ?? 0),
          stockBeforeG: tenths(stockThen.get(id)?.grams ?? 0),
          boughtG: sum(id, true, coveredG),
          openG: sum(id, false, wantedG),
          need: need && { ...need, needG: afterG },
          goneG: gramsOf(is.gone, id),
          lateG,
        },
      ]
    }),
  )
}

/** What was cooked was for the household of then; of an entry that does not say it, for the people the list was made for. */
function eatenInWeek(
  plan: WeekPlan,
  cooked: readonly CookedEntry[],
  listedFor: PeopleAtHome | undefined,
  context: PlanningContext,
) {
  const cookingOf = cookedAt(plan, cooked, context)
  const readings = new Map<string, EatenMeal[]>()
  const readFor = (people: PlanningContext) => {
    const key = JSON.stringify(peopleAtHome(people.profile))
    const read = readings.get(key) ?? readWeek(plan, people)
    readings.set(key, read)
    return read
  }
  return readFor(context).flatMap(({ at }, place) => {
    const cooking = cookingOf(at)
    const people = cooking && (cooking.household ?? listedFor)
    const eaters = people ? withPeople(context, people) : context
    const dish = readFor(eaters)[place]?.dish
    return dish ? [{ at, dish: eatenFor(dish, eaters) }] : []
  })
}

/** The food of a cooked meal left the pantry with it. Before it was put there, it is still on the list. */
export function stillToCook(
  plan: WeekPlan,
  cooked: readonly CookedEntry[] = [],
  context: PlanningContext,
): (at: SlotAddress) => boolean {
  const cookingOf = cookedAt(plan, cooked, context)
  return (at) => plan.boughtAt === undefined || cookingOf(at) === undefined
}

function cookedAt(
  plan: WeekPlan,
  cooked: readonly CookedEntry[],
  { profile, weekStartDate }: PlanningContext,
): (at: SlotAddress) => CookedEntry | undefined {
  const isBatch = profile.prepStyle === 'Weekly Meal Prep'
  return (at) => cookedEntryAt({ plan, cooked, today: weekStartDate, isBatch }, at)
}

/** What a line is to cover. */
export function wantedG({ needG = 0, pantryG = 0 }: StoredLine): number {
  return Math.max(0, tenths(needG - pantryG))
}

/** What is in its packages. A bought line covers what it was listed for, whatever size was bought. */
function coveredG(line: StoredLine): number {
  const packed = (line.packages ?? []).reduce((sum, { count, edibleG }) => sum + count * edibleG, 0)
  return Math.max(packed, wantedG(line))
}
