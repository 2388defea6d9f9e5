import { formatCents } from '@pennyplate/domain/money'
import { replaceMessages as words } from '../../../messages/replace-meal.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { OpenChoices } from './use-change-meal.ts'

type BudgetNotKeptProps = {
  readonly open: Pick<OpenChoices, 'choices' | 'roomCents' | 'canChangeAnother'>
}

/** Says that no choice keeps the budget, and which comes closest. */
export function BudgetNotKept({
  open: { choices, roomCents, canChangeAnother = false },
}: BudgetNotKeptProps) {
  if (roomCents === undefined) return null
  const [closest] = choices
    .flatMap(({ meal, deltaCents }) => (deltaCents === null ? [] : [{ name: meal.name, deltaCents }]))
    .toSorted((a, b) => a.deltaCents - b.deltaCents)
  if (!closest || closest.deltaCents <= roomCents) return null
  const left = roomCents > 0 ? formatCents(roomCents) : undefined
  return (
    <Notice tone="info">
      {words.noneKeepsBudget(canChangeAnother, closest.name, formatCents(closest.deltaCents), left)}
    </Notice>
  )
}
