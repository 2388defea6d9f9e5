import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import {
  adjustPantryItem,
  editPantryItem,
  findByBarcode,
  type PantryItem,
  removePantryItem,
  restorePantryItem,
} from '@pennyplate/domain/pantry/pantry'
import { mergePantryItems } from '@pennyplate/domain/pantry/pantry-duplicates'
import { addPantryQuantities, DEFAULT_PANTRY_QUANTITY } from '@pennyplate/domain/pantry/pantry-quantity'
import { useState } from 'react'
import { reportPantrySize } from '../../lib/report-about-user.ts'
import { pantryMessages } from '../../messages/pantry.ts'
import { productMessages } from '../../messages/scanner.ts'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'
import type { UndoOffer } from '../../ui/undo-bar.tsx'

export type StoredItem = DocumentValue<'pantry'>[number]
type Update = (items: StoredItem[]) => StoredItem[]
type PantryUndo = UndoOffer<Update>

/** The household's pantry and what can be done with it. Every change shows at once and is saved at once. */
export function usePantry() {
  const { value, status, saveNow } = useDocument('pantry')
  const items = value ?? []
  const [offer, setOffer] = useState<PantryUndo | null>(null)

  async function change(update: Update, failure: string = pantryMessages.saveFailed): Promise<boolean> {
    try {
      await saveNow((current) => update(current ?? []))
      const countAfter = update(items).length
      if (countAfter !== items.length) reportPantrySize(countAfter, new Date())
      return true
    } catch {
      // The store has put the screen back as it was; what failed is for the person to know and decide.
      notify.error(failure)
      return false
    }
  }

  /** Offers to take the change back, until the next one or until it turns out not to have happened. */
  async function changeWithUndo(update: Update, made: PantryUndo, failure?: string): Promise<boolean> {
    setOffer(made)
    const isSaved = await change(update, failure)
    if (!isSaved) setOffer((current) => (current === made ? null : current))
    return isSaved
  }

  function removal(item: StoredItem): PantryUndo {
    const index = items.findIndex(({ id }) => id === item.id)
    return {
      text: pantryMessages.deleted(item.name),
      undo: (current) => restorePantryItem(current, item, index),
    }
  }

  return {
    items,
    isLoading: status === 'loading',
    offer,
    dismissUndo: () => setOffer(null),
    undo({ undo }: PantryUndo): void {
      setOffer(null)
      void change(undo)
    },
    add: (item: PantryItem) => change((current) => [...current, item]),
    addAll(added: readonly PantryItem[], text: string) {
      const ids = new Set(added.map(({ id }) => id))
      const undo: Update = (current) => current.filter(({ id }) => !ids.has(id))
      return changeWithUndo((current) => [...current, ...added], { text, undo })
    },
    edit: (before: StoredItem, after: PantryItem) =>
      change((current) => editPantryItem(current, before, after)),
    adjust(item: StoredItem, step: 1 | -1): void {
      const update: Update = (current) => adjustPantryItem(current, item.id, step)
      const isGone = !update(items).some(({ id }) => id === item.id)
      void (isGone ? changeWithUndo(update, removal(item)) : change(update))
    },
    remove(item: StoredItem): void {
      const update: Update = (current) => removePantryItem(current, item.id)
      void changeWithUndo(update, removal(item), pantryMessages.deleteFailed)
    },
    merge(group: readonly StoredItem[]): void {
      const [first] = group
      if (!first) return
      const ids = group.map(({ id }) => id)
      const undo: Update = (current) =>
        current.flatMap((item) => (item.id === first.id ? group : ids.includes(item.id) ? [] : [item]))
      const made = { text: pantryMessages.merged(first.name), undo }
      void changeWithUndo((current) => mergePantryItems(current, ids), made)
    },
    /** One more of what was scanned before; null when nothing was. Says what it is now. */
    raise(code: string): string | null {
      const item = findByBarcode(items, code)
      if (!item) return null
      const quantity = oneMore(item.quantity)
      const raised: Update = (current) =>
        current.map((other) =>
          other.id === item.id ? { ...other, quantity: oneMore(other.quantity) } : other,
        )
      const undo: Update = (current) => adjustPantryItem(current, item.id, -1)
      const text = productMessages.raised(item.name, quantity)
      void changeWithUndo(raised, { text, undo })
      return text
    },
  }
}

/** Counted things read well after it ("2 cans (5 oz)"); anything else is stepped as its plus button would. */
function oneMore(quantity: string): string {
  const [stepped] = adjustPantryItem([{ id: '', quantity }], '', 1)
  return addPantryQuantities(quantity, DEFAULT_PANTRY_QUANTITY) ?? stepped?.quantity ?? quantity
}
