import { type OwnRecipeValue, ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { describe, expect, it } from 'vitest'
import { fittingSides } from '../recipes/fitting-sides.ts'
import { sideById } from '../recipes/sides.ts'
import { compileOwnRecipe } from './compile-own-recipe.ts'
import { placeOwnRecipe } from './place-own-recipe.ts'
import { readOwnRecipe } from './read-own-recipe.ts'

type Written = {
  name: string
  lines: readonly string[]
  meals?: DishMeal[]
  steps?: readonly string[]
  sides?: OwnRecipeValue['sides'] | undefined
}

function placed({ name, lines, meals = ['dinner'], steps = [], sides }: Written) {
  const draft = { name, meals, servings: 4, steps: steps.map((text) => ({ text })), notes: [], tags: [] }
  const value = {
    ...ownRecipeFrom({ ...draft, lines: lines.map((text) => ({ text })) }),
    ...(sides && { sides }),
  }
  return placeOwnRecipe(compileOwnRecipe({ ...value, id: 'own-x' }, readOwnRecipe(value)), value)
}

const plateOf = (written: Written) => placed(written).recipe.plate

const CHILI = ['1 lb ground beef', '2 cans kidney beans', '1 can diced tomatoes', '1 onion']

it('an own recipe that holds a starch refuses another, unless its household named it', () => {
  const bake = { name: 'Nana’s chicken bake', lines: ['1 lb chicken thighs', '2 cups white rice', '1 onion'] }
  const refuses = (sides?: OwnRecipeValue['sides']) =>
    fittingSides(placed({ ...bake, sides }).forms[0])?.refuses ?? []
  expect(refuses()).toEqual(expect.arrayContaining(['dinner-rolls', 'mashed-potatoes']))
  expect(refuses(['dinner-rolls'])).toEqual([])
})

describe('what goes with an own recipe', () => {
  it.each([
    {
      what: 'a soup',
      written: {
        name: 'Aunt May’s tomato soup',
        lines: ['2 cans crushed tomatoes', '1 onion', '2 cups chicken broth'],
      },
      servedAs: 'soup',
      side: 'bread',
    },
    {
      what: 'plain chicken, with nothing beside it',
      written: { name: 'Baked chicken thighs', lines: ['2 lb chicken thighs', '1 tbsp olive oil'] },
      servedAs: undefined,
      side: 'vegetable',
    },
    {
      what: 'pancakes',
      written: {
        name: 'Sunday pancakes',
        meals: ['breakfast' as const],
        lines: ['2 cups flour', '2 cups milk', '2 eggs'],
      },
      servedAs: 'pancakes',
      side: 'fruit',
    },
  ])('is what goes with dishes of ours like it: $what', ({ written, servedAs, side }) => {
    const plate = plateOf(written)
    if (servedAs !== undefined) expect(plate?.servedAs).toBe(servedAs)
    const roles = [
      ...(plate?.wants ?? []),
      ...(plate?.goesWith ?? []).map((id) => sideById(id)?.recipe.side?.role),
    ]
    expect(roles).toContain(side)
    expect(plate?.isSettled).toBeUndefined()
  })

  it('wants no starch where the dish has plenty', () => {
    const plain = plateOf({ name: 'Pork chops', lines: ['4 pork chops'] })
    const whole = plateOf({ name: 'Pork chops and rice', lines: ['4 pork chops', '2 cups white rice'] })
    expect(plain?.wants).toContain('starch')
    expect(whole?.wants).not.toContain('starch')
  })

  it('is exactly what the household chose, without sides that left the catalog', () => {
    const plate = plateOf({ name: 'Chili', lines: CHILI, sides: ['cornbread', 'a-side-of-yesterday'] })
    expect(plate).toMatchObject({ wants: ['bread'], goesWith: ['cornbread'], isSettled: true })
  })

  it('is nothing where the household says nothing', () => {
    expect(plateOf({ name: 'Chili', lines: CHILI, sides: [] })).toMatchObject({
      wants: [],
      goesWith: [],
      isSettled: true,
    })
  })

  it('is not asked of a snack', () => {
    expect(plateOf({ name: 'Trail mix', meals: ['snack'], lines: ['1 cup peanuts'] })).toBeNull()
  })
})

describe('leftovers of an own recipe', () => {
  const keeps = (...steps: string[]) => plateOf({ name: 'Beef chili', lines: CHILI, steps })?.keepsDays ?? 0

  it('keep as long as those of cooked dishes like it, and no longer than cooked food does', () => {
    expect(keeps('Brown the beef and simmer it with the rest.')).toBeGreaterThanOrEqual(2)
    expect(keeps('Brown the beef and simmer it with the rest.')).toBeLessThanOrEqual(3)
  })

  it('are not kept of what nobody heats', () => {
    expect(keeps('Toss it together.')).toBe(0)
  })
})
