import { IconCalendarMonth } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { weekRange } from '../../../messages/day-words.ts'
import { weeksMessages as words } from '../../../messages/weeks.ts'
import { Button } from '../../../ui/button.tsx'
import type { MealChanges } from '../change-meal/use-change-meal.ts'
import type { PlanBookStore } from '../use-plan-book.ts'

const WeeksDialog = lazyPart(async () => (await import('./weeks-dialog.tsx')).WeeksDialog)

type WeeksButtonProps = {
  readonly planBook: PlanBookStore
  readonly changes: MealChanges
  readonly today: string
  readonly onPlan: (weekStart: string) => void
}

/** Opens the other weeks. The week on screen can be copied to one of them; the server prices and judges the copy. */
export function WeeksButton({ planBook, changes, today, onPlan }: WeeksButtonProps) {
  const [isOpen, setIsOpen] = useState(false)

  function copyTo(weekStart: string) {
    const from = planBook.book.plan?.weekStartDate?.slice(0, 10)
    if (from === undefined) return
    const issued = planBook.issue({ type: 'reuse', from, week: weekStart })
    const [first, last] = weekRange(weekStart)
    if (issued.ok) changes.offerPlainUndo({ undo: [issued.key], text: words.copied(`${first} – ${last}`) })
  }

  return (
    <>
      <Button
        icon={<IconCalendarMonth size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <WeeksDialog
          planBook={planBook}
          today={today}
          onPlan={onPlan}
          onCopy={copyTo}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
