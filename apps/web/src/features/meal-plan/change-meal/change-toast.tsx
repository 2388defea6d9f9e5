import { UndoBar } from '../../../ui/undo-bar.tsx'
import type { Book } from '../stored-plan.ts'
import { describeEffect } from './describe-effect.ts'
import type { MealChanges } from './use-change-meal.ts'

type ChangeToastProps = { readonly changes: MealChanges; readonly book: Book }

/** Says what was changed and, once it is worked out, what that does to the bill and the list; offers Undo. */
export function ChangeToast({ changes, book }: ChangeToastProps) {
  const { undoOffer } = changes
  const effect = undoOffer?.before ? describeEffect(undoOffer.before, book) : []
  return (
    <UndoBar
      text={undoOffer && [undoOffer.text, ...effect].join(' ')}
      onUndo={changes.undo}
      onDismiss={changes.dismissUndo}
    />
  )
}
