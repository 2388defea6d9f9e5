import { foodsOfStaples, marksRunningOut, stapleName, withMark } from '@pennyplate/domain/food/staples'
import { withLine, withoutLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import { placedLines, type ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { priceLine } from '../../lib/price-line.ts'
import { staplesMessages as words } from '../../messages/staples.ts'
import { useDocument } from '../../store/use-document.ts'

/** Which staples run out. One that is marked goes on the list there is, else on the next one; unmarked, it leaves the list. */
export function useRunningOut() {
  const profile = useDocument('profile')
  const pantry = useDocument('pantry')
  const list = useDocument('currentShoppingList')
  const staples = profile.value ?? {}
  const marked = marksRunningOut(staples, pantry.value ?? []).map(({ id }) => id)

  /** Answers what was done. */
  async function press(id: string): Promise<string> {
    const since = new Date().toISOString()
    const name = stapleName(id) ?? id
    const isMarking = !marked.includes(id)
    await profile.update((stored) => ({
      ...stored,
      runningOut: withMark(stored ?? {}, pantry.value ?? [], { id, since }, isMarking),
    }))
    if (!isMarking) {
      if (list.value) await changeList((current) => withoutRestock(current, id))
      return words.notRunningOut(name)
    }
    if (!list.value) return words.onNextList(name)
    if (linesOfStaple(list.value, id).length > 0) return words.listAdded(name)
    const { category, line, isPriced } = await priceLine(name)
    await changeList((current) =>
      linesOfStaple(current, id).length > 0 ? current : withLine(current, category, line),
    )
    return isPriced ? words.listAdded(name) : words.listAddedUnpriced(name)
  }

  async function changeList(change: (current: ShoppingList) => ShoppingList): Promise<void> {
    await list.update((current) => current && change(current))
  }

  return { alwaysHave: staples.alwaysHave ?? [], marked, press }
}

/** By food, or by name where the line was not understood. */
function linesOfStaple(list: ShoppingList, id: string) {
  const foods = foodsOfStaples([id])
  return placedLines(list).filter(
    ({ line }) => !line.alreadyHave && (line.foodId ? foods.has(line.foodId) : line.name === stapleName(id)),
  )
}

/** A line that a meal needs, or that is paid, stays. */
function withoutRestock(list: ShoppingList, id: string): ShoppingList {
  const [restock] = linesOfStaple(list, id).filter(
    ({ line }) => (line.usedIn ?? []).length === 0 && line.pricePaid === undefined,
  )
  return restock ? withoutLine(list, restock.address) : list
}
