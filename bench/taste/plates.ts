import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { fittingSides } from '@pennyplate/catalog/recipes/fitting-sides'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { allSides } from '@pennyplate/catalog/recipes/sides'
import type { SideRole } from '@pennyplate/domain/recipe/plate'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { heldBy } from '@pennyplate/planner/dish/dish-traits'
import { placeDishes } from '@pennyplate/planner/plan/place-dishes'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { Assignment } from '@pennyplate/planner/problem/problem'

/** One meal on the table: a main dish and what is served with it. */
export interface Plate {
  readonly day: number
  readonly meal: DishMeal
  readonly main: RecipeForm
  readonly sides: readonly RecipeForm[]
  readonly isLeftover: boolean
}

export function platesOf(built: BuiltProblem, plan: Assignment): Plate[] {
  return placeDishes(built, plan).map(
    (dish): Plate => ({
      day: dish.day,
      meal: dish.slot === 'snacks' ? 'snack' : dish.slot,
      main: dish.form,
      sides: dish.sides.map(({ form }) => form),
      isLeftover: dish.isLeftover,
    }),
  )
}

/** Every want of the main is filled by a side of that role; a salad is a vegetable, bread a starch, and the other way round. */
export function isComplete(plate: Plate): boolean {
  const served = plate.sides.map(roleOf)
  const wants = fittingSides(plate.main)?.wants ?? []
  const isFilled = wants.every((want) =>
    served.some((role) => role === want || FILLS[want]?.includes(role ?? want)),
  )
  return isFilled && !isThinAlone(plate)
}

/** Grilled cheese, ramen or a quesadilla without a vegetable. */
export function isThinAlone(plate: Plate): boolean {
  const isThin = fittingSides(plate.main)?.vegetableAt.includes(plate.meal) ?? false
  return isThin && heldBy(plate.main) !== 'vegetable' && !hasSide(plate, ['vegetable', 'salad'])
}

export function refusedOn({ main, sides }: Plate): number {
  const refuses = fittingSides(main)?.refuses ?? []
  return sides.filter(({ recipe }) => refuses.includes(recipe.id)).length
}

const FILLS: Readonly<Partial<Record<SideRole, readonly SideRole[]>>> = {
  vegetable: ['salad'],
  salad: ['vegetable'],
  starch: ['bread'],
  bread: ['starch'],
  drink: ['dairy'],
}

export function hasSide(plate: Plate, roles: readonly SideRole[]): boolean {
  return plate.sides.some((side) => roles.some((role) => role === roleOf(side)))
}

function roleOf({ recipe }: RecipeForm): SideRole | undefined {
  return (recipe.side ?? allSides().get(recipe.id)?.recipe.side)?.role
}

/** Grams of vegetables and fruit in one serving of everything on the plate. Potatoes and pulses do not count. */
export function produceG(plate: Plate): number {
  return [plate.main, ...plate.sides].reduce(
    (sum, form) =>
      sum +
      form.ingredients.reduce(
        (own, { food, grams }) => own + (isProduce(food) ? grams / form.recipe.servings : 0),
        0,
      ),
    0,
  )
}

const NOT_PRODUCE = [
  'white-potato',
  'starchy-vegetable',
  'pulse',
  'soy',
  'juice',
  'dried-fruit',
  'grain',
  'meat',
  'fish',
]
const WATERY_KCAL = 100

function isProduce({ category, traits, composition }: CatalogFood): boolean {
  if (NOT_PRODUCE.some((trait) => traits.some((one) => one === trait))) return false
  if (category === 'Produce') return true
  return (
    (category === 'Frozen' || category === 'Canned') && (composition.energyKcal ?? WATERY_KCAL) < WATERY_KCAL
  )
}
