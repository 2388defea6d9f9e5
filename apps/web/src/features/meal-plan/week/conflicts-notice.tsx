import type { ReactNode } from 'react'
import type { Conflict } from '../../../lib/use-week-conflicts.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Notice } from '../../../ui/notice.tsx'

type ConflictsNoticeProps = {
  readonly conflicts: readonly Conflict[]
  readonly action?: ReactNode
}

/** Warns that meals of the week no longer suit the household. */
export function ConflictsNotice({ conflicts, action }: ConflictsNoticeProps) {
  if (conflicts.length === 0) return null
  const places = new Set(conflicts.map(({ at }) => `${at.day} ${at.slot} ${at.index ?? 0}`))
  return (
    <Notice
      tone="error"
      action={action}
      title={words.conflictsTitle(
        places.size,
        conflicts.every(({ isCertain }) => isCertain),
      )}
    >
      <ul>
        {[...new Set(conflicts.map(({ text }) => text))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {words.conflictsText}
    </Notice>
  )
}
