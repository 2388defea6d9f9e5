import { withChangedLine, withLine, withoutLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import type { LineAddress, ShoppingList, StoredLine } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isBought, toPantryItem } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { tipsOn, withoutTipsOn, withTips } from '@pennyplate/domain/shopping/shopping-list-tips'
import { useState } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { reportPantrySize } from '../../lib/report-about-user.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { randomId } from '../../store/random-id.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
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
  const store = useDocumentStore()
  const list = stored.value ?? null
  const ticks = useTicks(list)
  const [offer, setOffer] = useState<ListUndo | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  /** Applies the change to the latest list, so that changes from other devices stay. A deleted list stays deleted. */
  async function change(update: Change): Promise<void> {
    if (!list) return
    await stored.update((current) => update(current ?? list))
  }

  const toBuy = list ? linesOf(list).filter(({ line }) => !line.alreadyHave) : []
  const isSure = ({ line, key }: KeyedLine) => isBought(line, ticks.keys.has(key))
  const unsure = toBuy.filter((line) => !isSure(line))

  /** Adds the lines that were surely bought, and those of the others that somebody said were. */
  function toPantry(alsoBought: ReadonlySet<string>): void {
    setIsAsking(false)
    const bought = toBuy.filter((line) => isSure(line) || alsoBought.has(line.key))
    if (bought.length === 0) return
    const now = new Date()
    const items = bought.map(({ line, address }) =>
      toPantryItem(line, address.category, { id: randomId(), now, today: toLocalDay(now) }),
    )
    const left = toBuy.length - bought.length
    const issued = store.issue({ type: 'buy', items, lines: bought.map(({ address }) => address) })
    if (!issued.ok) {
      notify.error(words.toPantryFailed)
      return
    }
    const countBefore = pantry.value?.length ?? 0
    reportPantrySize(countBefore + items.length, now)
    setOffer({
      text: left === 0 ? words.toPantryDone(items.length) : words.toPantrySome(items.length, left),
      undo: async () => {
        store.issue({ type: 'undo', of: issued.key })
        reportPantrySize(countBefore, new Date())
      },
    })
  }

  return {
    list,
    ticks,
    isLoading: stored.status === 'loading',
    /** The server has all of it. */
    isSaved: stored.status === 'saved',
    change,
    offer,
    dismissUndo: () => setOffer(null),
    undo(made: ListUndo): void {
      setOffer(null)
      made.undo().catch(() => notify.error(words.saveFailed))
    },
    changeLine: (address: LineAddress, update: (line: StoredLine) => StoredLine) =>
      change((current) => withChangedLine(current, address, update)),
    addLine: (category: string, line: StoredLine) => change((current) => withLine(current, category, line)),
    async removeLine({ address, position, line }: KeyedLine): Promise<void> {
      const tips = list ? tipsOn(line, withoutLine(list, address)) : []
      await change((current) => withoutTipsOn(line, withoutLine(current, address)))
      setOffer({
        text: words.removed(line.name),
        undo: () => change((current) => withTips(withLine(current, address.category, line, position), tips)),
      })
    },
    /** The lines it has to be asked about before the list goes to the pantry. */
    unsure: isAsking ? unsure : [],
    boughtCount: toBuy.length - unsure.length,
    startToPantry(): void {
      if (toBuy.length === 0) notify.error(words.nothingToAdd)
      else if (unsure.length > 0) setIsAsking(true)
      else toPantry(new Set())
    },
    toPantry,
    stopAsking: () => setIsAsking(false),
  }
}

export type ShoppingListStore = ReturnType<typeof useShoppingList>
