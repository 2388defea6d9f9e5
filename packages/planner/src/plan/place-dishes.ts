import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import type { FreezerPortions } from '@pennyplate/domain/pantry/frozen-portions'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { SLOT_OF_MEAL } from '@pennyplate/domain/week/meal-slot'
import type { BuiltProblem } from '../problem/build-problem.ts'
import type { Assignment, Slot } from '../problem/problem.ts'

/** What is served beside a dish. */
export interface PlacedSide {
  readonly form: RecipeForm
  /** Index into the recipes of the problem. */
  readonly recipe: number
  readonly servingsPerAdult: number
}

export interface PlacedDish {
  /** 0 is Sunday. */
  readonly day: number
  readonly slot: MealSlotName
  /** Position among the day's snacks; 0 for any other meal. */
  readonly index: number
  readonly form: RecipeForm
  /** Index into the recipes of the problem. */
  readonly recipe: number
  readonly servingsPerAdult: number
  readonly sides: readonly PlacedSide[]
  /** Cooked on another day. */
  readonly isLeftover: boolean
  /** How many meals it is cooked for. */
  readonly sittings: number
  /** It is not cooked but in the freezer. */
  readonly freezer?: FreezerPortions
}

export interface DayMeals<Meal> {
  readonly breakfast?: Meal
  readonly lunch?: Meal
  readonly dinner?: Meal
  readonly snacks: readonly Meal[]
}

/** Every main dish of the week in the slot where it is eaten, with its sides. */
export function placeDishes(built: BuiltProblem, plan: Assignment): PlacedDish[] {
  const { problem, forms, servingsPerAdult } = built
  const snacksOn = new Map<number, number>()
  return problem.cookings.flatMap(({ eaten, beside }, cooking) =>
    eaten.flatMap(({ day, meal }, time) => {
      const recipe = plan[cooking] ?? -1
      const form = forms[recipe]
      if (!form || beside) return []
      const sides = placedSides(built, plan, cooking, { day, meal })
      const index = meal === 'snack' ? (snacksOn.get(day) ?? 0) : 0
      if (meal === 'snack') snacksOn.set(day, index + 1)
      const slot = SLOT_OF_MEAL[meal]
      const thawed = thawedFrom(built, recipe)
      return [
        {
          day,
          slot,
          index,
          form,
          recipe,
          servingsPerAdult: servingsPerAdult(form.recipe),
          sides,
          isLeftover: time > 0,
          sittings: eaten.length,
          ...thawed,
        },
      ]
    }),
  )
}

/** Of a dish that is in the freezer: what a meal takes of it, and its portion as it was cooked. */
export function thawedFrom(
  { problem, freezerServings }: Pick<BuiltProblem, 'problem' | 'freezerServings'>,
  recipe: number,
): { readonly freezer: FreezerPortions; readonly servingsPerAdult: number } | undefined {
  const { freezer } = problem.recipes[recipe] ?? {}
  const servingsPerAdult = freezer && freezerServings.get(freezer.item)
  if (!freezer || servingsPerAdult === undefined) return undefined
  return { freezer: { item: freezer.item, portions: freezer.portions }, servingsPerAdult }
}

/** What is served beside the dish of a cooking, in one of its slots. */
export function placedSides(
  { problem, forms }: BuiltProblem,
  plan: Assignment,
  main: number,
  slot: Slot | undefined = problem.cookings[main],
): PlacedSide[] {
  return problem.cookings.flatMap(({ day, meal, beside }, index) => {
    const recipe = plan[index] ?? -1
    const form = forms[recipe]
    const side = problem.recipes[recipe]?.side
    if (beside?.main !== main || day !== slot?.day || meal !== slot.meal || !form || !side) return []
    return [{ form, recipe, servingsPerAdult: side.servings }]
  })
}

/** The dishes as seven days, Sunday first, each dish turned into a meal by `mealOf`. */
export function mealsByDay<Meal>(
  dishes: readonly PlacedDish[],
  mealOf: (dish: PlacedDish) => Meal,
): DayMeals<Meal>[] {
  return Array.from({ length: DAYS_PER_PLAN }, (_, day) => {
    const mealsAt = (slot: MealSlotName) =>
      dishes.filter((dish) => dish.day === day && dish.slot === slot).map(mealOf)
    const [breakfast] = mealsAt('breakfast')
    const [lunch] = mealsAt('lunch')
    const [dinner] = mealsAt('dinner')
    return {
      ...(breakfast ? { breakfast } : {}),
      ...(lunch ? { lunch } : {}),
      ...(dinner ? { dinner } : {}),
      snacks: mealsAt('snacks'),
    }
  })
}
