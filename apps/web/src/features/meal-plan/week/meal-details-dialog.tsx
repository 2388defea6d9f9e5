import { MAIN_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { plateCents, plateNutrient } from '@pennyplate/domain/week/week-plate'
import type { PlannedReason } from '@pennyplate/domain/week/week-report'
import { type ReactNode, useState } from 'react'
import { wholeTimeFacts } from '../../../messages/dish-time.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { nutrientNames, nutrientUnits } from '../../../messages/nutrients.ts'
import { planReportMessages } from '../../../messages/plan-report.ts'
import { plateMessages, withSides } from '../../../messages/plates.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { factLine } from '../../../messages/wording.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DishDrawing } from '../../../ui/dish-drawing.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import styles from '../change-meal/replace-dialog.module.css'
import type { SideChanges } from '../change-meal/side-changes.ts'
import { SideChoices } from '../change-meal/side-choices.tsx'
import { MealTimetable } from '../meal-timetable.tsx'
import { isEstimate } from '../stored-plan.ts'
import { describeMeal, describeReasons, factsOf } from './explain-meal.ts'
import { PlateList } from './plate-list.tsx'

type MealDetailsDialogProps = {
  readonly meal: WeekMeal
  /** When it is served, if it is cooked for then. */
  readonly slot?: SlotAddress['slot'] | undefined
  /** Where it is in the week, if it is cooked then. */
  readonly at?: SlotAddress | undefined
  readonly reasons: readonly PlannedReason[]
  /** Why it does not suit the household, if so. */
  readonly conflict?: ReactNode
  /** Absent where the meal cannot be changed. */
  readonly sideChanges?: SideChanges | undefined
  /** What else of the bill changes with a side. */
  readonly sideNote?: ReactNode
  /** Its ingredients and steps; absent for weeks that are over. */
  readonly recipe?: ReactNode
  readonly onClose: () => void
}

/** What a meal is, and its sides, of which each can be swapped or left out, and more can be added. */
export function MealDetailsDialog(props: MealDetailsDialogProps) {
  const { meal, slot, at, reasons, conflict, sideChanges, sideNote, recipe, onClose } = props
  const [isAdding, setIsAdding] = useState(false)
  const [swapped, setSwapped] = useState<number>()
  const side = swapped === undefined ? undefined : meal.sides?.[swapped]
  if (sideChanges && (isAdding || side))
    return (
      <Dialog
        opened
        title={side ? plateMessages.swapTitle(side.name) : plateMessages.addTitle(meal.name)}
        onClose={onClose}
      >
        <SideChoices
          question={[meal.name, (meal.sides ?? []).map(({ name }) => name), swapped ?? 'new']}
          note={sideNote}
          find={(signal) => sideChanges.findOthers(swapped, signal)}
          onTake={(taken) => {
            onClose()
            if (swapped === undefined) sideChanges.add?.(taken)
            else sideChanges.swap(swapped, taken)
          }}
          onBack={() => {
            setIsAdding(false)
            setSwapped(undefined)
          }}
        />
      </Dialog>
    )
  const cents = plateCents(meal)
  const description = describeMeal(meal)
  const sides = withSides(meal)
  const why = describeReasons(reasons)
  return (
    <Dialog opened title={meal.name} onClose={onClose}>
      <div className={styles.head}>
        <DishDrawing dish={meal} width={168} />
        <div>
          {sides && <p className={styles.soft}>{sides}</p>}
          {cents !== null && <PriceTag priceCents={cents} unit={uiMessages.perServing} />}
          <p className={styles.soft}>{factLine(factsOf(meal, slot, wholeTimeFacts(meal, slot)))}</p>
        </div>
      </div>
      {conflict}
      {description && <p>{description}</p>}
      {(sides || sideChanges?.add) && (
        <div>
          <h3 className={styles.subtitle}>{plateMessages.title}</h3>
          <PlateList
            meal={meal}
            onSwap={sideChanges && setSwapped}
            onAdd={sideChanges?.add && (() => setIsAdding(true))}
            onDrop={
              sideChanges &&
              ((place) => {
                onClose()
                sideChanges.drop(place)
              })
            }
          />
        </div>
      )}
      {at && <MealTimetable meal={meal} at={at} />}
      {recipe}
      <div>
        <h3 className={styles.subtitle}>{words.perServing}</h3>
        <dl className={styles.facts}>
          {MAIN_NUTRIENTS.map((nutrient) => (
            <div key={nutrient}>
              <dt>{nutrientNames[nutrient]}</dt>
              <dd>{planReportMessages.chartValue(plateNutrient(meal, nutrient), nutrientUnits[nutrient])}</dd>
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
