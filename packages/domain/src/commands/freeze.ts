import type { PantryItem } from '../pantry/pantry.ts'
import { withChangedMeals } from '../week/change-meals.ts'
import { mealAt, type SlotAddress, withMeals } from '../week/meal-plan.ts'
import { FROZEN_NAME, type WeekMeal, type WeekPlan } from '../week/week-plan.ts'
import { done, fault, inWeek } from '../week/week-steps.ts'
import { type AtMeal, atMeal, type Verb, withoutItems } from './verb.ts'

/** Portions of a meal go into the freezer: leftovers nobody will eat, or what is left of a meal just cooked. */
export type Freeze = AtMeal &
  Readonly<{
    type: 'freeze'
    portions: number
    /** The item of the pantry that they become. The server adds what the dish contains. */
    item?: PantryItem | undefined
  }>

/** Of a meal that is cooked, portions go into the freezer; leftovers go there whole, and leave their place of the week free. */
export const freeze: Verb<Freeze> = {
  ...atMeal<Freeze>((book, command) =>
    inWeek(book, command.at.week, (week) => {
      const { at, item } = command
      const meal = mealAt<WeekMeal>(week.plan, at)
      if (!meal || meal.place) return fault('no_such_meal')
      if (meal.fromFreezer || !meal.freezes || meal.recipeId === undefined) return fault('does_not_freeze')
      if (!item) return fault('needs_server')
      const frozen = { ...book, pantry: [...book.pantry.filter(({ id }) => id !== item.id), item] }
      if (meal.leftoverOf === undefined) return done(frozen)
      return done(withChangedMeals(frozen, week, [at], withFrozen(week.plan, at, meal)))
    }),
  ),
  undo: {
    alsoBack: (book, _, { item }) => (item ? withoutItems(book, [item]) : book),
  },
}

/** Still cooked and bought with the meal it is of, so that the list and the recipe stay as they are. */
function withFrozen(plan: WeekPlan, at: SlotAddress, meal: WeekMeal): WeekPlan {
  const { sides: _, fromFreezer: __, isLocked: ___, ...main } = meal
  return withMeals<WeekMeal, WeekPlan>(plan, [at], {
    ...main,
    name: FROZEN_NAME,
    place: 'skip',
    isFrozen: true,
  })
}
