import { formatCents } from '@pennyplate/domain/money'
import { mealTime } from '@pennyplate/domain/week/meal-start'
import type { WeekMeal, WeekSide } from '@pennyplate/domain/week/week-plan'
import { dishesOf, plateCents } from '@pennyplate/domain/week/week-plate'
import { timeFacts } from '../../../messages/dish-time.ts'
import { plateMessages as words } from '../../../messages/plates.ts'
import { factLine } from '../../../messages/wording.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './plate-list.module.css'

type PlateListProps = {
  readonly meal: WeekMeal
  /** Absent where the meal cannot be changed. A side is told by its place. */
  readonly onSwap?: ((side: number) => void) | undefined
  readonly onDrop?: ((side: number) => void) | undefined
  /** Absent if the plate is full. */
  readonly onAdd?: (() => void) | undefined
}

/** The main dish and its sides, each with its price and time, and buttons that change a side. */
export function PlateList({ meal, onSwap, onDrop, onAdd }: PlateListProps) {
  return (
    <>
      <ul className={styles.dishes}>
        {dishesOf(meal).map((dish, place) => {
          const side = place - 1
          return (
            <li key={dish.name} className={styles.dish}>
              <div>
                <p className={styles.name}>{dish.name}</p>
                <p className={styles.facts}>{factLine(factsOf(dish))}</p>
              </div>
              {side >= 0 && onSwap && onDrop && (
                <div className={styles.buttons}>
                  <Button aria-label={words.swapSide(dish.name)} onClick={() => onSwap(side)}>
                    {words.swap}
                  </Button>
                  <Button look="quiet" aria-label={words.dropSide(dish.name)} onClick={() => onDrop(side)}>
                    {words.drop}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {onAdd && (
        <Button className={styles.add} onClick={onAdd}>
          {words.add}
        </Button>
      )}
    </>
  )
}

type ListedDish = WeekSide & Pick<WeekMeal, 'leftoverOf'>

function factsOf({ name, estimatedCost, leftoverOf, ...times }: ListedDish): string[] {
  const { cookingTime, activeMinutes, waitingMinutes } = times
  const cents = plateCents({ name, estimatedCost })
  return [
    ...(cents === null ? [] : [formatCents(cents)]),
    ...timeFacts(mealTime({ name, cookingTime, activeMinutes, waitingMinutes, leftoverOf })),
  ]
}
