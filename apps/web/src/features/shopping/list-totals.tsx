import { centsFromDollars, formatCents } from '@pennyplate/domain/money'
import { lineCents, listTotalCents } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { ShoppingLine, ShoppingList } from '../../lib/unwrap-list.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { BudgetRail } from '../../ui/budget-rail.tsx'
import { Card } from '../../ui/card.tsx'
import { linesOf } from './list-lines.ts'

type ListTotalsProps = { readonly list: ShoppingList; readonly budgetCents: number }

/** The list's total and the week's budget. */
export function ListTotals({ list, budgetCents }: ListTotalsProps) {
  const lines = linesOf(list).map(({ line }) => line)
  const unpriced = lines.filter((line) => lineCents(line) === null).length
  const [lowCents, highCents] = [sumOf(lines, 'low'), sumOf(lines, 'high')]
  const notes = [
    words.budget(formatCents(budgetCents)),
    ...(lowCents < highCents ? [words.likely(formatCents(lowCents), formatCents(highCents))] : []),
    ...(unpriced > 0 ? [words.atLeast(unpriced)] : []),
  ]
  return (
    <Card>
      <BudgetRail
        label={words.total}
        spentCents={listTotalCents(list)}
        budgetCents={budgetCents}
        note={notes.join(' ')}
      />
    </Card>
  )
}

/** Lines that are paid or already at home have no range. */
function sumOf(lines: readonly ShoppingLine[], bound: 'low' | 'high'): number {
  return lines.reduce((sum, line) => {
    const isSettled = line.alreadyHave === true || line.pricePaid !== undefined
    const dollars = isSettled ? undefined : line[bound]
    return sum + (dollars === undefined ? (lineCents(line) ?? 0) : centsFromDollars(dollars))
  }, 0)
}
