import { formatCents } from '@pennyplate/domain/money'
import { removePantryItem, restorePantryItem } from '@pennyplate/domain/pantry/pantry'
import { type WastedItem, wastedFrom, withWasted } from '@pennyplate/domain/pantry/wasted-food'
import { useState } from 'react'
import { pantryMessages as words } from '../../messages/pantry.ts'
import { randomId } from '../../store/random-id.ts'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'
import type { UndoOffer } from '../../ui/undo-bar.tsx'
import type { StoredItem } from './use-pantry.ts'

/** Takes items out of the pantry that were thrown away, and records what they had cost; or that were used up. */
export function useThrowAway() {
  const pantry = useDocument('pantry')
  const wasted = useDocument('wastedFood')
  const [offer, setOffer] = useState<UndoOffer<() => Promise<void>>>()

  function run(change: () => Promise<void>): void {
    change().catch(() => notify.error(words.saveFailed))
  }

  function takeOut(item: StoredItem, text: string, entry: WastedItem | null): void {
    const index = (pantry.value ?? []).findIndex(({ id }) => id === item.id)
    setOffer({
      text,
      undo: async () => {
        await pantry.update((items) => restorePantryItem(items ?? [], item, index))
        if (entry) await wasted.update((all) => all?.filter(({ id }) => id !== entry.id))
      },
    })
    run(async () => {
      await pantry.update((items) => items && removePantryItem(items, item.id))
      if (entry) await wasted.update((all) => withWasted(all ?? [], entry))
    })
  }

  return {
    entries: wasted.value ?? [],
    offer,
    throwAway(item: StoredItem): void {
      const entry = wastedFrom(item, { id: randomId(), date: new Date().toISOString() })
      takeOut(item, words.thrownAway(item.name, saidCost(entry)), entry)
    },
    markUsed: (item: StoredItem) => takeOut(item, words.usedDone(item.name), null),
    forget: (entry: WastedItem) =>
      run(() => wasted.update((all) => all?.filter(({ id }) => id !== entry.id))),
    undo(): void {
      if (offer) run(offer.undo)
      setOffer(undefined)
    },
    dismiss: () => setOffer(undefined),
  }
}

/** Null if it is unknown. */
export function saidCost({ cents, isEstimate }: Pick<WastedItem, 'cents' | 'isEstimate'>): string | null {
  if (cents === undefined) return null
  return isEstimate ? words.aboutAmount(formatCents(cents)) : formatCents(cents)
}
