import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { spokenName } from '@pennyplate/catalog/foods/spoken-unit'
import { hasWideSwing, type Season } from '@pennyplate/catalog/prices/season'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { Catalog } from '../catalog/catalog.ts'

/** Grams a serving with which a fruit or vegetable is tasted. */
const TASTED_G = 30

/** What people notice of the season in a dish: good berries in June, bland ones in January. Null if there is nothing to notice. */
export function dishSeason(form: RecipeForm, { seasonOf }: Pick<Catalog, 'seasonOf'>): Season | null {
  const seasons = tastedIn(form).flatMap(({ id }) => (hasWideSwing(id) ? (seasonOf(id) ?? []) : []))
  return seasons.includes('out') ? 'out' : (seasons[0] ?? null)
}

/** Names of its fruits and vegetables that are at their best. */
export function foodsInSeason(form: RecipeForm, { seasonOf }: Pick<Catalog, 'seasonOf'>): string[] {
  return tastedIn(form)
    .filter(({ id }) => seasonOf(id) === 'in')
    .map(spokenName)
}

function tastedIn({ ingredients, recipe }: RecipeForm): CatalogFood[] {
  return ingredients.filter(({ grams }) => grams / recipe.servings >= TASTED_G).map(({ food }) => food)
}
