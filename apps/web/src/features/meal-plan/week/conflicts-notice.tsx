import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { Conflict } from './use-conflicts.ts'

/** Warns that meals of the week no longer suit the household. */
export function ConflictsNotice({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null
  const places = new Set(conflicts.map(({ at }) => `${at.day} ${at.slot} ${at.index ?? 0}`))
  return (
    <Notice
      tone="error"
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
