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

/** The household's pantry and its changes. Each change shows and saves immediately. */
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
      // The store has reverted the change; tell the person what failed.
      notify.error(failure)
      return false
    }
  }

  /** Offers Undo until the next change, or until saving this one fails. */
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
    /** Adds one to an item that was scanned before and returns the message; null if it was not. */
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

/** Adds one to counted things ("2 cans (5 oz)"); anything else steps as with its plus button. */
function oneMore(quantity: string): string {
  const [stepped] = adjustPantryItem([{ id: '', quantity }], '', 1)
  return addPantryQuantities(quantity, DEFAULT_PANTRY_QUANTITY) ?? stepped?.quantity ?? quantity
}
