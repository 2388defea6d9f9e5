import type { SampleWeek } from '@pennyplate/contract/sample-week'
import { everySlot } from '@pennyplate/domain/week/meal-plan'
import { longDay } from '../messages/day-words.ts'
import { landingMessages as words } from '../messages/landing.ts'
import { BudgetRail } from '../ui/budget-rail.tsx'
import { PriceTag } from '../ui/price-tag.tsx'
import { ReceiptCard } from '../ui/receipt-card.tsx'
import styles from './landing-receipt.module.css'
import { sampleReceipt } from './sample-receipt.ts'

/** The sample week's receipt and budget. */
export function LandingReceipt({ week }: { readonly week: SampleWeek }) {
  const { adults, totalCents, budgetCents, zipCode, pricesOf } = week
  const servings = adults * everySlot(week).length
  const { shown, more } = sampleReceipt(week)
  const lines = [
    ...shown.map((line) => ({ id: line.name, ...line })),
    { id: 'more', name: words.receiptMore(more.count), priceCents: more.priceCents },
  ]
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <PriceTag priceCents={Math.round(totalCents / servings)} unit={words.perServing} size="large" />
        <span>
          <strong className={styles.label}>{words.sampleLabel}</strong>
          <br />
          {words.sampleHousehold(adults, servings)}
        </span>
      </figcaption>
      <div className={styles.rail}>
        <BudgetRail
          label={words.sampleRail}
          spentCents={totalCents}
          budgetCents={budgetCents}
          note={words.sampleRailNote(zipCode)}
        />
      </div>
      <ReceiptCard
        title={words.receiptTitle}
        lines={lines}
        totalCents={totalCents}
        footnote={words.receiptFootnote(longDay(pricesOf), zipCode)}
      />
    </figure>
  )
}
