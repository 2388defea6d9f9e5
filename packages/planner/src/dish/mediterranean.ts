import {
  addedFatPerServing,
  addedSugarPerServing,
  knownDietPerServing,
} from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { LEGUMES_G, MOST_SWEETS, SWEET_FROM_G } from '@pennyplate/domain/diet/week-aims'
import { ofWeek } from '@pennyplate/domain/recipe/dinner-form'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { mainProteinOf } from './dish-traits.ts'

/** What a Mediterranean week has only a few meals of. The diet is a pattern of the week, which no single food breaks. */
export type OffPattern =
  | 'no fish'
  | 'no legumes'
  | 'red meat'
  | 'fried'
  | 'other fat'
  | 'refined grain'
  | 'sweet'

interface WeeklyLimit {
  readonly meals: readonly DishMeal[]
  /** How many of so many such meals may be off the pattern. */
  readonly atMost: (planned: number) => number
  /** For each meal above that, for one adult: more than a dish that is liked less, and less than going over the budget. */
  readonly dollars: number
}

const MAINS: readonly DishMeal[] = ['lunch', 'dinner']
const MEALS: readonly DishMeal[] = ['breakfast', ...MAINS]
const WEEK_OF_MAINS = 14
const AN_AIM = 6
/** Of what is weighed over the week a single meal matters less. */
const A_SHARE = 3

/** Fish at two dinners, beans, peas or lentils at three meals, red meat at one and nothing breaded or deep-fried: of a short week as large a share. */
export const PATTERN: Readonly<Record<OffPattern, WeeklyLimit>> = {
  'no fish': { meals: ['dinner'], atMost: (dinners) => dinners - ofWeek(2, dinners), dollars: AN_AIM },
  'no legumes': {
    meals: MAINS,
    atMost: (mains) => mains - Math.round((3 * mains) / WEEK_OF_MAINS),
    dollars: AN_AIM,
  },
  'red meat': { meals: MAINS, atMost: () => 1, dollars: AN_AIM },
  fried: { meals: MAINS, atMost: () => 0, dollars: AN_AIM },
  'other fat': { meals: MEALS, atMost: (meals) => Math.floor(meals / 7), dollars: A_SHARE },
  'refined grain': { meals: MEALS, atMost: (meals) => Math.floor(meals / 3), dollars: A_SHARE },
  sweet: { meals: [...MEALS, 'snack'], atMost: () => MOST_SWEETS, dollars: AN_AIM },
}

/** Less of a fat than half a teaspoon says nothing, nor less of a grain than half a slice of bread. */
const FAT_G = 3
const GRAIN_OZ = 0.5

export function offPattern(form: RecipeForm, servings: number): OffPattern[] {
  const isSweet = (addedSugarPerServing(form) ?? 0) * servings >= SWEET_FROM_G
  // Sides say nothing of a meal but that it is sweet.
  if (form.recipe.side) return isSweet ? ['sweet'] : []
  const protein = mainProteinOf(form)
  const traitsOf = form.ingredients.map(({ food }) => food.traits)
  const legumesG = form.ingredients
    .filter(({ food }) => food.traits.includes('pulse'))
    .reduce((sum, { grams }) => sum + grams / form.recipe.servings, 0)
  const fat = addedFatPerServing(form)
  const { wholeGrainsOz, refinedGrainsOz } = knownDietPerServing(form)
  const found: readonly (readonly [OffPattern, boolean])[] = [
    ['no fish', protein !== 'fish' && protein !== 'shellfish'],
    ['no legumes', legumesG < LEGUMES_G],
    ['red meat', traitsOf.some((traits) => traits.includes('red-meat'))],
    ['fried', form.recipe.plate?.servedAs === 'fried'],
    ['other fat', fat.otherG >= FAT_G && fat.otherG > fat.oliveG],
    ['refined grain', refinedGrainsOz >= GRAIN_OZ && refinedGrainsOz > wholeGrainsOz],
    ['sweet', isSweet],
  ]
  return found.flatMap(([off, isOff]) => (isOff ? [off] : []))
}
