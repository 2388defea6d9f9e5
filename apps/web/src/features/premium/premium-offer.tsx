import { TRIAL_DAYS, TYPICAL_BUDGET_DOLLARS, WEEKLY_BUDGET_DOLLARS } from '@pennyplate/domain/bounds/limits'
import { formatCents } from '@pennyplate/domain/money'
import { IconCheck } from '@tabler/icons-react'
import { premiumMessages as words } from '../../messages/premium.ts'
import { PriceTag } from '../../ui/price-tag.tsx'
import styles from './premium.module.css'

/** What premium is and costs. */
export function PremiumOffer({ priceCents }: { readonly priceCents: number }) {
  const { min, max } = TYPICAL_BUDGET_DOLLARS
  return (
    <section className={styles.offer} aria-label={words.title}>
      <p className={styles.price}>
        <PriceTag priceCents={priceCents} unit={words.perMonth} size="large" />
        <span className={styles.trial}>{words.trial(TRIAL_DAYS)}</span>
      </p>
      <p>{words.trialText(formatCents(priceCents), TRIAL_DAYS)}</p>
      <h2 className={styles.featuresTitle}>{words.featuresTitle}</h2>
      <ul className={styles.features}>
        {words.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} stroke={2.4} aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>
        {words.budget(
          words.budgetTypical(min, max),
          words.budgetLimits(WEEKLY_BUDGET_DOLLARS.min, WEEKLY_BUDGET_DOLLARS.max),
        )}
      </p>
    </section>
  )
}
