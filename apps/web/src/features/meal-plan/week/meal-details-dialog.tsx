import { MAIN_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { PlannedReason } from '@pennyplate/domain/week/week-report'
import type { ReactNode } from 'react'
import { wholeTimeFacts } from '../../../messages/dish-time.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { nutrientNames, nutrientUnits } from '../../../messages/nutrients.ts'
import { planReportMessages } from '../../../messages/plan-report.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FoodIcon } from '../../../ui/food-icon.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import styles from '../change-meal/replace-dialog.module.css'
import { isEstimate, type StoredMeal, servingCents } from '../stored-plan.ts'
import { describeMeal, describeReasons, factsOf, pictureOf } from './explain-meal.ts'

type MealDetailsDialogProps = {
  readonly meal: StoredMeal
  readonly slot: SlotAddress['slot']
  readonly reasons: readonly PlannedReason[]
  /** Its ingredients and steps; absent for weeks that are over. */
  readonly recipe?: ReactNode
  readonly onClose: () => void
}

export function MealDetailsDialog({ meal, slot, reasons, recipe, onClose }: MealDetailsDialogProps) {
  const cents = servingCents(meal)
  const description = describeMeal(meal)
  const why = describeReasons(reasons)
  return (
    <Dialog opened title={meal.name} onClose={onClose}>
      <div className={styles.head}>
        <FoodIcon name={pictureOf(meal, slot)} size={56} />
        <div>
          {cents !== null && <PriceTag priceCents={cents} unit={uiMessages.perServing} />}
          <p className={styles.soft}>{factsOf(meal, slot, wholeTimeFacts(meal, slot)).join(' · ')}</p>
        </div>
      </div>
      {description && <p>{description}</p>}
      {recipe}
      <div>
        <h3 className={styles.subtitle}>{words.perServing}</h3>
        <dl className={styles.facts}>
          {MAIN_NUTRIENTS.map((nutrient) => (
            <div key={nutrient}>
              <dt>{nutrientNames[nutrient]}</dt>
              <dd>
                {planReportMessages.chartValue(meal.nutrition?.[nutrient] ?? null, nutrientUnits[nutrient])}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {why.length > 0 && (
        <div>
          <h3 className={styles.subtitle}>{words.whyHere}</h3>
          <ul className={styles.reasons}>
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {isEstimate(meal) && <p className={styles.soft}>{words.estimateNote}</p>}
    </Dialog>
  )
}
