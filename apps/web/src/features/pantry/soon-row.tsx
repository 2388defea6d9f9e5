import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { saidPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { SoonFood } from '@pennyplate/domain/week/use-soon'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { slotNameOfOne } from '../../messages/meal-slots.ts'
import { pantryMessages as words } from '../../messages/pantry.ts'
import { Button } from '../../ui/button.tsx'
import { FoodPicture } from '../../ui/food-picture.tsx'
import pantryStyles from './pantry.module.css'
import styles from './use-soon.module.css'
import type { useThrowAway } from './use-throw-away.ts'

const MEALS_NAMED = 2

type SoonRowProps = {
  readonly food: SoonFood<PantryItem>
  readonly plan: WeekPlan | undefined
  readonly waste: ReturnType<typeof useThrowAway>
}

/** One food. What is past its date was used or thrown away; the rest is in a meal, or a press finds it one. */
export function SoonRow({ food: { item, expiry, meals }, plan, waste }: SoonRowProps) {
  const isExpired = expiry.state === 'expired'
  const named = (at: SlotAddress) => {
    const meal = plan && mealAt<WeekMeal>(plan, at)
    return words.soonMeal(DAY_NAMES[at.day] ?? '', slotNameOfOne[at.slot], meal?.name ?? '')
  }
  return (
    <li className={styles.row}>
      <FoodPicture foodId={item.foodId} />
      <div className={styles.what}>
        <div className={styles.line}>
          <p className={pantryStyles.name}>
            {item.name} <span className={pantryStyles.meta}>{saidPantryQuantity(item.quantity)}</span>
          </p>
          <p className={pantryStyles.expiry} data-expiry={expiry.state}>
            {words.expiry(expiry, item.expiryDate ?? '', item.expiryEstimated === true)}
          </p>
        </div>
        {!isExpired && plan && (
          <p className={pantryStyles.meta}>
            {meals.length > 0 ? words.soonIn(meals.slice(0, MEALS_NAMED).map(named)) : words.soonInNone}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {!isExpired && meals.length === 0 && (
          <Link
            className={styles.find}
            to={paths.recipesWith(item.name)}
            aria-label={words.findDish(item.name)}
          >
            {words.findDishShort}
          </Link>
        )}
        <Button look="quiet" aria-label={words.usedIt(item.name)} onClick={() => waste.markUsed(item)}>
          {words.usedItShort}
        </Button>
        {isExpired && (
          <Button look="quiet" aria-label={words.threwAway(item.name)} onClick={() => waste.throwAway(item)}>
            {words.threwAwayShort}
          </Button>
        )}
      </div>
    </li>
  )
}
