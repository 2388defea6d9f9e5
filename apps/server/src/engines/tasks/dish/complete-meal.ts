import { allergensOf } from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { ALLERGENS } from '@pennyplate/domain/food/food'
import type { LabelFacts } from '@pennyplate/domain/food/label-facts'
import type { WeekMeal, WeekSide } from '@pennyplate/domain/week/week-plan'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { catalogDish, findSide } from './find-dish.ts'
import { writeMeal, writeSide } from './write-meal.ts'

/** A meal with the catalog's figures: for itself if it has none and is ours, and for its sides. */
export function completeMeal({ household, today, request }: Asked<{ readonly meal: WeekMeal }>): {
  readonly meal: WeekMeal
  /** Sides we do not know. */
  readonly unknownSides: readonly string[]
  /** What the dish contains; null for one that we do not know. */
  readonly label: LabelFacts | null
  readonly freezes: boolean
} {
  const context = planningContextOf(household, today)
  const { sides, ...main } = request.meal
  const known = (sides ?? []).map((side) => ({ side, written: completeSide(side, context) }))
  const written = known.flatMap((one) => one.written ?? [])
  const dish = catalogDish(main, context)
  return {
    meal: { ...withFigures(main, context), ...(sides ? { sides: written } : {}) },
    unknownSides: known.flatMap(({ side, written }) => (written ? [] : [side.name])),
    label: dish && labelOf(dish.form),
    freezes: dish?.form.recipe.freezes ?? false,
  }
}

function labelOf(form: RecipeForm): LabelFacts {
  const contains = (food: LabelFacts) => food.allergens ?? []
  const allergens = ALLERGENS.filter((one) =>
    form.ingredients.some(({ food }) => contains(food).includes(one)),
  )
  return { allergens, mayContain: allergensOf(form).filter((one) => !allergens.includes(one)) }
}

function withFigures(meal: WeekMeal, context: PlanningContext): WeekMeal {
  if (meal.recipeId === undefined || meal.nutrition) return meal
  const dish = catalogDish(meal, context)
  return dish ? { ...meal, ...writeMeal(dish.form, dish.servingsPerAdult, context) } : meal
}

function completeSide(side: WeekSide, context: PlanningContext): WeekSide | null {
  const dish = findSide(side, context)
  return dish ? { ...side, ...writeSide(dish.form, dish.servingsPerAdult, context) } : null
}
