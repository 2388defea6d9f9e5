import { formatCents } from '@pennyplate/domain/money'
import { type PantryItem, removePantryItem } from '@pennyplate/domain/pantry/pantry'
import { type WastedItem, wastedFrom, withWasted } from '@pennyplate/domain/pantry/wasted-food'
import { useState } from 'react'
import { pantryMessages as words } from '../../messages/pantry.ts'
import { randomId } from '../../store/random-id.ts'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'
import { useEditPantry } from './use-edit-pantry.ts'

type TakenOut = Readonly<{ text: string; key: string | undefined; entry: WastedItem | null }>

/** Takes items out of the pantry that were thrown away, and records what they had cost; or that were used up. */
export function useThrowAway() {
  const wasted = useDocument('wastedFood')
  const { edit, takeBack } = useEditPantry()
  const [offer, setOffer] = useState<TakenOut>()

  function run(change: Promise<void>): void {
    change.catch(() => notify.error(words.saveFailed))
  }

  const forget = (entry: WastedItem) => run(wasted.update((all) => all?.filter(({ id }) => id !== entry.id)))

  async function takeOut(item: PantryItem, text: string, entry: WastedItem | null): Promise<void> {
    const { key, isKept } = edit((items) => removePantryItem(items, item.id))
    const made = { text, key, entry }
    setOffer(made)
    if (entry) run(wasted.update((all) => withWasted(all ?? [], entry)))
    if (await isKept) return
    if (entry) forget(entry)
    setOffer((current) => (current === made ? undefined : current))
  }

  return {
    entries: wasted.value ?? [],
    offer,
    throwAway(item: PantryItem): void {
      const entry = wastedFrom(item, { id: randomId(), date: new Date().toISOString() })
      void takeOut(item, words.thrownAway(item.name, saidCost(entry)), entry)
    },
    markUsed: (item: PantryItem) => void takeOut(item, words.usedDone(item.name), null),
    forget,
    undo(): void {
      if (offer?.key !== undefined) void takeBack(offer.key)
      if (offer?.entry) forget(offer.entry)
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
