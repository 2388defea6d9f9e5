import { formatCents } from '@pennyplate/domain/money'
import type { ReactNode } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './budget-rail.module.css'
import { formatRoundAmount } from './price.ts'
import { measureRail } from './rail-measure.ts'

export type BudgetRailProps = {
  readonly label: string
  /** Null if it is not known. */
  readonly spentCents: number | null
  /** Shown instead of an amount that is not known. */
  readonly unknown?: string
  readonly budgetCents: number
  /** Shown instead of what is left, where that is less than the prices are sure of. */
  readonly left?: string | undefined
  /** The small print: where the prices come from. */
  readonly note?: ReactNode
}

/** Spending as a bar with a mark at the budget. Past the mark, the bar is red. */
export function BudgetRail({ label, spentCents, unknown, budgetCents, left, note }: BudgetRailProps) {
  return (
    <div className={styles.rail} data-over={measureRail(spentCents ?? 0, budgetCents).isOver || undefined}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span>
          {spentCents === null ? (
            <span className={styles.soft}>{unknown}</span>
          ) : (
            <Spent spentCents={spentCents} budgetCents={budgetCents} left={left} />
          )}
        </span>
      </div>
      <Track spentCents={spentCents ?? 0} budgetCents={budgetCents} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}

type Amounts = { readonly spentCents: number; readonly budgetCents: number }

function Spent({ spentCents, budgetCents, left }: Amounts & Pick<BudgetRailProps, 'left'>) {
  const difference = formatCents(Math.abs(budgetCents - spentCents))
  const isOver = measureRail(spentCents, budgetCents).isOver
  return (
    <>
      <strong className={styles.spent}>{formatCents(spentCents)}</strong>{' '}
      <span className={styles.soft}>
        {uiMessages.budgetOf(formatRoundAmount(budgetCents))},{' '}
        {isOver ? uiMessages.overBy(difference) : (left ?? uiMessages.leftOver(difference))}
      </span>
    </>
  )
}

function Track({ spentCents, budgetCents }: Amounts) {
  const rail = measureRail(spentCents, budgetCents)
  return (
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
  )
}
