import { formatCents } from '@pennyplate/domain/money'
import type { ReactNode } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './budget-rail.module.css'
import { formatRoundAmount } from './price.ts'
import { measureRail } from './rail-measure.ts'

export type BudgetRailProps = {
  readonly label: string
  readonly spentCents: number
  readonly budgetCents: number
  /** The small print: where the prices come from. */
  readonly note?: ReactNode
}

/** Spending as a bar with a mark at the budget. Past the mark, the bar is red. */
export function BudgetRail({ label, spentCents, budgetCents, note }: BudgetRailProps) {
  const rail = measureRail(spentCents, budgetCents)
  const budget = formatRoundAmount(budgetCents)
  const difference = formatCents(Math.abs(budgetCents - spentCents))
  return (
    <div className={styles.rail} data-over={rail.isOver || undefined}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span>
          <strong className={styles.spent}>{formatCents(spentCents)}</strong>{' '}
          <span className={styles.soft}>
            {uiMessages.budgetOf(budget)},{' '}
            {rail.isOver ? uiMessages.overBy(difference) : uiMessages.leftOver(difference)}
          </span>
        </span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${rail.withinPercent}%` }} />
        {rail.isOver && (
          <span
            className={styles.over}
            style={{ left: `${rail.markPercent}%`, width: `${rail.overPercent}%` }}
          />
        )}
        <span className={styles.mark} style={{ left: `${rail.markPercent}%` }} />
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}
