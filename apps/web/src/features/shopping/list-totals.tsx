import { formatCents } from '@pennyplate/domain/money'
import { likelyListTotal } from '@pennyplate/domain/shopping/likely-total'
import { lineCents, listTotalCents } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { ShoppingList } from '../../lib/unwrap-list.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { BudgetRail } from '../../ui/budget-rail.tsx'
import { Card } from '../../ui/card.tsx'
import { formatRoundAmount } from '../../ui/price.ts'
import { linesOf } from './list-lines.ts'

type ListTotalsProps = { readonly list: ShoppingList; readonly budgetCents: number }

/** The list's total and the week's budget. */
export function ListTotals({ list, budgetCents }: ListTotalsProps) {
  const lines = linesOf(list).map(({ line }) => line)
  const unpriced = lines.filter((line) => lineCents(line) === null).length
  const { totalCents, lowCents, highCents } = likelyListTotal(lines)
  const isWithinRange = totalCents <= budgetCents && budgetCents < highCents
  const notes = [
    words.budget(formatRoundAmount(budgetCents)),
    ...(lowCents < highCents ? [words.likely(formatCents(lowCents), formatCents(highCents))] : []),
    ...(unpriced > 0 ? [words.atLeast(unpriced)] : []),
  ]
  return (
    <Card>
      <BudgetRail
        label={words.total}
        spentCents={list.isOutdated ? null : listTotalCents(list)}
        unknown={words.outdatedTotal}
        budgetCents={budgetCents}
        left={isWithinRange ? words.aboutTheBudget : undefined}
        note={notes.join(' ')}
      />
    </Card>
  )
}
