import { isAccepted } from '@pennyplate/domain/week/meal-plan'
import { IconCheck, IconPrinter, IconRefresh, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import styles from '../meal-plan-tab.module.css'
import type { StoredPlan } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { useAcceptPlan } from './use-accept-plan.ts'

type WeekActionsProps = {
  readonly planBook: PlanBookStore
  readonly share: ReactNode
  readonly isChanging: boolean
  /** The week is in the past, so that accepting it is not the primary action. */
  readonly isOver: boolean
  readonly onGenerateAgain: (plan: StoredPlan) => void
}

export function WeekActions({ planBook, share, isChanging, isOver, onGenerateAgain }: WeekActionsProps) {
  const { book, issue } = planBook
  const { isAccepting, accept } = useAcceptPlan(planBook)
  const [isAsking, setIsAsking] = useState(false)

  function remove() {
    setIsAsking(false)
    if (issue({ type: 'delete' }).ok) notify.success(words.deleted)
  }

  return (
    <div className={styles.actions}>
      {share}
      <Button
        icon={<IconPrinter size={20} aria-hidden="true" />}
        title={words.print}
        onClick={() => window.print()}
      >
        <span className={styles.wideLabel}>{words.print}</span>
      </Button>
      {book.plan && !isAccepted(book) && (
        <Button
          icon={<IconRefresh size={20} aria-hidden="true" />}
          title={words.generateAgain}
          disabled={isAccepting || isChanging}
          onClick={() => book.plan && onGenerateAgain(book.plan)}
        >
          <span className={styles.wideLabel}>{words.generateAgain}</span>
        </Button>
      )}
      <Button
        icon={<IconTrash size={20} aria-hidden="true" />}
        title={words.delete}
        disabled={isAccepting}
        onClick={() => setIsAsking(true)}
      >
        <span className={styles.rareLabel}>{words.delete}</span>
      </Button>
      {isAccepted(book) ? (
        <p className={styles.accepted}>
          <IconCheck size={20} aria-hidden="true" /> {words.accepted}
        </p>
      ) : (
        <Button
          look={isOver ? 'secondary' : 'primary'}
          className={styles.accept ?? ''}
          loading={isAccepting}
          disabled={isChanging}
          onClick={accept}
        >
          {isAccepting ? words.accepting : words.accept}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={words.deleteTitle}
        confirmLabel={words.delete}
        cancelLabel={words.deleteKeep}
        tone="danger"
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        {words.deleteText}
      </ConfirmDialog>
    </div>
  )
}
