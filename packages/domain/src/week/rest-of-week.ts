import { addDays } from '../calendar-day.ts'
import type { LineAddress, ShoppingList } from '../shopping/shopping-list-lines.ts'
import { lineCents, placedLines } from '../shopping/shopping-list-lines.ts'
import { isBought, toPantryItem } from '../shopping/shopping-list-pantry.ts'
import { lineKey } from '../shopping/shopping-list-ticks.ts'
import { type CookedEntry, isCooked } from './cooking-history.ts'
import { leftoverSource } from './leftovers.ts'
import { everySlot, isSameSlot, type MealSlotName, mealAt, type SlotAddress } from './meal-plan.ts'
import { weekStartIn } from './week-book.ts'
import { weekStartOf } from './week-days.ts'
import { putAwayCents } from './week-groceries.ts'
import type { WeekMeal, WeekPlan } from './week-plan.ts'
import { paidFromBudgetCents } from './week-room.ts'

/** Why a meal stays when the rest of its week is planned again. */
export type KeptBecause =
  | 'over'
  | 'cooked'
  | 'locked'
  | 'typed'
  | 'elsewhere'
  | 'bought'
  | 'leftover'
  | 'extra'

export type RestMeal = Readonly<{
  at: SlotAddress
  meal: WeekMeal
  /** Null for a meal that is planned again unless somebody wants to keep it. */
  because: KeptBecause | null
  /** It is eaten or cooked, so nobody can choose to have it planned again. */
  isSettled: boolean
}>

type Asking = Readonly<{
  plan: WeekPlan
  list: ShoppingList | null
  /** Lines of the list that are checked off. */
  checked: readonly LineAddress[]
  cooked: readonly CookedEntry[]
  today: string
  /** Meals of today that are over. */
  gone: readonly MealSlotName[]
  /** The week is cooked in one batch. */
  isBatch: boolean
}>

/** Every meal of the week, and why it stays if it does. */
export function restOfWeek(asking: Asking): RestMeal[] {
  const { plan } = asking
  const open = openDishes(asking)
  const first = everySlot<WeekMeal>(plan).flatMap((at): RestMeal[] => {
    const meal = mealAt<WeekMeal>(plan, at)
    if (!meal) return []
    const because = reasonToKeep(asking, open, { at, meal })
    return [{ at, meal, because, isSettled: because === 'over' || because === 'cooked' }]
  })
  // What is left of a meal that stays, stays with it.
  return first.map((one) => {
    const source = leftoverSource<WeekMeal>(plan, one.at)
    const isFed = source && first.some(({ at, because }) => because !== null && isSameSlot(at, source))
    return one.because === null && isFed ? { ...one, because: 'leftover' } : one
  })
}

function reasonToKeep(
  { plan, cooked, today, gone, isBatch }: Asking,
  open: OpenDishes,
  { at, meal }: Pick<RestMeal, 'at' | 'meal'>,
): KeptBecause | null {
  const start = weekStartOf(weekStartIn(plan) ?? today)
  const plannedFor = addDays(start, at.day)
  if (isCooked(cooked, { meal, mealType: at.slot, plannedFor }, isBatch ? start : undefined)) return 'cooked'
  if (plannedFor < today || (plannedFor === today && gone.includes(at.slot))) return 'over'
  if (meal.isLocked) return 'locked'
  if (meal.place) return 'elsewhere'
  if (meal.isCustom) return 'typed'
  // One snack a day is planned; others are somebody's own.
  if ((at.index ?? 0) > 0) return 'extra'
  return open !== 'none' && namesIn(meal).every((name) => !open.has(name)) ? 'bought' : null
}

/** The names of dishes that food is still to be bought for; `none` if nothing was bought at all. */
type OpenDishes = ReadonlySet<string> | 'none'

function openDishes({ plan, list, checked }: Asking): OpenDishes {
  const lines = linesOf(list, checked)
  if (lines.every(({ isHome }) => !isHome) && plan.boughtAt === undefined) return 'none'
  return new Set(
    lines.filter(({ isHome }) => !isHome).flatMap(({ line }) => (line.usedIn ?? []).map(nameKey)),
  )
}

function namesIn({ name, dish, leftoverOf, sides = [] }: WeekMeal): string[] {
  const own = [name, dish, leftoverOf, ...sides.map((side) => side.name)]
  return own.flatMap((one) => (one === undefined ? [] : [nameKey(one)]))
}

function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

function linesOf(list: ShoppingList | null, checked: readonly LineAddress[]) {
  if (!list) return []
  const ticked = new Set(checked.map(lineKey))
  return placedLines(list).map(({ line, address }) => ({
    line,
    address,
    isPaid: isBought(line, ticked.has(lineKey(address))),
    isHome: line.alreadyHave === true || isBought(line, ticked.has(lineKey(address))),
  }))
}

type FoundAtHome = Readonly<{
  name: string
  quantity: string
  foodId?: string | undefined
  expiryDate?: string | undefined
}>

/** Food of the list that was bought or found at home and is not in the pantry yet. */
export function boughtAtHome(
  list: ShoppingList | null,
  checked: readonly LineAddress[],
  { now, today }: Readonly<{ now: Date; today: string }>,
): FoundAtHome[] {
  return linesOf(list, checked)
    .filter(({ isHome }) => isHome)
    .map(({ line, address }) => {
      const item = toPantryItem(line, address.category, { id: '', now, today })
      const { name, quantity, foodId, expiryDate } = item
      return { name, quantity, ...(foodId ? { foodId } : {}), ...(expiryDate ? { expiryDate } : {}) }
    })
}

/** What the week's budget was spent on: food that was bought, and meals out that count. */
export function spentCents(
  plan: WeekPlan,
  list: ShoppingList | null,
  checked: readonly LineAddress[],
): number {
  const out = paidFromBudgetCents(plan)
  const lines = linesOf(list, checked)
  const cents = (some: typeof lines) => some.reduce((sum, { line }) => sum + (lineCents(line) ?? 0), 0)
  const paid = cents(lines.filter(({ isPaid }) => isPaid))
  const total = plan.report?.totalCents
  const isOldList = list !== null && list.putAwayCents === undefined
  // A list of an earlier version does not say what left it for the pantry, but the total includes it.
  if (isOldList && typeof total === 'number')
    return Math.max(0, total - cents(lines.filter(({ isPaid }) => !isPaid))) + out
  return putAwayCents({ plan, shoppingList: list }) + paid + out
}
