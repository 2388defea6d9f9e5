import { landingMessages as words } from '../messages/landing.ts'
import { BudgetRail } from '../ui/budget-rail.tsx'
import { PriceTag } from '../ui/price-tag.tsx'
import { ReceiptCard } from '../ui/receipt-card.tsx'
import styles from './landing-receipt.module.css'
import {
  SAMPLE_BUDGET_CENTS,
  SAMPLE_LINES,
  SAMPLE_OTHER_LINES,
  SAMPLE_SERVINGS,
  sampleTotalCents,
} from './sample-week.ts'

const LINES = [
  ...SAMPLE_LINES.map((line) => ({ id: line.name, ...line })),
  {
    id: 'more',
    name: words.receiptMore(SAMPLE_OTHER_LINES.count),
    priceCents: SAMPLE_OTHER_LINES.priceCents,
  },
]

/** A sample week's receipt and budget. */
export function LandingReceipt() {
  const totalCents = sampleTotalCents()
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <PriceTag
          priceCents={Math.round(totalCents / SAMPLE_SERVINGS)}
          unit={words.perServing}
          size="large"
        />
        <span>
          <strong className={styles.label}>{words.sampleLabel}</strong>
          <br />
          {words.sampleHousehold(SAMPLE_SERVINGS)}
        </span>
      </figcaption>
      <div className={styles.rail}>
        <BudgetRail
          label={words.sampleRail}
          spentCents={totalCents}
          budgetCents={SAMPLE_BUDGET_CENTS}
          note={words.sampleRailNote}
        />
      </div>
      <ReceiptCard
        title={words.receiptTitle}
        lines={LINES}
        totalCents={totalCents}
        footnote={words.receiptFootnote}
      />
    </figure>
  )
}
