import {
  lineCents,
  listTotalCents,
  placedLines,
  type StoredLine,
} from '@pennyplate/domain/shopping/shopping-list-lines'
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
  const bill = words.bill(is - was)
  const wasListed = before.shoppingList !== null || before.plan?.boughtAt !== undefined
  return wasListed && wasOnList ? [bill, ...listChanges(wasOnList, isOnList)] : [bill]
}

/** A plan from elsewhere has no total of its own, but its list has one. */
function totalOf({ plan, shoppingList }: Shown): number | null {
  if (plan?.report) return plan.report.totalCents
  return shoppingList ? listTotalCents(shoppingList) : null
}

/** Undefined while the list is not up to date. */
function linesOf({ shoppingList }: Shown): readonly StoredLine[] | undefined {
  if (!shoppingList) return []
  const list = shoppingList
  return list.isOutdated ? undefined : placedLines(list).map(({ line }) => line)
}

function listChanges(was: readonly StoredLine[], is: readonly StoredLine[]): string[] {
  const [before, now] = [foodsOn(was), foodsOn(is)]
  const compared = [...now].map(([name, { cents, spare }]) => {
    const old = before.get(name)
    return { name, byCents: cents - (old?.cents ?? cents), bySpare: spare - (old?.spare ?? 0) }
  })
  const added = compared.filter(({ name }) => !before.has(name))
  const more = compared.filter(({ byCents }) => byCents > 0)
  const less = compared.filter(({ byCents }) => byCents < 0)
  const spare = compared.filter(({ bySpare }) => bySpare > 0)
  const gone = [...before.keys()].filter((name) => !now.has(name)).map((name) => ({ name }))
  const said = (foods: readonly { name: string }[], say: (names: readonly string[]) => string) =>
    foods.length === 0 ? [] : [say(foods.map(({ name }) => name))]
  const changes = [
    ...said(added, words.newOnList),
    ...said(more, words.buyMore),
    ...said(less, words.buyLess),
    ...said(spare, words.spare),
    ...said(gone, words.notNeeded),
  ]
  return changes.length === 0 ? [words.sameList] : changes
}

type FoodOnList = Readonly<{ cents: number; spare: number }>

/** By name: of a food that was bought and is needed again there are two lines. */
function foodsOn(lines: readonly StoredLine[]): ReadonlyMap<string, FoodOnList> {
  const foods = new Map<string, FoodOnList>()
  for (const line of lines) {
    const { cents, spare } = foods.get(line.name) ?? { cents: 0, spare: 0 }
    foods.set(line.name, { cents: cents + (lineCents(line) ?? 0), spare: spare + (line.spare ?? 0) })
  }
  return foods
}
