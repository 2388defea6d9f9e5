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
  const known = new Map(was.map((line) => [line.name, line]))
  const names = new Set(is.map(({ name }) => name))
  const costs = (line: ShoppingLine) => lineCents(line) ?? 0
  const withOld = is.flatMap((line) => {
    const old = known.get(line.name)
    return old ? [{ line, byCents: costs(line) - costs(old) }] : []
  })
  const added = is.filter(({ name }) => !known.has(name))
  const more = withOld.filter(({ byCents }) => byCents > 0).map(({ line }) => line)
  const less = withOld.filter(({ byCents }) => byCents < 0).map(({ line }) => line)
  const spare = is.filter((line) => (line.spare ?? 0) > (known.get(line.name)?.spare ?? 0))
  const gone = was.filter(({ name }) => !names.has(name))
  const said = (lines: readonly ShoppingLine[], say: (foods: readonly string[]) => string) =>
    lines.length === 0 ? [] : [say(lines.map(({ name }) => name))]
  const changes = [
    ...said(added, words.newOnList),
    ...said(more, words.buyMore),
    ...said(less, words.buyLess),
    ...said(spare, words.spare),
    ...said(gone, words.notNeeded),
  ]
  return changes.length === 0 ? [words.sameList] : changes
}
