import { cookedAs, isSameDish } from '@pennyplate/domain/recipe/dish-name'
import { isAmong } from '@pennyplate/domain/recipe/tastes'
import { noteOn } from '@pennyplate/domain/week/day-notes'
import { leftoverSource } from '@pennyplate/domain/week/leftovers'
import { everySlot, isSameSlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { preppedWeek } from '@pennyplate/domain/week/prep-batches'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { ReactNode } from 'react'
import { firstPart } from '../../../lib/lazy-part.tsx'
import type { Conflict } from '../../../lib/use-week-conflicts.ts'
import { eveningLines } from '../../../messages/dish-time.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import { notify } from '../../../ui/notify.ts'
import type { MealChanges } from '../change-meal/use-change-meal.ts'
import { datesOf } from '../week-dates.ts'
import type { CookedPlace } from './cooked-place.ts'
import { MealCard } from './meal-card.tsx'
import controls from './meal-controls.module.css'
import { ChangeButtons, OpinionButtons } from './meal-controls.tsx'
import { type Preferences, usePreferences } from './use-preferences.ts'
import { WeekView } from './week-view.tsx'

const DayNote = firstPart(async () => (await import('./day-note.tsx')).DayNote)

type EditableWeekProps = {
  readonly plan: WeekPlan
  readonly isMealPrep: boolean
  readonly today: string
  readonly changes: MealChanges
  readonly conflicts: readonly Conflict[]
  readonly onOpen: (at: SlotAddress) => void
  /** `said` tells what was done. */
  readonly onNote: (day: number, text: string, said: string) => void
  readonly renderCooked: (place: CookedPlace) => ReactNode
}

/** The seven days, with the buttons on each meal. */
export function EditableWeek(props: EditableWeekProps) {
  const { plan, isMealPrep, today, changes, conflicts, onOpen, onNote, renderCooked } = props
  const preferences = usePreferences()
  const dates = datesOf(plan.weekStartDate, today)
  const { busy } = changes
  const shown = isMealPrep ? preppedWeek<WeekMeal, WeekPlan>(plan) : plan
  return (
    <WeekView
      // Another week opens on a day of its own.
      key={plan.weekStartDate}
      days={plan.days}
      dates={dates}
      today={today}
      evenings={eveningLines<WeekMeal>(shown)}
      onMove={changes.move}
      renderNote={(day) => (
        <DayNote day={day} text={noteOn(plan, day)} onChange={(text, said) => onNote(day, text, said)} />
      )}
      renderEmpty={(at) => (
        <button
          type="button"
          className={controls.add}
          aria-label={words.addMeal(DAY_NAMES[at.day] ?? '', slotNameOfOne[at.slot])}
          disabled={busy !== undefined}
          onClick={() => changes.showChoices(at)}
        >
          {busy && isSameSlot(busy.at, at) ? words[busy.kind] : words.add}
        </button>
      )}
      renderMeal={(meal, at) => (
        <MealCard
          meal={mealAt<WeekMeal>(shown, at) ?? meal}
          slot={isMealPrep ? undefined : at.slot}
          onOpen={() => onOpen(at)}
          cookedOn={cookedOn(plan, at)}
          conflict={conflicts.find((conflict) => isSameSlot(conflict.at, at))}
          opinion={
            !meal.place && (
              <OpinionButtons meal={meal} preferences={announced(preferences, plan, meal)}>
                {renderCooked({
                  meal,
                  mealType: at.slot,
                  plannedFor: dates[at.day] ?? today,
                  batchFrom: isMealPrep ? dates[0] : undefined,
                  className: controls.icon,
                })}
              </OpinionButtons>
            )
          }
          actions={
            <ChangeButtons
              meal={meal}
              day={DAY_NAMES[at.day] ?? ''}
              slot={words.slots[at.slot]}
              busy={busy && isSameSlot(busy.at, at) ? busy.kind : undefined}
              disabled={busy !== undefined}
              onReplace={() => changes.showChoices(at)}
              onMore={() => changes.openMenu(at)}
            />
          }
        />
      )}
    />
  )
}

/** The day that leftovers were cooked on. */
function cookedOn(plan: WeekPlan, at: SlotAddress): string | undefined {
  const source = leftoverSource<WeekMeal>(plan, at)
  return source && DAY_NAMES[source.day]
}

/** The same, with a message that says what a press changes. */
function announced(preferences: Preferences, plan: WeekPlan, meal: WeekMeal): Preferences {
  const { likes, dislikes, like, dislike } = preferences
  const isOfIt = (at: SlotAddress) => {
    const other = mealAt<WeekMeal>(plan, at)
    return other !== undefined && isSameDish(other, meal)
  }
  const names = everySlot<WeekMeal>(plan)
    .filter(isOfIt)
    .map(({ day }) => DAY_NAMES[day] ?? '')
  const dish = cookedAs(meal)
  return {
    ...preferences,
    like(changed) {
      like(changed)
      notify.success(isAmong(likes, meal) ? words.likeGone(dish) : words.likedNow(dish))
    },
    dislike(changed) {
      dislike(changed)
      notify.success(isAmong(dislikes, meal) ? words.dislikeGone(dish) : words.dislikedNow(dish, names))
    },
  }
}
