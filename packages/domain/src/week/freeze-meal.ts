import { withChangedMeals } from './change-meals.ts'
import { mealAt, type SlotAddress, withMeals } from './meal-plan.ts'
import type { WeekBook } from './week-book.ts'
import type { WeekOutcome } from './week-commands.ts'
import { FROZEN_NAME, type WeekMeal, type WeekPlan } from './week-plan.ts'
import { type CommandOf, done, fault, type PlannedEntry } from './week-steps.ts'

/** Of a meal that is cooked, portions go into the freezer; leftovers go there whole, and leave their place of the week free. */
export function freeze(book: WeekBook, week: PlannedEntry, command: CommandOf<'freeze'>): WeekOutcome {
  const { at, item } = command
  const meal = mealAt<WeekMeal>(week.plan, at)
  if (!meal || meal.place) return fault('no_such_meal')
  if (meal.fromFreezer || !meal.freezes || meal.recipeId === undefined) return fault('does_not_freeze')
  if (!item) return fault('needs_server')
  const frozen = { ...book, pantry: [...book.pantry.filter(({ id }) => id !== item.id), item] }
  if (meal.leftoverOf === undefined) return done(frozen)
  return done(withChangedMeals(frozen, week, [at], withFrozen(week.plan, at, meal)))
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
