import { compileOwnRecipe } from '@pennyplate/catalog/own-recipes/compile-own-recipe'
import { readOwnRecipe } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { expect, it } from 'vitest'
import { shortlistOwn } from './own-shortlist.ts'

const reading = readOwnRecipe(soup(['dinner']))

function soup(meals: readonly DishMeal[]) {
  const lines = [{ text: '2 carrots' }]
  return ownRecipeFrom({ name: 'Soup', meals, servings: 2, lines, steps: [], notes: [], tags: [] })
}

function soups(count: number, meals: readonly DishMeal[], id = 'own-soup') {
  return Array.from({ length: count }, (_, at) =>
    compileOwnRecipe({ ...soup(meals), id: `${id}-${at}` }, reading),
  )
}

function askedIn(week: string) {
  const judged: string[] = []
  return {
    judged,
    meals: ['lunch', 'dinner'] as const,
    isServedAt: ({ meals }: { meals: readonly DishMeal[] }, meal: DishMeal) => meals.includes(meal),
    formOf: ({ recipe, forms }: ReturnType<typeof compileOwnRecipe>) => {
      judged.push(recipe.id)
      return forms[0]
    },
    /** The last are the cheapest. */
    centsOf: ({ recipe }: { recipe: { id: string } }) => -Number(recipe.id.split('-').at(-1)),
    week,
  }
}

const idsOf = (forms: ReturnType<typeof shortlistOwn>) => forms.map(({ recipe }) => recipe.id).sort()

it('takes all of a few recipes', () => {
  expect(shortlistOwn(soups(80, ['dinner']), askedIn('2026-11-28'))).toHaveLength(80)
})

it('judges some hundreds of thousands, and takes the cheapest of them and others by turns', () => {
  const recipes = soups(3000, ['dinner'])
  const asked = askedIn('2026-11-28')
  const taken = idsOf(shortlistOwn(recipes, asked))
  expect(asked.judged).toHaveLength(240)
  const [cheapest = ''] = asked.judged.toSorted((a, b) => Number(b.split('-')[2]) - Number(a.split('-')[2]))
  expect(taken).toContain(cheapest)
  expect(taken.length).toBeGreaterThan(60)
  expect(taken.length).toBeLessThanOrEqual(80)
  expect(idsOf(shortlistOwn(recipes, askedIn('2026-12-05')))).not.toEqual(taken)
})

it('goes on until each meal has enough', () => {
  const recipes = [...soups(3000, ['dinner']), ...soups(30, ['lunch'], 'own-salad')]
  const taken = idsOf(shortlistOwn(recipes, askedIn('2026-11-28')))
  expect(taken.filter((id) => id.startsWith('own-salad'))).toHaveLength(30)
})

it('goes on past recipes that the household may not eat', () => {
  const asked = askedIn('2026-11-28')
  const formOf = (compiled: Parameters<typeof asked.formOf>[0]) =>
    Number(compiled.recipe.id.split('-').at(-1)) < 10 ? compiled.forms[0] : null
  expect(shortlistOwn(soups(3000, ['dinner']), { ...asked, formOf })).toHaveLength(10)
})
