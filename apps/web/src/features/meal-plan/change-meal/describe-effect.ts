import { formatCents } from '@pennyplate/domain/money'
import { lineCents, listTotalCents, placedLines } from '@pennyplate/domain/shopping/shopping-list-lines'
import { type ShoppingLine, unwrapList } from '../../../lib/unwrap-list.ts'
import { mealMenuMessages as words } from '../../../messages/meal-menu.ts'
import type { Book } from '../stored-plan.ts'

type Shown = Pick<Book, 'plan' | 'shoppingList'>

/** What a change did to the bill and the list; nothing as long as that is not worked out. */
export function describeEffect(before: Shown, now: Shown): string[] {
  // Two weeks have two bills.
  if (before.plan?.weekStartDate !== now.plan?.weekStartDate) return []
  const [was, is] = [totalOf(before), totalOf(now)]
  const [wasOnList, isOnList] = [linesOf(before), linesOf(now)]
  if (was === null || is === null || isOnList === undefined) return []
  const bill = words.bill(formatCents(Math.abs(is - was)), is - was)
  const wasListed = before.shoppingList !== null || before.plan?.boughtAt !== undefined
  return wasListed && wasOnList ? [bill, ...listChanges(wasOnList, isOnList)] : [bill]
}

/** A plan from elsewhere has no total of its own, but its list has one. */
function totalOf({ plan, shoppingList }: Shown): number | null {
  if (plan?.report) return plan.report.totalCents
  return shoppingList ? listTotalCents(unwrapList(shoppingList)) : null
}

/** Undefined while the list is not up to date. */
function linesOf({ shoppingList }: Shown): readonly ShoppingLine[] | undefined {
  if (!shoppingList) return []
  const list = unwrapList(shoppingList)
  return list.isOutdated ? undefined : placedLines<ShoppingLine>(list).map(({ line }) => line)
}

function listChanges(was: readonly ShoppingLine[], is: readonly ShoppingLine[]): string[] {
  const [before, now] = [foodsOn(was), foodsOn(is)]
  const names = (
    foods: ReadonlyMap<string, FoodOnList>,
    holds: (food: FoodOnList, name: string) => boolean,
  ) => [...foods].flatMap(([name, food]) => (holds(food, name) ? [name] : []))
  const byCents = ({ cents }: FoodOnList, name: string) => cents - (before.get(name)?.cents ?? cents)
  const said = (foods: readonly string[], say: (foods: readonly string[]) => string) =>
    foods.length === 0 ? [] : [say(foods)]
  const changes = [
    ...said(
      names(now, (_, name) => !before.has(name)),
      words.newOnList,
    ),
    ...said(
      names(now, (food, name) => byCents(food, name) > 0),
      words.buyMore,
    ),
    ...said(
      names(now, (food, name) => byCents(food, name) < 0),
      words.buyLess,
    ),
    ...said(
      names(now, ({ spare }, name) => spare > (before.get(name)?.spare ?? 0)),
      words.spare,
    ),
    ...said(
      names(before, (_, name) => !now.has(name)),
      words.notNeeded,
    ),
  ]
  return changes.length === 0 ? [words.sameList] : changes
}

type FoodOnList = Readonly<{ cents: number; spare: number }>

/** By name: of a food that was bought and is needed again there are two lines. */
function foodsOn(lines: readonly ShoppingLine[]): ReadonlyMap<string, FoodOnList> {
  const foods = new Map<string, FoodOnList>()
  for (const line of lines) {
    const { cents, spare } = foods.get(line.name) ?? { cents: 0, spare: 0 }
    foods.set(line.name, { cents: cents + (lineCents(line) ?? 0), spare: spare + (line.spare ?? 0) })
  }
  return foods
}
