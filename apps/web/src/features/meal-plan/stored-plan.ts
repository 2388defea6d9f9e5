import type { MealNutrient } from '@pennyplate/domain/food/nutrition'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import {
  everySlot,
  MEAL_SLOTS,
  type MealSlotName,
  mealAt,
  type PlanBook,
  type SlotAddress,
} from '@pennyplate/domain/week/meal-plan'
import type { WeekDay, WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { plateCents, plateNutrient } from '@pennyplate/domain/week/week-plate'

export type Book = PlanBook<WeekPlan, ShoppingList>

/** The meals of one slot: at most one, or any number of snacks. */
export function mealsIn(day: WeekDay, slot: MealSlotName): readonly WeekMeal[] {
  if (slot === 'snacks') return day.meals.snacks ?? []
  const meal = day.meals[slot]
  return meal ? [meal] : []
}

/** Every meal of the week with its slot. */
export function everyMealIn(plan: WeekPlan): { at: SlotAddress; meal: WeekMeal }[] {
  return everySlot<WeekMeal>(plan).flatMap((at) => {
    const meal = mealAt<WeekMeal>(plan, at)
    return meal ? [{ at, meal }] : []
  })
}

export function isEstimate(meal: WeekMeal): boolean {
  return meal.isEstimate === true
}

/** How many meals of a day its totals count, and how many there are; what is eaten elsewhere is not counted. */
export function countedMeals(day: WeekDay): { readonly counted: number; readonly meals: number } {
  const meals = MEAL_SLOTS.flatMap((slot) => mealsIn(day, slot)).filter(({ place }) => place !== 'skip')
  return { counted: meals.filter(({ place }) => !place).length, meals: meals.length }
}

/** The day a plan starts on that was made after its week began; undefined if it has meals from Sunday on, or none. */
export function lateStart({ days }: WeekPlan): number | undefined {
  const first = days.findIndex((day) =>
    MEAL_SLOTS.some((slot) => mealsIn(day, slot).some(({ place }) => place !== 'skip')),
  )
  return first > 0 ? first : undefined
}

/** The meal it starts with, if others of that day were over by then. */
export function lateMeal({ days }: WeekPlan, day: number): MealSlotName | undefined {
  const meals = days[day]
  const isSkipped = (slot: MealSlotName) =>
    meals !== undefined && mealsIn(meals, slot).some(({ place }) => place === 'skip')
  const first = MEAL_SLOTS.findIndex((slot) => meals && mealsIn(meals, slot).length > 0 && !isSkipped(slot))
  return MEAL_SLOTS.slice(0, Math.max(0, first)).some(isSkipped) ? MEAL_SLOTS[first] : undefined
}

/** The meals of a day that its totals count. */
export function cookedMealsOf(day: WeekDay): WeekMeal[] {
  return MEAL_SLOTS.flatMap((slot) => mealsIn(day, slot)).filter(({ place }) => !place)
}

/** The total of one nutrient for each day, one serving of every meal that is cooked; null if a meal does not say. */
export function dayTotals(days: readonly WeekDay[], nutrient: MealNutrient): (number | null)[] {
  return days.map((day) =>
    cookedMealsOf(day).reduce<number | null>((sum, meal) => {
      const amount = plateNutrient(meal, nutrient)
      return sum === null || amount === null ? null : sum + amount
    }, 0),
  )
}

/** The sum of all servings, for weeks that have no total in whole packages. */
export function servingsCents(plan: WeekPlan, people: number): number {
  const meals = plan.days.flatMap((day) => MEAL_SLOTS.flatMap((slot) => mealsIn(day, slot)))
  return meals.reduce((sum, meal) => sum + (plateCents(meal) ?? 0), 0) * people
}

/** How many breakfasts, lunches and dinners of the week were already served on an earlier day. */
export function repeatedMeals({ days }: WeekPlan): { slot: MealSlotName; count: number }[] {
  return (['breakfast', 'lunch', 'dinner'] as const).flatMap((slot) => {
    const names = days.flatMap((day) =>
      mealsIn(day, slot).flatMap(({ name, place }) => (place ? [] : [name])),
    )
    const count = names.length - new Set(names).size
    return count === 0 ? [] : [{ slot, count }]
  })
}
