import type { PlanWay } from '@pennyplate/contract/ai/plan'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { centsFromDollars, formatCents } from '@pennyplate/domain/money'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatRoundAmount } from '../../../ui/price.ts'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { budgetFor } from './apply-way-out.ts'
import styles from './generate-section.module.css'
import type { RefusedGeneration } from './use-generate-plan.ts'

type NoPlanFitsProps = {
  readonly refused: RefusedGeneration
  readonly profile: DocumentValue<'profile'> | undefined
  readonly onTake: (way: PlanWay) => void
  readonly onDismiss: () => void
}

/** Says that no week fits, and offers the ways out. */
export function NoPlanFits({ refused, profile, onTake, onDismiss }: NoPlanFitsProps) {
  const complete = withDefaults(profile)
  const { cheapestCents, ways = [] } = refused
  const cheapest = cheapestCents ? formatCents(cheapestCents) : undefined
  const budget = formatRoundAmount(centsFromDollars(complete.weeklyBudget))
  return (
    <Card title={words.noWayTitle} actions={<Button onClick={onDismiss}>{words.cancel}</Button>}>
      <p role="alert">{words.noWayText(budget, cheapest)}</p>
      {ways.length > 0 && <h3>{words.waysTitle}</h3>}
      <ul className={styles.ways}>
        {ways.map((way) => {
          const name = describeWayOut(way)
          const newBudget = budgetFor(complete, way)
          return (
            <li key={name} className={styles.way}>
              <div>
                <p className={styles.wayName}>{name}</p>
                {newBudget > complete.weeklyBudget && (
                  <p className={styles.soft}>
                    {words.wayBudget(formatRoundAmount(centsFromDollars(newBudget)))}
                  </p>
                )}
              </div>
              <PriceTag priceCents={way.totalCents} unit={words.aWeek} />
              <Button aria-label={`${words.takeWayOut}: ${name}`} onClick={() => onTake(way)}>
                {words.takeWayOut}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function describeWayOut({ change }: PlanWay): string {
  const detail = 'caloriesShare' in change ? `${Math.round((1 - change.caloriesShare) * 100)}%` : ''
  return words.ways[change.code]('food' in change ? change.food : detail)
}
