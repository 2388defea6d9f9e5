import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { describe, expect, it } from 'vitest'
import { familiarDinnerCosts, summarizeDinnerCosts } from '../src/recipes/checks/dinner-costs.ts'
import { everydayCounts } from '../src/recipes/checks/everyday-counts.ts'
import type { CompiledRecipe } from '../src/recipes/compiled-recipe.ts'
import { byEachMethod } from '../src/recipes/cooking-methods.ts'
import { allRecipes } from '../src/recipes/recipes.ts'
import { allSides } from '../src/recipes/sides.ts'
import everyday from './everyday-names.json' with { type: 'json' }

const dishes = [...allRecipes().values()]

/** Each by its names, those of its variants, and those it had. */
const byName = (compiled: Iterable<CompiledRecipe>) =>
  new Map(
    [...compiled].flatMap((one) =>
      [
        one.recipe.name,
        ...one.recipe.formerNames,
        ...one.forms.map(({ name }) => name),
        ...one.recipe.variants.flatMap(({ formerNames }) => formerNames),
      ].map((name) => [name.toLowerCase(), one] as const),
    ),
  )

describe('what US households really cook', () => {
  const dishNamed = byName(dishes)
  const sideNamed = byName(allSides().values())

  it('is in the library, dish by dish, at the meals it is eaten at', () => {
    const missing = Object.entries(everyday.dishes).flatMap(([name, meals]) => {
      const offered: readonly DishMeal[] = dishNamed.get(name.toLowerCase())?.recipe.meals ?? []
      return meals.filter((meal) => !offered.some((own) => own === meal)).map((meal) => `${name}: ${meal}`)
    })
    expect(missing).toEqual([])
    expect(Object.keys(everyday.dishes)).toHaveLength(478)
  })

  it('has its sides, fruit, breads and drinks', () => {
    expect(everyday.sides.filter((name) => !sideNamed.has(name.toLowerCase()))).toEqual([])
    expect(everyday.sides).toHaveLength(162)
  })
})

it('there is enough for every diet, every cuisine, and homes without a stove', () => {
  const short = everydayCounts(dishes).filter(({ count, floor }) => count < floor)
  expect(short.map(({ what, count, floor }) => `${what}: ${count} of ${floor}`)).toEqual([])
})

it('every dish says what belongs on its plate', () => {
  expect(dishes.filter(({ recipe }) => recipe.plate === null).map(({ recipe }) => recipe.id)).toEqual([])
})

/** Their pan sauce, their toast or their glaze is what is eaten, or nothing but animal fat suits who they are for. */
const TASTES_OF_BUTTER = [
  'buttered-shrimp-and-soft-eggs',
  'candied-yams',
  'crisp-rice-marshmallow-bars',
  'egg-in-a-hole',
  'fried-apples',
  'haddock-in-browned-butter',
  'pork-chops-with-potatoes-and-carrots',
  'salmon-scrambled-eggs',
  'scrambled-eggs-bacon-and-toast-supper',
  'smashed-beef-patties-with-fried-eggs',
  'steak-and-eggs',
]

it('a pan is greased with oil, except where the dish tastes of butter', () => {
  const melted =
    /\bmelt[^.]* butter[^.]* in (a|the)\b[^.]* (pan|pot|saucepan|skillet)\b|\bmelt the butter and fry\b/i
  const buttered = [...dishes, ...allSides().values()].filter(({ recipe }) => {
    const hasButter = recipe.ingredients.some(({ foodId }) => foodId === 'butter')
    const steps = byEachMethod(recipe).flatMap((method) => method.steps)
    return (
      hasButter && !/butter chicken|in butter/i.test(recipe.name) && steps.some((step) => melted.test(step))
    )
  })
  expect(buttered.map(({ recipe }) => recipe.id).sort()).toEqual(TASTES_OF_BUTTER)
})

describe('familiar dinners', () => {
  const { medianPlate, cheapPlates } = summarizeDinnerCosts(familiarDinnerCosts(dishes, allSides()))

  it('cost at most $2.50 a serving with their sides, half of them', () => {
    expect(medianPlate).toBeLessThanOrEqual(250)
  })

  it('are cheap often enough to vary a tight week: $1.25 alone and $1.85 with sides', () => {
    expect(cheapPlates).toBeGreaterThanOrEqual(78)
  })
})
