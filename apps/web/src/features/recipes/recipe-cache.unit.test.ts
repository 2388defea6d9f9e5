import { basisOfMeal } from '@pennyplate/domain/recipe/recipe-basis'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { fetchRecipes } from './fetch-recipes.ts'
import { isCurrent, mealsOf, withRecipes } from './recipe-cache.ts'

const recipe = (name: string) => ({ name, ingredients: [], instructions: [] })
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

describe('the recipes of a week', () => {
  it('are those of its different meals', () => {
    const days = DAYS.map((day) => ({ day, meals: { lunch: { name: 'Soup' }, snacks: [{ name: 'Nuts' }] } }))
    expect(mealsOf({ days }).map(({ name }) => name)).toEqual(['Soup', 'Nuts'])
  })

  it('are saved in batches, without the ones that fail', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const lots: string[][] = []
    const failed = await fetchRecipes(
      names.map((name) => ({ name })),
      async ({ name }) => {
        if (name === 'b') throw new ApiError(500, 'internal')
        return { name }
      },
      async (lot) => {
        lots.push(Object.keys(lot))
      },
    )
    expect(failed).toBe(1)
    expect(lots.flat().sort()).toEqual(['a', 'c', 'd', 'e', 'f'])
    expect(lots.length).toBeGreaterThan(1)
  })

  it('are outdated once the profile has changed', () => {
    const chili = { name: 'Chili' }
    expect(isCurrent({ basis: 'x' }, 'x', chili)).toBe(true)
    expect(isCurrent({ basis: 'x' }, 'y', chili)).toBe(false)
    expect(isCurrent({}, 'y', chili)).toBe(true)
    expect(isCurrent(undefined, 'y', chili)).toBe(false)
  })

  it('are outdated once the meal is cooked for other meals too', () => {
    const forTwo = { name: 'Chili', sittings: 2 }
    const basis = basisOfMeal('x', forTwo)
    expect(isCurrent({ basis }, 'x', forTwo)).toBe(true)
    expect(isCurrent({ basis: 'x' }, 'x', forTwo)).toBe(false)
    expect(isCurrent({ basis }, 'x', { name: 'Chili' })).toBe(false)
  })

  it('of leftovers are outdated once they are left of another meal', () => {
    const rest = { name: 'Baked spaghetti', leftoverOf: 'Spaghetti' }
    const basis = basisOfMeal('x', rest)
    expect(isCurrent({ basis }, 'x', rest)).toBe(true)
    expect(isCurrent({ basis }, 'x', { ...rest, leftoverOf: 'Gluten-free spaghetti' })).toBe(false)
  })

  it('stay in the cache while the oldest others are dropped', () => {
    const known = Object.fromEntries(
      ['Soup', ...Array.from({ length: 130 }, (_, index) => `old ${index}`)].map((name) => [
        name,
        recipe(name),
      ]),
    )
    const kept = withRecipes(known, { Nuts: recipe('Nuts') }, [{ name: 'Soup' }, { name: 'Nuts' }])
    expect(Object.keys(kept)).toHaveLength(120)
    expect(kept).toHaveProperty('Soup')
    expect(kept).toHaveProperty('Nuts')
    expect(kept).not.toHaveProperty('old 0')
    expect(kept).toHaveProperty('old 129')
  })

  it('stay in the cache under the name they had before the dish was renamed', () => {
    const others = Array.from({ length: 130 }, (_, index) => [`old ${index}`, recipe(`old ${index}`)])
    const known = { Stew: { ...recipe('Stew'), recipeId: 'chili' }, ...Object.fromEntries(others) }
    const kept = withRecipes(known, {}, [{ name: 'Chili', recipeId: 'chili' }])
    expect(kept).toHaveProperty('Stew')
    expect(kept).not.toHaveProperty('old 0')
  })
})
