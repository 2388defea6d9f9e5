import { formatCents } from '@pennyplate/domain/money'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { plateCents } from '@pennyplate/domain/week/week-plate'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Conflict } from '../../../lib/use-week-conflicts.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { plateName, withSides } from '../../../messages/plates.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { factLine } from '../../../messages/wording.ts'
import { DishDrawing } from '../../../ui/dish-drawing.tsx'
import { MealConflict } from '../../../ui/meal-conflict.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { factsOf } from './explain-meal.ts'
import styles from './meal-card.module.css'

type MealCardProps = {
  readonly meal: WeekMeal
  /** When it is served, if it is cooked for then. */
  readonly slot?: MealSlotName | undefined
  /** Absent while the week is being generated. */
  readonly onOpen?: () => void
  /** Of leftovers: the day they were cooked. */
  readonly cookedOn?: string | undefined
  /** Why the meal does not suit the household. */
  readonly conflict?: Pick<Conflict, 'text' | 'isCertain'> | undefined
  /** Like, dislike and Cooked buttons. */
  readonly opinion?: ReactNode
  /** Replace and custom-meal buttons. */
  readonly actions?: ReactNode
}

/** One meal with its sides: a vertical card in a week column, a horizontal one on a phone. */
export function MealCard({ meal, slot, onOpen, cookedOn, conflict, opinion, actions }: MealCardProps) {
  if (meal.place) return <PlaceCard meal={meal} place={meal.place} actions={actions} />
  const cents = plateCents(meal)
  const sides = withSides(meal, cookedOn)
  const what = (
    <>
      {meal.name} {sides && <span className={styles.sides}>{sides}</span>}
    </>
  )
  return (
    <article
      className={styles.card}
      aria-label={plateName(meal)}
      data-conflict={conflict !== undefined || undefined}
    >
      <span className={styles.picture}>
        <DishDrawing dish={meal} isFirst />
      </span>
      <div className={styles.text}>
        {onOpen ? (
          <button
            type="button"
            className={styles.name}
            // The words that are shown, so that it can be pressed by voice.
            aria-label={words.details(`${meal.name} ${sides}`.trimEnd())}
            onClick={onOpen}
          >
            {what}
          </button>
        ) : (
          <p className={styles.name}>{what}</p>
        )}
        <p className={styles.facts}>{factLine(factsOf(meal, slot))}</p>
        {meal.isLocked && (
          <p className={styles.kept}>
            <IconLock size={16} aria-hidden="true" /> {words.kept}
          </p>
        )}
        <MealConflict conflict={conflict} />
      </div>
      <div className={styles.price}>
        {cents === null ? (
          <span className={styles.facts}>{words.noPrice}</span>
        ) : (
          <PriceTag priceCents={cents} unit={uiMessages.perServing} />
        )}
      </div>
      {opinion && <div className={styles.opinion}>{opinion}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}

type PlaceCardProps = Pick<MealCardProps, 'meal' | 'actions'> & {
  readonly place: NonNullable<WeekMeal['place']>
}

/** A meal that nobody cooks: it costs no groceries and has no recipe. */
function PlaceCard({ meal, place, actions }: PlaceCardProps) {
  const { paidCents, isFromBudget = false } = meal
  return (
    <article className={styles.card} aria-label={meal.name} data-place={place}>
      <div className={styles.text}>
        <p className={styles.placeName}>{meal.name}</p>
        {paidCents !== undefined && (
          <p className={styles.facts}>{words.paidOut(formatCents(paidCents), isFromBudget)}</p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
