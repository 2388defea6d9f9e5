import { type SlotAddress, sameMealElsewhere } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

type EverywhereChoiceProps = {
  readonly others: readonly SlotAddress[]
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** The other slots of the week with the same meal, so that one change can replace them all. */
export function otherSlots(plan: WeekPlan, at: SlotAddress): SlotAddress[] {
  return sameMealElsewhere<WeekMeal>(plan, at)
}

export function EverywhereChoice({ others, checked, onChange }: EverywhereChoiceProps) {
  if (others.length === 0) return null
  return (
    <Checkbox
      label={words.everywhere(others.map(({ day }) => DAY_NAMES[day] ?? ''))}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
