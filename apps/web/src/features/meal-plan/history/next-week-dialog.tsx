import { useShowWeek } from '../../../lib/use-show-week.ts'
import { weekRange } from '../../../messages/day-words.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/loading.tsx'
import type { Book } from '../stored-plan.ts'
import { useWeeks } from '../weeks/use-weeks.ts'

type NextWeekDialogProps = {
  readonly week: string
  readonly book: Book
  readonly today: string
  readonly onPlan: () => void
  readonly onClose: () => void
}

/** Before the next week is planned: it may be planned already, perhaps on another device. */
export function NextWeekDialog({ week, book, today, onPlan, onClose }: NextWeekDialogProps) {
  const { weeks, isLoading } = useWeeks(book, today)
  const { opening, show } = useShowWeek(onClose)
  const range = weekRange(week)
  const isPlanned = weeks.some(({ weekStart, state }) => weekStart === week && state !== 'empty')
  if (!isLoading && !isPlanned)
    return (
      <ConfirmDialog
        opened
        title={words.planOverTitle}
        confirmLabel={words.planWeek(...range)}
        onConfirm={onPlan}
        onCancel={onClose}
      >
        {book.plan ? words.planOverList : words.planOverNothing}
      </ConfirmDialog>
    )
  return (
    <Dialog opened title={isLoading ? words.planOverTitle : words.plannedTitle(...range)} onClose={onClose}>
      {isLoading ? <Loading label={words.loadingWeeks} /> : <p>{words.plannedText}</p>}
      {isPlanned && (
        <DialogActions>
          <Button onClick={onPlan}>{words.planAnew}</Button>
          <Button look="primary" loading={opening !== undefined} onClick={() => void show(week)}>
            {words.openPlanned}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
