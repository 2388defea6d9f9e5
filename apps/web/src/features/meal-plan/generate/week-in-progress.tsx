import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { MEAL_SLOTS } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { MealCard } from '../week/meal-card.tsx'
import { WeekView } from '../week/week-view.tsx'
import { datesOf } from '../week-dates.ts'
import { GenerateProgress } from './generate-progress.tsx'
import type { RunningGeneration } from './use-generate-plan.ts'

type WeekInProgressProps = {
  readonly generation: RunningGeneration
  readonly mealTypes: CompleteProfile['mealTypes']
  readonly today: string
  readonly onCancel: () => void
}

export function WeekInProgress({ generation, mealTypes, today, onCancel }: WeekInProgressProps) {
  const dates = datesOf(generation.weekStart, today)
  // Nothing comes for the days that are over.
  const isOver = (index: number) => (dates[index] ?? today) < today
  const days = generation.days.map((day, index) =>
    day === undefined && isOver(index) ? { day: DAY_NAMES[index] ?? '', meals: {} } : day,
  )
  return (
    <>
      <GenerateProgress generation={generation} onCancel={onCancel} />
      <WeekView
        days={days}
        awaited={MEAL_SLOTS.filter((slot) => mealTypes.some((type) => type.toLowerCase() === slot))}
        dates={dates}
        today={today}
        renderMeal={(meal, at) => <MealCard meal={meal} slot={at.slot} />}
      />
    </>
  )
}
