import { IconX } from '@tabler/icons-react'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import styles from './meal-plan-tab.module.css'

type UndoBarProps = {
  readonly text: string | undefined
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

export function UndoBar({ text, onUndo, onDismiss }: UndoBarProps) {
  return (
    <div role="status" className={styles.undo}>
      {text !== undefined && (
        <div className={styles.undoBar}>
          <span>{text}</span>
          <Button look="quiet" onClick={onUndo}>
            {words.undo}
          </Button>
          <Button look="quiet" aria-label={uiMessages.close} onClick={onDismiss}>
            <IconX size={18} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  )
}
