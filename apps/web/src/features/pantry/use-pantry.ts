import {
  adjustPantryItem,
  editPantryItem,
  findByBarcode,
  type PantryItem,
  removePantryItem,
} from '@pennyplate/domain/pantry/pantry'
import { mergePantryItems } from '@pennyplate/domain/pantry/pantry-duplicates'
import { addPantryQuantities, DEFAULT_PANTRY_QUANTITY } from '@pennyplate/domain/pantry/pantry-quantity'
import { useState } from 'react'
import { pantryMessages } from '../../messages/pantry.ts'
import { productMessages } from '../../messages/scanner.ts'
import { useDocument } from '../../store/use-document.ts'
import type { UndoOffer } from '../../ui/undo-bar.tsx'
import { type PantryUpdate, useEditPantry } from './use-edit-pantry.ts'

/** Of the change with this key. */
type PantryUndo = UndoOffer<string>

/** The household's pantry and its changes. Each change shows at once and is sent. */
export function usePantry() {
  const { value, status } = useDocument('pantry')
  const items = value ?? []
  const [offer, setOffer] = useState<PantryUndo | null>(null)
  const { edit, takeBack } = useEditPantry()

  const change = (update: PantryUpdate) => edit(update).isKept

  /** Offers Undo until the next change, or until saving this one fails. */
  async function changeWithUndo(update: PantryUpdate, text: string, failure?: string): Promise<boolean> {
    const { key, isKept } = edit(update, failure)
    const made = key === undefined ? null : { text, undo: key }
    setOffer(made)
    if (await isKept) return true
    setOffer((current) => (current === made ? null : current))
    return false
  }

  return {
    items,
    isLoading: status === 'loading',
    offer,
    dismissUndo: () => setOffer(null),
    undo({ undo }: PantryUndo): void {
      setOffer(null)
      void takeBack(undo)
    },
    add: (item: PantryItem) => change((current) => [...current, item]),
    addAll: (added: readonly PantryItem[], text: string) =>
      changeWithUndo((current) => [...current, ...added], text),
    edit: (before: PantryItem, after: PantryItem) =>
      change((current) => editPantryItem(current, before, after)),
    adjust(item: PantryItem, step: 1 | -1): void {
      const update: PantryUpdate = (current) => adjustPantryItem(current, item.id, step)
      const isGone = !update(items).some(({ id }) => id === item.id)
      void (isGone ? changeWithUndo(update, pantryMessages.deleted(item.name)) : change(update))
    },
    remove(item: PantryItem): void {
      const text = pantryMessages.deleted(item.name)
      void changeWithUndo((current) => removePantryItem(current, item.id), text, pantryMessages.deleteFailed)
    },
    merge(group: readonly PantryItem[]): void {
      const [first] = group
      if (!first) return
      const ids = group.map(({ id }) => id)
      void changeWithUndo((current) => mergePantryItems(current, ids), pantryMessages.merged(first.name))
    },
    /** Adds one to an item that was scanned before and returns the message; null if it was not. */
    raise(code: string): string | null {
      const item = findByBarcode(items, code)
      if (!item) return null
      const text = productMessages.raised(item.name, oneMore(item.quantity))
      const raised: PantryUpdate = (current) =>
        current.map((other) =>
          other.id === item.id ? { ...other, quantity: oneMore(other.quantity) } : other,
        )
      void changeWithUndo(raised, text)
      return text
    },
  }
}

/** Adds one to counted things ("2 cans (5 oz)"); anything else steps as with its plus button. */
function oneMore(quantity: string): string {
  const [stepped] = adjustPantryItem([{ id: '', quantity }], '', 1)
  return addPantryQuantities(quantity, DEFAULT_PANTRY_QUANTITY) ?? stepped?.quantity ?? quantity
}
