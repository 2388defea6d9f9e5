import { DAY_MS, timeOf } from '../calendar-day.ts'
import { everySlot, type Meal, mealAt, type Plan } from './meal-plan.ts'
import { eveningsBefore, type MealAhead } from './meal-start.ts'
import { hasDish, type Plate } from './week-plate.ts'

type BoughtLine = {
  readonly name: string
  readonly pantryCategory?: string | undefined
  readonly keepsDays?: number | undefined
  /** The dishes it is bought for. */
  readonly usedIn?: readonly string[] | undefined
}

type CookedMeal = Meal &
  Plate & {
    readonly leftoverOf?: string | undefined
    readonly place?: string | undefined
    /** Of a batch that was made before. */
    readonly madeOn?: number | undefined
    readonly ahead?: MealAhead | undefined
  }

export type FoodToFreeze = {
  readonly food: string
  readonly keepsDays: number
  readonly dish: string
  /** Of the week, from 0. */
  readonly day: number
  /** How many evenings before that it begins to thaw. */
  readonly thawEvenings: number
}

/** Meat of the list that is cooked after its date, and the first dish it is cooked in then. It is bought today, or before the week begins. */
export function foodToFreeze<M extends CookedMeal>(
  lines: readonly BoughtLine[],
  plan: Plan<M> & { readonly weekStartDate?: string | undefined },
  today: string,
): FoodToFreeze[] {
  const { weekStartDate = today } = plan
  const bought = Math.max(0, Math.round((timeOf(today) - timeOf(weekStartDate)) / DAY_MS))
  return lines.flatMap(({ name, pantryCategory, keepsDays, usedIn = [] }) => {
    if (pantryCategory !== 'Meat' || keepsDays === undefined) return []
    const late = everySlot(plan).flatMap((slot) => {
      const meal = mealAt(plan, slot)
      if (
        !meal ||
        meal.leftoverOf !== undefined ||
        meal.madeOn !== undefined ||
        slot.day - bought <= keepsDays
      )
        return []
      const dish = usedIn.find((one) => hasDish(meal, one))
      if (dish === undefined) return []
      const thawEvenings = meal.ahead?.task === 'thaw' ? eveningsBefore(meal.ahead.hours) : 1
      return [{ food: name, keepsDays, dish, day: slot.day, thawEvenings }]
    })
    return late.toSorted((a, b) => a.day - b.day).slice(0, 1)
  })
}
