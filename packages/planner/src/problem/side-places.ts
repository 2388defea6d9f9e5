import type { SideRole } from '@pennyplate/domain/recipe/plate'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { PlannedCooking } from './problem.ts'

/** The places for sides beside a main dish. Together with it at most four components are on a plate. */
const SIDE_PLACES: Readonly<Record<DishMeal, readonly (readonly SideRole[])[]>> = {
  breakfast: [['fruit'], ['drink', 'dairy'], ['bread', 'starch', 'vegetable', 'salad', 'dip']],
  lunch: [
    ['vegetable', 'salad'],
    ['starch', 'bread'],
    ['fruit', 'drink', 'dairy', 'dip', 'dessert'],
  ],
  dinner: [
    ['vegetable', 'salad'],
    ['starch', 'bread'],
    ['fruit', 'drink', 'dip', 'dessert'],
  ],
  snack: [],
}

/** The same cookings, followed by the places for their sides. Leftovers have sides of their own. */
export function withSidePlaces(mains: readonly PlannedCooking[]): PlannedCooking[] {
  const sides = mains.flatMap((cooking, main) => sidePlacesOf(cooking, main))
  return [...mains, ...sides]
}

export function sidePlacesOf({ eaten, kept }: PlannedCooking, main: number): PlannedCooking[] {
  if (kept !== undefined) return []
  return eaten.flatMap((slot, sitting) =>
    SIDE_PLACES[slot.meal].map((roles): PlannedCooking => {
      const again = sitting > 0 && roles.includes('starch') ? ({ again: true } as const) : {}
      const { day, meal } = slot
      return { day, meal, eaten: [slot], beside: { main, roles, ...again } }
    }),
  )
}
