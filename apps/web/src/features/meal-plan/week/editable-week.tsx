import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { eveningTasks } from '@pennyplate/domain/week/meal-start'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { ReactNode } from 'react'
import { eveningLine } from '../../../messages/dish-time.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import type { MealChanges } from '../change-meal/use-change-meal.ts'
import type { StoredMeal, StoredPlan } from '../stored-plan.ts'
import { datesOf } from '../week-dates.ts'
import type { CookedPlace } from './cooked-place.ts'
import { MealCard } from './meal-card.tsx'
import controls from './meal-controls.module.css'
import { ChangeButtons, OpinionButtons } from './meal-controls.tsx'
import type { Conflict } from './use-conflicts.ts'
import { usePreferences } from './use-preferences.ts'
import { WeekView } from './week-view.tsx'

type EditableWeekProps = {
  readonly plan: StoredPlan
  /** Meals of an accepted plan, the one with a shopping list, cannot be changed. */
  readonly hasList: boolean
  readonly isMealPrep: boolean
  readonly today: string
  readonly changes: MealChanges
  readonly conflicts: readonly Conflict[]
  readonly onOpen: (at: SlotAddress) => void
  readonly renderCooked: (place: CookedPlace) => ReactNode
}

/** The seven days, with the buttons on each meal. */
export function EditableWeek(props: EditableWeekProps) {
  const { plan, hasList, isMealPrep, today, changes, conflicts, onOpen, renderCooked } = props
  const preferences = usePreferences()
  const dates = datesOf(plan.weekStartDate, today)
  const { busy } = changes
  return (
    <WeekView
      days={plan.days}
      dates={dates}
      today={today}
      evenings={eveningLines(plan, isMealPrep)}
      renderMeal={(meal, at) => (
        <MealCard
          meal={meal}
          slot={at.slot}
          onOpen={() => onOpen(at)}
          conflict={conflicts.find((conflict) => isSameSlot(conflict.at, at))}
          opinion={
            <OpinionButtons meal={meal} preferences={preferences}>
              {renderCooked({
                meal,
                mealType: at.slot,
                plannedFor: dates[at.day] ?? today,
                batchFrom: isMealPrep ? dates[0] : undefined,
                className: controls.icon,
              })}
            </OpinionButtons>
          }
          actions={
            !hasList && (
              <ChangeButtons
                meal={meal.name}
                day={DAY_NAMES[at.day] ?? ''}
                slot={words.slots[at.slot]}
                busy={busy && isSameSlot(busy.at, at) ? busy.kind : undefined}
                disabled={busy !== undefined}
                onReplace={() => changes.showChoices(at)}
                onCustom={() => changes.openCustom(at)}
              />
            )
          }
        />
      )}
    />
  )
}

/** What has to be done before the week begins is shown on its first day. */
function eveningLines(plan: StoredPlan, cooksOnce: boolean): Map<number, string[]> {
  const lines = new Map<number, string[]>()
  for (const [evening, tasks] of eveningTasks<StoredMeal>(plan, { cooksOnce })) {
    const day = Math.max(0, evening)
    lines.set(day, [...(lines.get(day) ?? []), ...tasks.map((task) => eveningLine(task, evening < 0))])
  }
  return lines
}
