import type { MealDocument, MealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { mealAt, type SlotAddress, withMeals } from '@pennyplate/domain/meal-plan/meal-plan'
import type { UnsuitedDish } from './import-conflicts.ts'

type Outside = Readonly<{
  findMeal: (plan: MealPlanDocument, at: SlotAddress) => Promise<MealDocument | undefined>
  onProgress: (done: number) => void
}>

export type SwappedWeek = Readonly<{
  plan: MealPlanDocument
  /** Names of the dishes nothing could be found for; they stay. */
  kept: readonly string[]
}>

/** One after the other: each new meal is chosen for the week as it has become, and a dish that repeats stays one dish. */
export async function swapDishes(
  plan: MealPlanDocument,
  dishes: readonly UnsuitedDish[],
  { findMeal, onProgress }: Outside,
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
