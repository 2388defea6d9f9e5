import { useState } from 'react'
import { useShowWeek } from '../../../lib/use-show-week.ts'
import { weeksMessages as words } from '../../../messages/weeks.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { PlanBookStore } from '../use-plan-book.ts'
import { MonthView } from './month-view.tsx'
import { useWeeks } from './use-weeks.ts'
import { WeeksAhead } from './weeks-ahead.tsx'

const VIEWS = ['ahead', 'month'] as const

type WeeksDialogProps = {
  readonly planBook: PlanBookStore
  readonly today: string
  readonly onPlan: (weekStart: string) => void
  readonly onCopy: (weekStart: string) => void
  readonly onClose: () => void
}

/** This week and the next ones side by side, and the month. Another week is opened, planned, or gets a copy of this one. */
export function WeeksDialog({ planBook, today, onPlan, onCopy, onClose }: WeeksDialogProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('ahead')
  const known = useWeeks(planBook.book, today)
  const { weeks, current } = known

  const { opening, show } = useShowWeek(onClose)

  const closing = (act: (weekStart: string) => void) => (weekStart: string) => {
    onClose()
    act(weekStart)
  }
  return (
    <Dialog opened size="full" title={words.title} onClose={onClose}>
      <Segments
        legend={words.views}
        options={VIEWS.map((value) => ({ value, label: words[value] }))}
        value={view}
        onChange={setView}
      />
      {known.isLoading && <Loading label={words.loading} />}
      {!known.isLoading && known.isOnlyHere && (
        <Notice tone="info" action={<Button onClick={known.retry}>{words.tryAgain}</Button>}>
          {words.onlyHere}
        </Notice>
      )}
      {!known.isLoading && view === 'ahead' && (
        <WeeksAhead
          weeks={weeks}
          current={current}
          today={today}
          opening={opening}
          onShow={(weekStart) => void show(weekStart)}
          onPlan={closing(onPlan)}
          onCopy={closing(onCopy)}
        />
      )}
      {!known.isLoading && view === 'month' && <MonthView weeks={weeks} today={today} />}
    </Dialog>
  )
}
