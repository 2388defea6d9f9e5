import { formatCents } from '@pennyplate/domain/money'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { plateCents } from '@pennyplate/domain/week/week-plate'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { withSides } from '../../../messages/plates.ts'
import { alongSaid, replaceMessages } from '../../../messages/replace-meal.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { factLine } from '../../../messages/wording.ts'
import { DishDrawing } from '../../../ui/dish-drawing.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { MealTimetable } from '../meal-timetable.tsx'
import type { Choice, MealAlong } from '../plan-calls.ts'
import { describeReasons, factsOf } from '../week/explain-meal.ts'
import { ChoiceDeltas } from './choice-deltas.tsx'
import styles from './replace-dialog.module.css'
import { TakeButton } from './take-button.tsx'

type ChoiceRowProps = {
  readonly choice: Choice
  readonly isBest: boolean
  /** What the week costs now, if that is known. */
  readonly billCents?: number | null
  /** Where it would be cooked: a menu then says what to do when. */
  readonly at?: SlotAddress | undefined
  readonly onTake: () => void
}

/** A dish, and what taking it changes. */
export function ChoiceRow({ choice, isBest, billCents = null, at, onTake }: ChoiceRowProps) {
  const { meal, along } = choice
  const cents = plateCents(meal)
  const sides = withSides(meal)
  return (
    <li className={styles.choice}>
      <DishDrawing dish={meal} width={96} />
      <div className={styles.text}>
        {isBest && <p className={styles.best}>{words.bestChoice}</p>}
        <p className={styles.name}>{meal.name}</p>
        {sides && <p className={styles.soft}>{sides}</p>}
        <p className={styles.soft}>{factLine(factsOf(meal))}</p>
        <ChoiceDeltas choice={choice} />
        {describeReasons(choice.reasons).map((reason) => (
          <p key={reason} className={styles.soft}>
            {reason}.
          </p>
        ))}
        {at && <MealTimetable meal={meal} at={at} />}
      </div>
      {along && <AlongMeal along={along} bill={billAfter(choice, billCents)} />}
      <div className={styles.end}>
        {cents !== null && <PriceTag priceCents={cents} unit={uiMessages.perServing} />}
        <TakeButton
          look={isBest ? 'primary' : 'secondary'}
          name={meal.name}
          along={along && alongSaid(along)}
          onTake={onTake}
        />
      </div>
    </li>
  )
}

function billAfter({ deltaCents }: Choice, billCents: number | null): string | undefined {
  return deltaCents === null ? undefined : replaceMessages.bill(billCents, deltaCents, formatCents)
}

type AlongMealProps = { readonly along: MealAlong; readonly bill: string | undefined }

/** The other meal that changes with the dish, and what the week costs then. */
function AlongMeal({ along, bill }: AlongMealProps) {
  return (
    <div className={styles.along}>
      <DishDrawing dish={along.meal} width={48} />
      <p>
        {replaceMessages.andAlong(alongSaid(along))} {bill && <strong>{bill}</strong>}
      </p>
    </div>
  )
}
