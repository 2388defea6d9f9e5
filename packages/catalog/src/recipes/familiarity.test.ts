import { describe, expect, it } from 'vitest'
import notRatedYet from '../../data/familiarity/not-rated-yet.json' with { type: 'json' }
import {
  agreed,
  DIET_RATINGS,
  familiarity,
  familiarityOnDiet,
  GENERAL_RATINGS,
  RATED_DIETS,
  type RatedDiet,
  WELCOME_RATINGS,
  welcome,
} from './familiarity.ts'
import { allRecipes } from './recipes.ts'

const dishes = [...allRecipes().values()].flatMap(({ recipe }) =>
  recipe.meals.map((meal) => ({ id: recipe.id, meal })),
)

/** Rated so by at least one judge, and nearly so by the other. */
const FAMILIAR = 3.5

describe('familiarity', () => {
  it('was judged twice for dishes of the library, on a scale of 1 to 5', () => {
    const known = new Set(dishes.map(({ id, meal }) => `${id} ${meal}`))
    for (const ratings of [...GENERAL_RATINGS, ...WELCOME_RATINGS])
      for (const [id, meals] of Object.entries(ratings))
        for (const [meal, rating] of Object.entries(meals)) {
          expect(known).toContain(`${id} ${meal}`)
          expect([1, 2, 3, 4, 5]).toContain(rating)
        }
    const rated = dishes.filter(({ id, meal }) => familiarity(id, meal) !== null)
    expect(rated.length / dishes.length).toBeGreaterThan(0.95)
  })

  it('is not how welcome a dish is, which was judged for every dish but snacks and those that wait for it', () => {
    const unrated = dishes.filter(({ id, meal }) => meal !== 'snack' && welcome(id, meal) === null)
    expect(
      [...new Set(unrated.map(({ id }) => id))].toSorted(),
      'data/familiarity/not-rated-yet.json lists, in order, exactly the dishes that nobody has rated',
    ).toEqual(notRatedYet)
    expect(notRatedYet.length).toBeLessThan(50)
    const known = dishes.filter(({ id, meal }) => (familiarity(id, meal) ?? 0) >= 4)
    expect(known.filter(({ id, meal }) => (welcome(id, meal) ?? 5) <= 3).length).toBeGreaterThan(50)
  })

  it('on a diet was judged for the diets we rate', () => {
    for (const ratings of DIET_RATINGS)
      for (const meals of Object.values(ratings))
        for (const diets of Object.values(meals))
          for (const [diet, rating] of Object.entries(diets)) {
            expect(RATED_DIETS).toContain(diet)
            expect([1, 2, 3, 4, 5]).toContain(rating)
          }
  })

  it.each([
    [4, 5, 4.5],
    [3, 3, 3],
    [2, 5, 2],
    [5, 3, 3],
    [undefined, 3, null],
  ])('of judges who say %s and %s is %s', (one, other, expected) => {
    expect(agreed(one, other)).toBe(expected)
  })

  it.each(RATED_DIETS)('is there for enough dishes on %s: 18 breakfasts, 25 lunches, 40 dinners', (diet) => {
    expect(familiarOn(diet, 'breakfast')).toBeGreaterThanOrEqual(18)
    expect(familiarOn(diet, 'lunch')).toBeGreaterThanOrEqual(25)
    expect(familiarOn(diet, 'dinner')).toBeGreaterThanOrEqual(40)
  })

  function familiarOn(diet: RatedDiet, meal: 'breakfast' | 'lunch' | 'dinner'): number {
    return dishes.filter(
      (dish) => dish.meal === meal && (familiarityOnDiet(dish.id, meal, diet) ?? 0) >= FAMILIAR,
    ).length
  }
})
