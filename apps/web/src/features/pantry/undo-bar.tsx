import { IconX } from '@tabler/icons-react'
import { pantryMessages } from '../../messages/pantry.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import styles from './pantry.module.css'
import type { UndoOffer } from './use-pantry.ts'

type UndoBarProps = {
  readonly offer: UndoOffer | null
  readonly onUndo: (offer: UndoOffer) => void
  readonly onDismiss: () => void
}

export function UndoBar({ offer, onUndo, onDismiss }: UndoBarProps) {
  return (
    <div role="status" className={styles.undo}>
      {offer && (
        <div className={styles.undoBar}>
          <span className={styles.undoText}>{offer.text}</span>
          <Button look="quiet" onClick={() => onUndo(offer)}>
            {pantryMessages.undo}
          </Button>
          <Button look="quiet" aria-label={uiMessages.close} onClick={onDismiss}>
            <IconX size={18} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  )
}
