import { IconX } from '@tabler/icons-react'
import { uiMessages } from '../messages/ui.ts'
import { Button } from './button.tsx'
import styles from './undo-bar.module.css'

type UndoBarProps = {
  /** What was done; undefined when there is nothing to take back. */
  readonly text: string | undefined
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** Says what was done and takes it back. A screen reader hears it without losing its place. */
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
