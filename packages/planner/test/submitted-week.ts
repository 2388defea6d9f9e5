import { mealsByDay, placeDishes } from '../src/plan/place-dishes.ts'
import type { BuiltProblem } from '../src/problem/build-problem.ts'
import type { Assignment } from '../src/problem/problem.ts'
import type { SubmittedDay } from '../src/referee/week-meals.ts'

/** The plan as the server submits it to the referee. */
export function submittedWeek(built: BuiltProblem, plan: Assignment): SubmittedDay[] {
  return mealsByDay(placeDishes(built, plan), ({ form, servingsPerAdult, sides, isLeftover, freezer }) => ({
    name: isLeftover ? `Leftovers: ${form.name}` : form.name,
    recipeId: form.recipe.id,
    ...(isLeftover ? { leftoverOf: form.name } : {}),
    ...(freezer ? { fromFreezer: { ...freezer, of: form.name } } : {}),
    variantId: form.variantId,
    servingsPerAdult,
    sides: sides.map((side) => ({
      name: side.form.name,
      sideId: side.form.recipe.id,
      variantId: side.form.variantId,
      servingsPerAdult: side.servingsPerAdult,
    })),
  }))
}
