import { useState } from 'react'
import { cookedFreshSaid } from '../../../messages/cooked-fresh.ts'
import { UndoBar } from '../../../ui/undo-bar.tsx'
import type { PlanBookStore } from '../use-plan-book.ts'
import { describeEffect } from './describe-effect.ts'
import type { MealChanges } from './use-change-meal.ts'

type ChangeToastProps = {
  readonly changes: MealChanges
  readonly planBook: Pick<PlanBookStore, 'book' | 'status'>
}

/** Says what was changed and, once it is worked out, what that does to the bill and the list; offers Undo. */
export function ChangeToast({ changes, planBook }: ChangeToastProps) {
  const { undoOffer } = changes
  const { book, status } = planBook
  const [told, setTold] = useState<{ offer: typeof undoOffer; effect: readonly string[] }>()
  const now = undoOffer?.before ? describeEffect(undoOffer.before, book) : []
  const isTold = told !== undefined && told.offer === undoOffer
  // Once the server has answered, what changes after it is the doing of somebody else, or of another device.
  if (!isTold && undoOffer && status === 'saved' && now.length > 0) setTold({ offer: undoOffer, effect: now })
  const effect = isTold ? told.effect : now
  const fresh = undoOffer?.before ? cookedFreshSaid(undoOffer.before.plan, book.plan) : []
  return (
    <UndoBar
      text={undoOffer && [undoOffer.text, ...fresh, ...effect].join(' ')}
      onUndo={changes.undo}
      onDismiss={changes.dismissUndo}
    />
  )
}
