import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import type { SharedPlan } from '@pennyplate/contract/share'
import { plateCents } from '@pennyplate/domain/week/week-plate'
import { Fragment } from 'react'
import { mealTimeFacts } from '../../messages/dish-time.ts'
import { withSides } from '../../messages/plates.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { FoodIcon } from '../../ui/food-icon.tsx'
import type { FoodIconName } from '../../ui/food-icon-names.ts'
import { PriceTag } from '../../ui/price-tag.tsx'
import { mealFacts } from './meal-facts.ts'
import styles from './shared-day.module.css'

type Day = SharedPlan['days'][number]

const SLOTS: readonly { slot: 'breakfast' | 'lunch' | 'dinner'; icon: FoodIconName }[] = [
  { slot: 'breakfast', icon: 'pancakes' },
  { slot: 'lunch', icon: 'sandwich' },
  { slot: 'dinner', icon: 'pot-of-food' },
]

export function SharedDay({ day }: { readonly day: Day }) {
  const { snacks = [] } = day.meals
  const planned = SLOTS.flatMap(({ slot, icon }) => {
    const meal = day.meals[slot]
    return meal ? [{ slot, icon, meal }] : []
  })
  return (
    <li className={styles.day}>
      <h2 className={styles.name}>{day.day}</h2>
      {planned.length + snacks.length === 0 && <p className={styles.soft}>{words.nothingPlanned}</p>}
      {planned.map(({ slot, icon, meal }) => (
        <div key={slot} className={styles.slot}>
          <h3 className={styles.type}>
            <FoodIcon name={icon} size={20} /> {words.meals[slot]}
          </h3>
          <MealLine meal={meal} />
        </div>
      ))}
      {snacks.length > 0 && (
        <div className={styles.slot}>
          <h3 className={styles.type}>
            <FoodIcon name="red-apple" size={20} /> {words.meals.snacks}
          </h3>
          {snacks.map((snack, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two snacks of a day may be equal, and the list never changes
            <MealLine key={index} meal={snack} isSnack />
          ))}
        </div>
      )}
    </li>
  )
}

/** In old plans a snack has only a name. Do not list what is missing then. */
function MealLine({ meal, isSnack = false }: { readonly meal: MealDocument; readonly isSnack?: boolean }) {
  const cents = plateCents(meal)
  const sides = withSides(meal)
  const isNameOnly = meal.estimatedCost === undefined && meal.nutrition === undefined
  if (isSnack && isNameOnly) return <p className={styles.mealName}>{meal.name}</p>
  return (
    <div className={styles.meal}>
      <div className={styles.what}>
        <p className={styles.mealName}>{meal.name}</p>
        {sides && <p className={styles.soft}>{sides}</p>}
      </div>
      {cents === null ? <p className={styles.soft}>{words.costUnknown}</p> : <PriceTag priceCents={cents} />}
      <p className={styles.facts}>
        {[...mealTimeFacts(meal), ...mealFacts(meal)].map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span className={styles.fact}>{fact}</span>
          </Fragment>
        ))}
      </p>
    </div>
  )
}
