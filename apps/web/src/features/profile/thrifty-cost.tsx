import { ADULTS, KIDS, WEEKLY_BUDGET_DOLLARS } from '@pennyplate/domain/bounds/limits'
import { centsFromDollars, formatCents } from '@pennyplate/domain/money'
import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import { judgeBudget } from '@pennyplate/domain/profile/profile-budget'
import { numberIn, wholeNumberIn } from '@pennyplate/domain/profile/profile-values'
import { profileMessages } from '../../messages/profile.ts'
import { PriceTag } from '../../ui/price-tag.tsx'
import styles from './profile.module.css'

type ThriftyCostProps = {
  readonly adults: string
  readonly kids: string
  readonly kidAges: readonly number[]
  readonly weeklyBudget: string
}

/** USDA's weekly cost for this household, compared with its budget. */
export function ThriftyCost({ adults, kids, kidAges, weeklyBudget }: ThriftyCostProps) {
  const adultCount = wholeNumberIn(adults, ADULTS)
  const kidCount = wholeNumberIn(kids, KIDS)
  const budget = numberIn(weeklyBudget, WEEKLY_BUDGET_DOLLARS)
  if (adultCount === undefined || kidCount === undefined) {
    return <p className={styles.soft}>{profileMessages.thriftyUnknown}</p>
  }
  const { weeklyCents, month } = thriftyWeeklyCost(membersOf(adultCount, kidAges))
  const budgetCents = budget === undefined ? undefined : centsFromDollars(budget)
  const verdict = budgetCents === undefined ? undefined : judgeBudget(budgetCents, weeklyCents)
  const gap = formatCents(weeklyCents - (budgetCents ?? 0))
  return (
    <section className={styles.thrifty} data-verdict={verdict} aria-label={profileMessages.thriftyTitle}>
      <div className={styles.thriftyHead}>
        <h3 className={styles.thriftyTitle}>{profileMessages.thriftyTitle}</h3>
        <PriceTag priceCents={weeklyCents} unit={profileMessages.thriftyUnit} size="large" />
      </div>
      <p role="status">{verdict && profileMessages.thriftyVerdicts[verdict](gap)}</p>
      {verdict === 'far-below' && (
        <p>
          <a href={profileMessages.thriftyHelpUrl} target="_blank" rel="noopener">
            {profileMessages.thriftyHelp} <span className={styles.soft}>{profileMessages.newTab}</span>
          </a>
        </p>
      )}
      <p className={styles.soft}>{profileMessages.thriftyFor(adultCount, kidCount, month)}</p>
    </section>
  )
}
