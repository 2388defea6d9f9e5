import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { splitCents } from '@pennyplate/domain/money'
import { type Difficulty, difficultyOf } from '@pennyplate/domain/recipe/recipe'
import type { BuiltProblem } from '../problem/build-problem.ts'
import { type Meal, type Nutrition, needDecigrams, type Plan } from '../problem/problem.ts'
import { lowestUnitDollars, scorePlan } from '../score/score-plan.ts'

export interface PlannedMeal {
  readonly name: string
  readonly recipeId: string
  /** The declared swap of the recipe that this household gets; null for the dish as written. */
  readonly variantId: string | null
  /** Servings as the recipe counts them that one adult is given. */
  readonly servingsPerAdult: number
  readonly minutes: number
  readonly difficulty: Difficulty
  readonly nutrition: Nutrition
  /** Its share of the till total. */
  readonly costCents: number
}

export type PlannedDay = Readonly<Record<Exclude<Meal, 'snack'>, PlannedMeal | null>> & {
  readonly snacks: readonly PlannedMeal[]
}

/** The plan as days and meals. The costs of the meals add up to the till total, to the cent. */
export function planMeals(built: BuiltProblem, plan: Plan): PlannedDay[] {
  const { problem, forms } = built
  const slots = problem.cookings.flatMap((cooking, index) =>
    cooking.eaten.map((slot) => ({ ...slot, recipe: plan[index] ?? -1 })),
  )
  const values = slots.map(({ recipe }) => foodValue(built, recipe))
  const costs = splitCents(scorePlan(problem, plan).tillCents, values)
  const meals = slots.flatMap(({ day, meal, recipe }, index) => {
    const form = forms[recipe]
    const known = problem.recipes[recipe]
    if (!form || !known) return []
    const planned: PlannedMeal = {
      name: form.name,
      recipeId: form.recipe.id,
      variantId: form.variantId,
      servingsPerAdult: built.servingsPerAdult,
      minutes: known.minutes,
      difficulty: difficultyOf(known.minutes),
      nutrition: known.nutrition,
      costCents: costs[index] ?? 0,
    }
    return [{ day, meal, planned }]
  })
  const at = (day: number, meal: Meal) =>
    meals.flatMap((one) => (one.day === day && one.meal === meal ? [one.planned] : []))
  return Array.from({ length: DAYS_PER_PLAN }, (_, day) => ({
    breakfast: at(day, 'breakfast')[0] ?? null,
    lunch: at(day, 'lunch')[0] ?? null,
    dinner: at(day, 'dinner')[0] ?? null,
    snacks: at(day, 'snack'),
  }))
}

function foodValue({ problem }: BuiltProblem, recipe: number): number {
  return (problem.recipes[recipe]?.needs ?? []).reduce((sum, { food, gramsPerAdult }) => {
    const bought = problem.foods[food]
    if (!bought) return sum
    return sum + needDecigrams(gramsPerAdult, problem.adultEquivalents) * lowestUnitDollars(bought)
  }, 0)
}
