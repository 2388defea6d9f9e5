import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { expect, it } from 'vitest'
import { type MealKind, mealKindsOf } from './meal-kind.ts'

function kindsOf(id: string): MealKind[] {
  const recipe = allRecipes().get(id)
  if (!recipe) throw new Error(`no recipe ${id}`)
  return mealKindsOf(recipe.forms[0])
}

it.each<readonly [MealKind, readonly string[]]>([
  [
    'cheese on a tortilla',
    ['cheese-quesadilla', 'bean-and-cheese-burrito', 'nachos', 'beef-enchiladas', 'breakfast-tacos'],
  ],
  ['cheese on pasta', ['boxed-mac-and-cheese', 'fettuccine-alfredo', 'cheeseburger-macaroni', 'baked-ziti']],
  ['cheese on bread', ['grilled-cheese', 'ham-and-cheese-sandwich', 'egg-and-cheese-sandwich']],
  ['on a bun', ['hamburgers', 'hot-dogs', 'sloppy-joes', 'pulled-pork-sandwiches']],
  ['noodles in broth', ['ramen-noodles', 'chicken-noodle-soup']],
  ['eggs on bread', ['egg-salad-sandwich', 'scrambled-eggs-and-toast', 'fried-egg-sandwich']],
  ['cured meat', ['bologna-sandwich', 'hot-dogs', 'kielbasa-and-sauerkraut']],
  ['nut butter', ['pb-j', 'peanut-butter-toast', 'peanut-butter-banana-wrap', 'peanut-butter-oatmeal']],
])('%s', (kind, ids) => {
  for (const id of ids) expect(kindsOf(id), id).toContain(kind)
})

it('a dish of none of them has no kind', () => {
  for (const id of ['pot-roast', 'spaghetti-with-marinara', 'chicken-stir-fry', 'pancakes'])
    expect(kindsOf(id), id).toEqual([])
})
