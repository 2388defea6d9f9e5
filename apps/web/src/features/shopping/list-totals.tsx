import { formatCents } from '@pennyplate/domain/money'
import { likelyListTotal } from '@pennyplate/domain/shopping/likely-total'
import { groceriesCents, lineCents, type ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
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
  const { lowCents, highCents } = likelyListTotal(lines)
  const { putAwayCents = 0 } = list
  const totalCents = groceriesCents(list)
  const isWithinRange = totalCents <= budgetCents && budgetCents < putAwayCents + highCents
  const notes = [
    words.budget(formatRoundAmount(budgetCents)),
    ...(putAwayCents > 0 ? [words.putAway(formatCents(putAwayCents))] : []),
    ...(lowCents < highCents ? [words.likely(formatCents(lowCents), formatCents(highCents))] : []),
    ...(unpriced > 0 ? [words.atLeast(unpriced)] : []),
  ]
  return (
    <Card>
      <BudgetRail
        label={words.total}
        spentCents={list.isOutdated ? null : totalCents}
        unknown={words.outdatedTotal}
        budgetCents={budgetCents}
        left={isWithinRange ? words.aboutTheBudget : undefined}
        note={notes.join(' ')}
      />
    </Card>
  )
}
