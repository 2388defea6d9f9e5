import { type FittingSides, fittingSides, refusedSides } from '@pennyplate/catalog/recipes/fitting-sides'
import { starchInName } from '@pennyplate/domain/recipe/plate-kind'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import type { PlanningContext } from '../context/planning-context.ts'
import { catalogDish } from './find-dish.ts'

/** What fits beside a meal of a plan. Of a dish that somebody typed or a model wrote its name tells what is refused. */
export function sidesBeside(
  meal: WeekMeal,
  named: readonly string[],
  context: PlanningContext,
): FittingSides {
  const dish = catalogDish(meal, context)
  const fitting = dish && fittingSides(dish.form)
  if (fitting) return fitting
  const refuses = refusedSides({ name: meal.name, starch: starchInName(meal.name) }, named)
  return { wants: [], goesWith: [], vegetableAt: [], refuses }
}
