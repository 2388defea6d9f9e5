import { compileOwnRecipe } from '@pennyplate/catalog/own-recipes/compile-own-recipe'
import { placeOwnRecipe } from '@pennyplate/catalog/own-recipes/place-own-recipe'
import { readOwnRecipe } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import type { Catalog } from '../src/catalog/catalog.ts'
import { ownCatalog } from '../src/catalog/own-catalog.ts'
import type { PlanningRequest } from '../src/problem/build-problem.ts'
import { type Random, seededRandom } from '../src/search/random.ts'
import { randomHousehold } from './random-household.ts'

const OWN_DISHES = [
  {
    name: 'Our beef chili',
    meal: 'dinner',
    lines: ['1 lb ground beef', '2 cans kidney beans', '1 can diced tomatoes', '1 onion'],
  },
  {
    name: 'Weeknight chicken and rice',
    meal: 'dinner',
    lines: ['1 1/2 lb chicken breast', '2 cups white rice', '2 carrots', '1 tbsp olive oil'],
  },
  {
    name: 'Egg fried rice, our way',
    meal: 'lunch',
    lines: ['4 eggs', '2 cups white rice', '1 cup frozen peas', '2 tbsp soy sauce'],
  },
  {
    name: 'Peanut noodles',
    meal: 'lunch',
    lines: ['8 oz spaghetti', '1/2 cup peanut butter', '2 tbsp soy sauce', '1 cucumber'],
  },
  {
    name: 'Sunday oatmeal',
    meal: 'breakfast',
    lines: ['2 cups rolled oats', '4 cups milk', '2 bananas', '1/4 cup walnuts'],
  },
  {
    name: 'Lentil pot with a secret',
    meal: 'dinner',
    lines: ['2 cups lentils', '1 onion', '2 carrots', '1 jar zorblax'],
  },
] as const

/** A random household with the catalog it plans from: prices of any month, and in a third of them recipes of its own. */
export function randomKitchen(seed: number): {
  readonly request: PlanningRequest
  readonly catalog: Catalog
} {
  const request = randomHousehold(seed)
  const random = seededRandom(seed ^ 0x5eed)
  const month = random.below(13)
  const ours = catalogIn(request.profile.zipCode || '72762', month === 0 ? null : month)
  if (random.unit() >= 1 / 3) return { request, catalog: ours }
  const own = OWN_DISHES.flatMap((dish, at) => (random.unit() < 0.5 ? [ownDish(dish, at, random)] : []))
  return { request, catalog: { ...ours, recipes: [...ours.recipes, ...own], ours: ours.recipes } }
}

function ownDish(
  { name, meal, lines }: (typeof OWN_DISHES)[number],
  at: number,
  random: Random,
): CompiledRecipe {
  const draft = { name, meals: [meal], servings: 2 + random.below(5), steps: [], notes: [], tags: [] }
  const written = ownRecipeFrom({ ...draft, lines: lines.map((text) => ({ text })) })
  const sides = [undefined, [], ['corn', 'white-rice']][random.below(3)]
  const value = {
    ...written,
    ...(sides && { sides }),
    plan: random.unit() < 0.5 ? ('often' as const) : ('sometimes' as const),
  }
  return placeOwnRecipe(compileOwnRecipe({ ...value, id: `own-${at}` }, readOwnRecipe(value)), value)
}

const catalogs = new Map<string, Catalog>()

function catalogIn(zipCode: string, month: number | null): Catalog {
  const key = `${zipCode} ${month}`
  const known = catalogs.get(key) ?? ownCatalog(zipCode, undefined, month)
  catalogs.set(key, known)
  return known
}
