import type { MealDocument, MealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { mealAt, type SlotAddress, withMeals } from '@pennyplate/domain/week/meal-plan'
import type { UnsuitedDish } from './import-conflicts.ts'

type Deps = Readonly<{
  findMeal: (plan: MealPlanDocument, at: SlotAddress) => Promise<MealDocument | undefined>
  onProgress: (done: number) => void
}>

export type SwappedWeek = Readonly<{
  plan: MealPlanDocument
  /** Names of dishes without a replacement. They stay. */
  kept: readonly string[]
}>

/** Swaps one dish after the other, because each replacement depends on the week so far. A repeated dish gets one replacement. */
export async function swapDishes(
  plan: MealPlanDocument,
  dishes: readonly UnsuitedDish[],
  { findMeal, onProgress }: Deps,
): Promise<SwappedWeek> {
  let week = plan
  const kept: string[] = []
  for (const [done, places] of dishes.entries()) {
    onProgress(done)
    const [first] = places
    const meal = await findMeal(week, first)
    if (meal) week = withMeals(week, places, meal)
    else kept.push(mealAt(week, first)?.name ?? '')
  }
  return { plan: week, kept }
}
