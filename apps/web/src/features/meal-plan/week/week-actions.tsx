import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { IconCalendarRepeat, IconCheck, IconPrinter, IconRefresh, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import type { KeptWeek } from '../generate/generate-options.ts'
import styles from '../meal-plan-tab.module.css'
import type { PlanBookStore } from '../use-plan-book.ts'
import { useAcceptPlan } from './use-accept-plan.ts'

const ReplanDialog = lazyPart(async () => (await import('../replan/replan-dialog.tsx')).ReplanDialog)

type WeekActionsProps = {
  readonly planBook: PlanBookStore
  readonly share: ReactNode
  readonly isChanging: boolean
  /** The week is in the past, so that accepting it is not the primary action. */
  readonly isOver: boolean
  readonly onGenerateAgain: (plan: WeekPlan) => void
  readonly onReplan: (keep: KeptWeek) => void
}

export function WeekActions(props: WeekActionsProps) {
  const { planBook, share, isChanging, isOver, onGenerateAgain, onReplan } = props
  const { book, issue } = planBook
  const { isAccepting, accept } = useAcceptPlan(planBook)
  const [isAsking, setIsAsking] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)

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
      {book.plan && !isWeekAccepted(book) && (
        <Button
          icon={<IconRefresh size={20} aria-hidden="true" />}
          title={words.generateAgain}
          disabled={isAccepting || isChanging}
          onClick={() => book.plan && onGenerateAgain(book.plan)}
        >
          <span className={styles.wideLabel}>{words.generateAgain}</span>
        </Button>
      )}
      {book.plan && !isOver && (
        <Button
          icon={<IconCalendarRepeat size={20} aria-hidden="true" />}
          title={words.replanRest}
          disabled={isAccepting || isChanging}
          onClick={() => setIsChoosing(true)}
        >
          <span className={styles.wideLabel}>{words.replanRest}</span>
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
      {isWeekAccepted(book) ? (
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
      {isChoosing && book.plan && (
        <ReplanDialog
          plan={book.plan}
          list={book.shoppingList}
          onPlan={(keep) => {
            setIsChoosing(false)
            onReplan(keep)
          }}
          onClose={() => setIsChoosing(false)}
        />
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
