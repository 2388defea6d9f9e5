import { listTotalCents, type ShoppingList } from '../shopping/shopping-list-lines.ts'
import type { WeekEntry } from './week-book.ts'
import type { WeekPlan } from './week-plan.ts'

/** What a week's groceries cost: what was put away, and what is on its list or would be on it. */

type Week = Readonly<{ plan: WeekPlan | null; shoppingList: ShoppingList | null }>

/** What was paid for food that is off the list by now. Weeks of earlier versions say it only in their total. */
export function putAwayCents({ plan, shoppingList: list }: Week): number {
  const known = list ? list.putAwayCents : plan?.boughtCents
  if (known !== undefined) return known
  if (plan?.boughtAt === undefined) return plan?.boughtCents ?? 0
  const onList = list ? listTotalCents(list) : 0
  return Math.max(0, (plan.report?.totalCents ?? 0) - onList)
}

/** Null while the total is unknown, undefined for a plan from elsewhere that nobody has priced. */
export function weekGroceriesCents(week: Week): number | null | undefined {
  const { plan, shoppingList } = week
  if (shoppingList) return shoppingList.isOutdated ? null : putAwayCents(week) + listTotalCents(shoppingList)
  const total = plan?.report?.totalCents
  if (total === null) return null
  if (plan?.boughtAt !== undefined) return plan.boughtCents ?? total
  return total === undefined ? undefined : total + putAwayCents(week)
}

/** Money that was spent on a week stays spent, whatever is planned for it afterwards. */
export function spentOn(week: WeekEntry | undefined): Pick<WeekPlan, 'boughtCents'> {
  if (!week) return {}
  const cents = week.plan ? putAwayCents(week) : (week.accepted?.plan.boughtCents ?? 0)
  return cents > 0 ? { boughtCents: cents } : {}
}
