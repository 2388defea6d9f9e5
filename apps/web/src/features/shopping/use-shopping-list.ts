import { withChangedLine, withLine, withoutLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import type { LineAddress } from '@pennyplate/domain/shopping/shopping-list-lines'
import { toPantryItem } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { tipsOn, withoutTipsOn, withTips } from '@pennyplate/domain/shopping/shopping-list-tips'
import { bought, notBought } from '@pennyplate/domain/week/bought-week'
import { useState } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { reportPantrySize } from '../../lib/report-about-user.ts'
import { type ShoppingLine, type ShoppingList, unwrapList } from '../../lib/unwrap-list.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { randomId } from '../../store/random-id.ts'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'
import type { UndoOffer } from '../../ui/undo-bar.tsx'
import { type KeyedLine, linesOf } from './list-lines.ts'
import { useTicks } from './use-ticks.ts'

type Change = (list: ShoppingList) => ShoppingList
type ListUndo = UndoOffer<() => Promise<void>>

/** The shopping list, its changes, and the undo of the last one. */
export function useShoppingList() {
  const stored = useDocument('currentShoppingList')
  const pantry = useDocument('pantry')
  const plan = useDocument('currentMealPlan')
  const list = stored.value ? unwrapList(stored.value) : null
  const ticks = useTicks(list)
  const [offer, setOffer] = useState<ListUndo | null>(null)

  /** Applies the change to the latest list, so that changes from other devices stay. A deleted list stays deleted. */
  async function change(update: Change): Promise<void> {
    if (!list) return
    await stored.update((current) => update(current ? unwrapList(current) : list))
  }

  async function toPantry(): Promise<void> {
    const lines = list ? linesOf(list).filter(({ line }) => !line.alreadyHave) : []
    if (!list || lines.length === 0) return notify.error(words.nothingToAdd)
    const now = new Date()
    const items = lines.map(({ line, address }) =>
      toPantryItem(line, address.category, { id: randomId(), now, today: toLocalDay(now) }),
    )
    const ids = new Set(items.map(({ id }) => id))
    const countBefore = pantry.value?.length ?? 0
    try {
      await pantry.saveNow((current) => [...(current ?? []), ...items])
    } catch {
      // The store has reverted the pantry, and the list is unchanged.
      return notify.error(words.toPantryFailed)
    }
    reportPantrySize(countBefore + items.length, now)
    ticks.clear()
    await stored.remove()
    await plan.update((week) => week && bought(week, now.toISOString()))
    setOffer({
      text: words.toPantryDone(items.length),
      undo: async () => {
        await stored.save(list)
        await plan.update((week) => week && notBought(week))
        ticks.restore()
        await pantry.update((current) => (current ?? []).filter(({ id }) => !ids.has(id)))
        reportPantrySize(countBefore, new Date())
      },
    })
  }

  return {
    list,
    ticks,
    isLoading: stored.status === 'loading',
    offer,
    dismissUndo: () => setOffer(null),
    undo(made: ListUndo): void {
      setOffer(null)
      made.undo().catch(() => notify.error(words.saveFailed))
    },
    changeLine: (address: LineAddress, update: (line: ShoppingLine) => ShoppingLine) =>
      change((current) => withChangedLine(current, address, update)),
    addLine: (category: string, line: ShoppingLine) => change((current) => withLine(current, category, line)),
    async removeLine({ address, position, line }: KeyedLine): Promise<void> {
      const tips = list ? tipsOn(line, withoutLine(list, address)) : []
      await change((current) => withoutTipsOn(line, withoutLine(current, address)))
      setOffer({
        text: words.removed(line.name),
        undo: () => change((current) => withTips(withLine(current, address.category, line, position), tips)),
      })
    },
    toPantry,
  }
}

export type ShoppingListStore = ReturnType<typeof useShoppingList>
