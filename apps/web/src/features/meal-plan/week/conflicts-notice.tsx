import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/notify.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import type { Conflict } from './use-conflicts.ts'

type ConflictsNoticeProps = { readonly conflicts: readonly Conflict[]; readonly planBook: PlanBookStore }

/** Warns that meals of the week no longer suit the household, and can reopen an accepted plan so that they can be replaced. */
export function ConflictsNotice({ conflicts, planBook }: ConflictsNoticeProps) {
  const { book, issue } = planBook
  if (conflicts.length === 0) return null
  const isClosed = book.shoppingList !== null
  const places = new Set(conflicts.map(({ at }) => `${at.day} ${at.slot} ${at.index ?? 0}`))

  function reopen() {
    if (issue({ type: 'reopen' }).ok) notify.success(words.reopened)
  }

  return (
    <Notice
      tone="error"
      title={words.conflictsTitle(
        places.size,
        conflicts.every(({ isCertain }) => isCertain),
      )}
      action={isClosed && <Button onClick={reopen}>{words.reopen}</Button>}
    >
      <ul>
        {[...new Set(conflicts.map(({ text }) => text))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isClosed ? words.conflictsClosed : words.conflictsText}
    </Notice>
  )
}
