import type { SharedPlan } from '@pennyplate/contract/share'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { plateCents } from '@pennyplate/domain/week/week-plate'
import { Fragment } from 'react'
import { mealTimeFacts } from '../../messages/dish-time.ts'
import { withSides } from '../../messages/plates.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { DishDrawing } from '../../ui/dish-drawing.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'
import { mealFacts } from './meal-facts.ts'
import styles from './shared-day.module.css'

type Day = SharedPlan['days'][number]

const SLOTS = ['breakfast', 'lunch', 'dinner'] as const

type SharedDayProps = {
  readonly day: Day
  /** What to do that evening for the meals after it. */
  readonly evening: readonly string[]
}

export function SharedDay({ day, evening }: SharedDayProps) {
  const { snacks = [] } = day.meals
  const planned = SLOTS.flatMap((slot) => {
    const meal = day.meals[slot]
    return meal ? [{ slot, meal }] : []
  })
  return (
    <li className={styles.day}>
      <h2 className={styles.name}>{day.day}</h2>
      {planned.length + snacks.length === 0 && <p className={styles.soft}>{words.nothingPlanned}</p>}
      {planned.map(({ slot, meal }) => (
        <div key={slot} className={styles.slot}>
          <h3 className={styles.type}>{words.meals[slot]}</h3>
          <MealLine meal={meal} />
        </div>
      ))}
      {snacks.length > 0 && (
        <div className={styles.slot}>
          <h3 className={styles.type}>{words.meals.snacks}</h3>
          {snacks.map((snack, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two snacks of a day may be equal, and the list never changes
            <MealLine key={index} meal={snack} isSnack />
          ))}
        </div>
      )}
      {evening.map((line) => (
        <p key={line} className={styles.soft}>
          {line}
        </p>
      ))}
    </li>
  )
}

/** In old plans a snack has only a name. Do not list what is missing then. */
function MealLine({ meal, isSnack = false }: { readonly meal: WeekMeal; readonly isSnack?: boolean }) {
  if (meal.place) return <p className={styles.mealName}>{meal.name}</p>
  const cents = plateCents(meal)
  const sides = withSides(meal)
  const isNameOnly = meal.estimatedCost === undefined && meal.nutrition === undefined
  if (isSnack && isNameOnly) return <p className={styles.mealName}>{meal.name}</p>
  return (
    <div className={styles.meal}>
      <div className={styles.picture}>
        <DishDrawing dish={meal} />
      </div>
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
