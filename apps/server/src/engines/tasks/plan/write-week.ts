import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { MealSlot } from '@pennyplate/contract/ai/meal'
import type { PlannedDay, PlannedWeek } from '@pennyplate/contract/ai/plan'
import { DAY_NAMES } from '@pennyplate/domain/meal-plan/week'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { Plan } from '@pennyplate/planner/problem/problem'
import type { PlanningContext } from '../context/planning-context.ts'
import { writeMeal } from '../dish/write-meal.ts'

export type PlacedDish = {
  readonly day: number
  readonly slot: MealSlot
  /** Which of the snacks. */
  readonly index: number
  readonly form: RecipeForm
  /** Index into the recipes of the problem. */
  readonly recipe: number
  /** Cooked on another day. */
  readonly isLeftover: boolean
}

/** Where every dish of a plan is eaten, day by day. */
export function placeDishes({ problem, forms }: BuiltProblem, plan: Plan): PlacedDish[] {
  const snacksOn = new Map<number, number>()
  return problem.cookings
    .flatMap((cooking, at) =>
      cooking.eaten.map((eaten, time) => ({ ...eaten, recipe: plan[at] ?? -1, isLeftover: time > 0 })),
    )
    .flatMap(({ day, meal, recipe, isLeftover }) => {
      const form = forms[recipe]
      if (!form) return []
      const index = meal === 'snack' ? (snacksOn.get(day) ?? 0) : 0
      if (meal === 'snack') snacksOn.set(day, index + 1)
      return [{ day, slot: meal === 'snack' ? ('snacks' as const) : meal, index, form, recipe, isLeftover }]
    })
}

export function writeWeek(
  dishes: readonly PlacedDish[],
  servingsPerAdult: number,
  context: PlanningContext,
): PlannedWeek {
  const days = DAY_NAMES.map((day, at): PlannedDay => {
    const meals = (slot: MealSlot) =>
      dishes
        .filter((dish) => dish.day === at && dish.slot === slot)
        .map(({ form }) => writeMeal(form, servingsPerAdult, context))
    const [breakfast] = meals('breakfast')
    const [lunch] = meals('lunch')
    const [dinner] = meals('dinner')
    return {
      day,
      meals: {
        ...(breakfast ? { breakfast } : {}),
        ...(lunch ? { lunch } : {}),
        ...(dinner ? { dinner } : {}),
        snacks: meals('snacks'),
      },
    }
  })
  return { days, weekStartDate: context.weekStartDate }
}
