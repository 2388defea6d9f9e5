import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { ofWeek } from '@pennyplate/domain/recipe/dinner-form'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { mainProteinOf } from './dish-traits.ts'

/** What a Mediterranean week has only a few meals of. The diet is a pattern of the week, which no single food breaks. */
export type OffPattern = 'no fish' | 'no legumes' | 'red meat' | 'fried'

interface WeeklyLimit {
  readonly meals: readonly DishMeal[]
  /** How many of so many such meals may be off the pattern. */
  readonly atMost: (planned: number) => number
}

const MAINS: readonly DishMeal[] = ['lunch', 'dinner']
const WEEK_OF_MAINS = 14

/** Fish at two dinners, beans, peas or lentils at three meals, red meat at one and nothing fried: of a short week as large a share. */
export const PATTERN: Readonly<Record<OffPattern, WeeklyLimit>> = {
  'no fish': {
    meals: ['dinner'],
    atMost: (dinners) => dinners - ofWeek(2, dinners),
  },
  'no legumes': { meals: MAINS, atMost: (mains) => mains - Math.round((3 * mains) / WEEK_OF_MAINS) },
  'red meat': { meals: MAINS, atMost: () => 1 },
  fried: { meals: MAINS, atMost: () => 0 },
}

/** Two tablespoons, cooked. */
const LEGUMES_G = 30

export function offPattern(form: RecipeForm): OffPattern[] {
  const protein = mainProteinOf(form)
  const traitsOf = form.ingredients.map(({ food }) => food.traits)
  const legumesG = form.ingredients
    .filter(({ food }) => food.traits.includes('pulse'))
    .reduce((sum, { grams }) => sum + grams / form.recipe.servings, 0)
  const found: readonly (readonly [OffPattern, boolean])[] = [
    ['no fish', protein !== 'fish' && protein !== 'shellfish'],
    ['no legumes', legumesG < LEGUMES_G],
    ['red meat', traitsOf.some((traits) => traits.includes('red-meat'))],
    ['fried', form.recipe.plate?.servedAs === 'fried'],
  ]
  return found.flatMap(([off, isOff]) => (isOff ? [off] : []))
}
