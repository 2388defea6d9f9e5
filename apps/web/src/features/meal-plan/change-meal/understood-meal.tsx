import { plateCents } from '@pennyplate/domain/week/week-plate'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { withSides } from '../../../messages/plates.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { factLine } from '../../../messages/wording.ts'
import { DishDrawing } from '../../../ui/dish-drawing.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import type { LookedUpMeal } from '../plan-calls.ts'
import { factsOf } from '../week/explain-meal.ts'
import styles from './replace-dialog.module.css'

/** What a typed meal was read as, before anything is changed. */
export function UnderstoodMeal({ found: { meal, reading, parts } }: { readonly found: LookedUpMeal }) {
  if (reading === 'elsewhere') return <p role="status">{words.customElsewhere}</p>
  const cents = plateCents(meal)
  const sides = withSides(meal)
  return (
    <div role="status" className={styles.form}>
      <p>{reading === 'plate' ? words.customPlate : words.customDish(meal.name)}</p>
      {reading === 'plate' && (
        <ul className={styles.reasons}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      <div className={styles.choice}>
        <DishDrawing dish={meal} width={96} />
        <div className={styles.text}>
          <p className={styles.name}>{meal.name}</p>
          {sides && <p className={styles.soft}>{sides}</p>}
          <p className={styles.soft}>{factLine(factsOf(meal))}</p>
        </div>
        {cents !== null && <PriceTag priceCents={cents} unit={uiMessages.perServing} />}
      </div>
    </div>
  )
}
