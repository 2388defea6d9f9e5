import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { WHOLE_GRAINS, type WholeGrains } from '@pennyplate/domain/profile/profile-options'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { householdForm } from '../dish/household-form.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { readDishes } from '../referee/read-dish.ts'
import { householdRules } from './household-rules.ts'
import { householdShelf } from './household-shelf.ts'

const catalog = ownCatalog('72762')

type Answers = Readonly<Record<string, unknown>>

function cooked(form: RecipeForm, answers: Answers): RecipeForm {
  const { profile } = household(answers)
  const rules = householdRules(profile, catalog)
  return householdForm(form, profile, rules, householdShelf(catalog, rules))
}

function written(name: string): RecipeForm {
  const compiled = [...catalog.recipes, ...catalog.sides].find(({ recipe }) => recipe.name === name)
  const form = compiled?.forms.find(({ variantId }) => variantId === null)
  if (!form) throw new Error(`no dish "${name}"`)
  return form
}

/** The line of a food, as "2 slice whole-wheat-bread, 64 g". */
function lineOf(form: RecipeForm, kind: RegExp): string | undefined {
  const line = form.ingredients.find(({ foodId }) => kind.test(foodId))
  return line && `${line.amount.amount} ${line.amount.unit} ${line.foodId}, ${line.grams} g`
}

describe('whole-wheat bread and pasta', () => {
  it.each([
    ['PB&J', /bread/, ['whole-wheat-bread', 'whole-wheat-bread', 'white-bread']],
    ['Spaghetti and meatballs', /spaghetti/, ['whole-wheat-spaghetti', 'spaghetti', 'spaghetti']],
    ['Baked ziti', /penne/, ['whole-wheat-penne', 'penne', 'penne']],
    ['Hummus and pita plate', /pita/, ['whole-wheat-pita', 'pita-bread', 'pita-bread']],
    ['Flour tortillas', /tortilla/, ['flour-tortilla', 'flour-tortilla', 'flour-tortilla']],
  ] as const)('of %s are as the household answered', (name, kind, foods) => {
    const found = WHOLE_GRAINS.map((wholeGrains) =>
      cooked(written(name), { wholeGrains }).ingredients.find(({ foodId }) => kind.test(foodId)),
    )
    expect(found.map((line) => line?.foodId)).toEqual(foods)
  })

  it('are half and half until the household answers', () => {
    expect(lineOf(cooked(written('PB&J'), {}), /bread/)).toContain('whole-wheat-bread')
    expect(lineOf(cooked(written('Baked ziti'), {}), /penne/)).not.toContain('whole-wheat')
  })

  it('are as many slices, and as many ounces', () => {
    const dish = (name: string) => cooked(written(name), { wholeGrains: 'Fine with us' })
    const slices = written('PB&J').ingredients.find(({ foodId }) => foodId === 'white-bread')?.amount.amount
    expect(lineOf(dish('PB&J'), /bread/)).toBe(`${slices} slice whole-wheat-bread, ${(slices ?? 0) * 32} g`)
    expect(lineOf(dish('Baked ziti'), /penne/)).toBe(
      lineOf(written('Baked ziti'), /penne/)?.replace('penne', 'whole-wheat-penne'),
    )
  })

  it('leave an own recipe as it is written', () => {
    const form = written('PB&J')
    // Only that it is an own recipe matters here.
    const own = { ...form, recipe: { ...form.recipe, own: { lines: [] } } } as unknown as RecipeForm
    expect(cooked(own, { wholeGrains: 'Fine with us' })).toBe(own)
  })
})

describe('a dish as written', () => {
  const bagel = () => {
    const found = catalog.recipes.flatMap(({ forms }) => forms).find(hasFood('bagels'))
    if (!found) throw new Error('no bagel')
    return found
  }
  const hasFood = (id: string) => (form: RecipeForm) => form.ingredients.some(({ foodId }) => foodId === id)

  it('stays where every package of the whole-wheat food has what somebody is allergic to', () => {
    const fine = { wholeGrains: 'Fine with us', mealDifficulty: 'Complex (30+ min)' }
    expect(hasFood('whole-wheat-bagels')(cooked(bagel(), fine))).toBe(true)
    expect(hasFood('bagels')(cooked(bagel(), { ...fine, allergies: ['sesame'] }))).toBe(true)
  })

  it('stays where the household forbids the whole-wheat food', () => {
    const answers = { wholeGrains: 'Fine with us', customDislikedFoods: 'whole wheat bread' }
    expect(lineOf(cooked(written('PB&J'), answers), /bread/)).toContain(' white-bread')
  })

  it('stays where the whole-wheat food is not sold', () => {
    const { profile } = household({ wholeGrains: 'Fine with us' })
    const packagesOf = (id: string) => (id === 'whole-wheat-bread' ? [] : catalog.packagesOf(id))
    const form = householdForm(written('PB&J'), profile, householdRules(profile, catalog), {
      ...catalog,
      packagesOf,
    })
    expect(lineOf(form, /bread/)).toContain(' white-bread')
  })

  it('stays where the whole-wheat food has much more sodium, for a household that counts it', () => {
    const foodById = (id: string) => {
      const food = catalog.foodById(id)
      return food && id === 'whole-wheat-bread'
        ? { ...food, composition: { ...food.composition, sodiumMg: 900 } }
        : food
    }
    const breadFor = (answers: Answers) => {
      const { profile } = household({ ...answers, wholeGrains: 'Fine with us' })
      const rules = householdRules(profile, catalog)
      return lineOf(householdForm(written('PB&J'), profile, rules, { ...catalog, foodById }), /bread/)
    }
    expect(breadFor({})).toContain('whole-wheat-bread')
    expect(breadFor({ dietaryRestrictions: ['low-sodium'] })).toContain(' white-bread')
    expect(
      lineOf(
        cooked(written('PB&J'), { wholeGrains: 'Fine with us', dietaryRestrictions: ['low-sodium'] }),
        /bread/,
      ),
    ).toContain('whole-wheat-bread')
  })

  it.each([
    {},
    { allergies: ['sesame'] },
    { dietType: 'Vegan' },
    { dietaryRestrictions: ['low-sodium'] },
    { nutritionalTargets: { trackNutrition: true } },
    { customDislikedFoods: 'whole wheat' },
  ])('is lost by no answer of a household with %o', (answers) => {
    const ids = (wholeGrains: WholeGrains) =>
      buildProblem(household({ ...answers, wholeGrains }), catalog)
        .forms.map(({ recipe, variantId }) => `${recipe.id} ${variantId}`)
        .sort()
    expect(ids('Fine with us')).toEqual(ids('No'))
    expect(ids('Half and half')).toEqual(ids('No'))
  })
})

it.each(WHOLE_GRAINS)('the referee reads a dish by the answer %s', (wholeGrains) => {
  const { profile } = household({ wholeGrains })
  const rules = householdRules(profile, catalog)
  const [dish] = readDishes({ name: 'PB&J' } as never, profile, rules, catalog)
  const bread = dish?.lines.find(({ food }) => /bread/.test(food?.id ?? ''))?.food?.id
  expect(bread).toBe(wholeGrains === 'No' ? 'white-bread' : 'whole-wheat-bread')
})
