import { IconX } from '@tabler/icons-react'
import { uiMessages } from '../messages/ui.ts'
import { Button } from './button.tsx'
import styles from './undo-bar.module.css'

/** What was done, and what undoes it. */
export type UndoOffer<Undo> = Readonly<{ text: string; undo: Undo }>

type UndoBarProps = {
  /** What was done; undefined when there is nothing to undo. */
  readonly text: string | undefined
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** Says what was done and offers Undo. A live region, so that a screen reader announces it without moving focus. */
export function UndoBar({ text, onUndo, onDismiss }: UndoBarProps) {
  return (
    <div role="status" className={styles.undo}>
      {text !== undefined && (
        <div className={styles.bar}>
          <span className={styles.text}>{text}</span>
          <Button look="quiet" onClick={onUndo}>
            {uiMessages.undo}
          </Button>
          <Button look="quiet" aria-label={uiMessages.close} onClick={onDismiss}>
            <IconX size={18} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  )
}
