import { MAIN_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { isReheated } from '@pennyplate/domain/week/leftovers'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { Prepped } from '@pennyplate/domain/week/prep-batches'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { plateCents, plateNutrient } from '@pennyplate/domain/week/week-plate'
import type { ReactNode } from 'react'
import type { Conflict } from '../../lib/use-week-conflicts.ts'
import { mealTimeFacts } from '../../messages/dish-time.ts'
import { nutrientNames, nutrientUnits } from '../../messages/nutrients.ts'
import { plateName, withSides } from '../../messages/plates.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { factLine } from '../../messages/wording.ts'
import { DishDrawing } from '../../ui/dish-drawing.tsx'
import { MealConflict } from '../../ui/meal-conflict.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'
import styles from './recipe-card.module.css'

type RecipeCardProps = {
  readonly meal: Prepped<WeekMeal>
  readonly day: string
  readonly slot: MealSlotName
  readonly onOpen: () => void
  /** Why the meal does not suit the household. */
  readonly conflict: Conflict | undefined
  /** Like, dislike and Cooked. */
  readonly actions: ReactNode
}

export function RecipeCard({ meal, day, slot, onOpen, conflict, actions }: RecipeCardProps) {
  const cents = plateCents(meal)
  const sides = withSides(meal)
  const isCookedNow = !isReheated(meal) && meal.madeOn === undefined
  const difficulty = isCookedNow && words.difficulty[meal.difficulty?.toLowerCase() ?? '']
  const facts = [
    ...mealTimeFacts(meal, slot),
    ...(difficulty ? [difficulty] : []),
    ...(meal.isEstimate === true ? [words.estimate] : []),
  ]
  return (
    <article
      className={styles.card}
      aria-label={words.open(plateName(meal), day, words.slots[slot])}
      data-conflict={conflict !== undefined || undefined}
    >
      <p className={styles.place}>{words.place(day, words.slots[slot])}</p>
      <div className={styles.head}>
        <DishDrawing dish={meal} width={144} />
        <div className={styles.what}>
          <h3 className={styles.name}>
            <button type="button" className={styles.open} onClick={onOpen}>
              {meal.name}
            </button>
          </h3>
          {sides && <p className={styles.facts}>{sides}</p>}
          <p className={styles.facts}>{factLine(facts)}</p>
          <MealConflict conflict={conflict} />
        </div>
      </div>
      <dl className={styles.badges}>
        {MAIN_NUTRIENTS.map((nutrient) => (
          <div key={nutrient} className={styles.badge}>
            <dt>{nutrientNames[nutrient]}</dt>
            <dd>{words.amount(plateNutrient(meal, nutrient), nutrientUnits[nutrient])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        {cents === null ? (
          <span className={styles.facts}>{words.noPrice}</span>
        ) : (
          <PriceTag priceCents={cents} unit={words.perServing} />
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  )
}
