import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { checkPlan } from './check-plan.ts'
import type { SubmittedDay, SubmittedMeal } from './week-meals.ts'

const catalog = ownCatalog('72762')
const week = (breakfast: SubmittedMeal | null, days = 7): SubmittedDay[] =>
  Array.from({ length: days }, () => ({ breakfast }))
const breakfastOnly = (profile: Readonly<Record<string, unknown>>) =>
  household({ mealTypes: ['Breakfast'], mealDifficulty: 'Complex (30+ min)', weeklyBudget: 300, ...profile })
const codes = (
  days: readonly SubmittedDay[],
  profile: Readonly<Record<string, unknown>>,
  dislikes: string[] = [],
) => [
  ...new Set(
    checkPlan(days, { ...breakfastOnly(profile), dislikes }, catalog).violations.map(({ code }) => code),
  ),
]
const oatmeal: SubmittedMeal = {
  name: 'Oatmeal',
  ingredients: ['1 cup rolled oats', '1 cup whole milk'],
  servings: 1,
}
const mystery: SubmittedMeal = {
  name: 'Grandma surprise',
  ingredients: ['2 cups zorblax', '1 cup rolled oats'],
  servings: 1,
}

describe('the referee', () => {
  it.each([
    ['a complete week', week(oatmeal), {}, []],
    ['six days', week(oatmeal, 6), {}, ['days']],
    ['a missing breakfast', week(null), {}, ['missing-meal']],
    ['milk for somebody allergic to it', week(oatmeal), { allergies: ['milk'] }, ['forbidden-food']],
    ['milk for vegans', week(oatmeal), { dietType: 'Vegan' }, ['forbidden-food']],
    [
      'an unknown food for somebody with an allergy',
      week(mystery),
      { allergies: ['milk'] },
      ['unknown-food'],
    ],
    ['an unknown food where there is no rule', week(mystery), {}, []],
    [
      'a name without ingredients, with an allergy',
      week({ name: 'Blorp' }),
      { allergies: ['soy'] },
      ['unknown-food'],
    ],
    [
      'a form that only the name says',
      week({ name: 'Tofu and broccoli', recipeId: 'beef-and-broccoli', variantId: null }),
      { dietType: 'Vegetarian' },
      [],
    ],
    ['a skipped breakfast', week({ name: 'Skipped', needsNoFood: true }), {}, []],
    [
      'a side with milk for somebody allergic to it',
      week({
        ...oatmeal,
        ingredients: ['1 cup rolled oats'],
        sides: [{ name: 'Cottage cheese', sideId: 'cottage-cheese' }],
      }),
      { allergies: ['milk'] },
      ['forbidden-food'],
    ],
    [
      'a side we do not know, with an allergy',
      week({ ...oatmeal, sides: [{ name: 'Zorblax', sideId: '' }] }),
      { allergies: ['soy'] },
      ['unknown-food'],
    ],
    [
      'more than the budget',
      week({ name: 'Oats', ingredients: ['5 lb rolled oats'] }),
      { weeklyBudget: 20 },
      ['over-budget'],
    ],
  ] as const)('judges %s', (_, days, profile, expected) => {
    expect(codes(days, profile)).toEqual(expected)
  })

  it('reports meat beside dairy for a kosher household, whichever dish of the plate has which', () => {
    const chicken = { name: 'Chicken', ingredients: ['1 lb chicken breast'], servings: 1 }
    const onPlates = (meal: SubmittedMeal, restriction = 'kosher') =>
      checkPlan(
        [{ dinner: meal }],
        breakfastOnly({ dietaryRestrictions: [restriction] }),
        catalog,
      ).violations.filter(({ code }) => code === 'forbidden-food')
    const cheese = { name: 'Cottage cheese', sideId: 'cottage-cheese' }
    const found = onPlates({ ...chicken, sides: [cheese] })
    expect(found).toMatchObject([
      { name: 'Cottage cheese', by: 'text:kosher', slot: 'dinner', beside: '1 lb chicken breast' },
    ])
    expect(onPlates({ ...chicken, sides: [cheese] }, 'kosher for passover')).toHaveLength(1)
    expect(onPlates({ ...chicken, sides: [cheese] }, 'halal')).toEqual([])
    expect(onPlates({ ...oatmeal, sides: [cheese] })).toEqual([])
    expect(onPlates(chicken)).toEqual([])
    const fish = { name: 'Cod', ingredients: ['1 lb cod'], servings: 1, sides: [cheese] }
    expect(onPlates(fish)).toEqual([])
  })

  it('reports moderate FODMAP foods that are too much together, in a dish or over a plate', () => {
    const pumpkin = {
      name: 'Pumpkin rice',
      ingredients: ['1/4 cup canned pumpkin', '1 cup cooked white rice'],
      servings: 1,
    }
    const ketchup = { name: 'Ketchup', sideId: 'ketchup' }
    const found = (meal: SubmittedMeal, dietType = 'Low FODMAP') =>
      checkPlan([{ dinner: meal }], breakfastOnly({ dietType }), catalog).violations.filter(
        ({ code }) => code === 'forbidden-food',
      )
    expect(found(pumpkin)).toEqual([])
    expect(found({ ...pumpkin, sides: [ketchup] })).toMatchObject([
      {
        name: 'Pumpkin rice',
        by: 'diet:low-fodmap',
        ingredient: '1/4 cup canned pumpkin',
        beside: 'Ketchup',
      },
    ])
    expect(found({ ...pumpkin, sides: [ketchup] }, 'None')).toEqual([])
    expect(
      found({ ...pumpkin, ingredients: [...pumpkin.ingredients, '1 tablespoon ketchup'] }),
    ).toMatchObject([{ name: 'Pumpkin rice', by: 'diet:low-fodmap' }])
  })

  it('reports a disliked dish, a missing tool and a dish that is too hard', () => {
    const hard = catalog.recipes.find(
      ({ recipe, difficulty }) =>
        difficulty === 'hard' && recipe.tools.some((need) => !need.includes('Microwave')),
    )
    if (!hard) throw new Error('the catalog has no hard dish')
    const days = week({ name: hard.recipe.name })
    expect(codes(days, {}, [hard.recipe.id])).toContain('disliked-dish')
    expect(codes(days, { cookingTools: ['Microwave'] })).toContain('tools')
    const everyTool = ['Stove', 'Oven', 'Microwave', 'Air Fryer', 'Instant Pot', 'Slow Cooker', 'Grill']
    expect(codes(days, { cookingTools: everyTool, mealDifficulty: 'Easy (5-10 min)' })).toContain(
      'difficulty',
    )
  })

  it('says that a dish is forbidden, also where it is too much work', () => {
    const pie: SubmittedMeal = { name: 'Frozen pot pies' }
    const none = { cookingTools: [], mealDifficulty: 'Easy (5-10 min)', allergies: ['wheat'] }
    expect(codes(week(pie), none)).toEqual(['forbidden-food'])
  })

  it('counts every batch a household needs, and what is cooked to be left over', () => {
    const pie: SubmittedMeal = { name: 'Frozen pot pies' }
    const quick = { cookingTools: ['Microwave', 'Oven'], onTableWithin: Array(7).fill(30) }
    expect(codes(week(pie), { ...quick, adults: 2 })).toEqual([])
    expect(codes(week(pie), { ...quick, adults: 5 })).toEqual(['time'])
    const left = { ...pie, leftoverOf: pie.name, name: 'Leftovers: Frozen pot pies' }
    const twice = week(pie).map((day, at) => (at === 0 ? { ...day, lunch: left, dinner: left } : day))
    expect(codes(twice, { ...quick, adults: 2 })).toContain('time')
  })

  it('leaves what is eaten before a dish is cooked again to the cooking before', () => {
    const pie: SubmittedMeal = { name: 'Frozen pot pies' }
    const left = { ...pie, leftoverOf: pie.name, name: 'Leftovers: Frozen pot pies' }
    const from = [null, 30, 30, 30, 30, 30, null]
    const quick = { cookingTools: ['Microwave', 'Oven'], onTableWithin: from, adults: 4 }
    const days = week(oatmeal).map((day, at) => ({
      ...day,
      ...(at === 1 ? { lunch: left } : {}),
      ...(at < 2 ? { dinner: pie } : {}),
    }))
    expect(codes(days, quick)).toEqual([])
  })

  it('reports what is not on the table in time on its day, unless it is reheated', () => {
    const roast: SubmittedMeal = { name: 'Roast carrots', ingredients: ['1 lb carrots'], minutes: 90 }
    const left = { ...roast, leftoverOf: roast.name, name: 'Leftovers: Roast carrots' }
    const late = (wednesday: SubmittedMeal) => {
      const dinners: Readonly<Record<number, SubmittedMeal>> = { 0: roast, 3: wednesday }
      const days = week(oatmeal).map((day, at) => ({ ...day, dinner: dinners[at] }))
      return checkPlan(days, { ...breakfastOnly({}), dislikes: [] }, catalog).violations.flatMap((fault) =>
        fault.code === 'time' ? [fault.day] : [],
      )
    }
    expect([late(roast), late(left)]).toEqual([[3], []])
  })

  it('takes all minutes of a typed dish for work, unless its work is said', () => {
    const easy = { mealDifficulty: 'Easy (5-10 min)' }
    const bake: SubmittedMeal = { name: 'Carrot bake', ingredients: ['1 lb carrots'], minutes: 50 }
    expect(codes(week(bake), easy)).toEqual(['difficulty'])
    expect(codes(week({ ...bake, activeMinutes: 10 }), easy)).toEqual([])
  })

  it('reports a dish that nobody finishes, unless what is left of it is a meal', () => {
    const pie = { name: 'Chicken pot pie', recipeId: 'chicken-pot-pie', servingsPerAdult: 1.5 }
    const profile = { adults: 2, mealTypes: ['Dinner'] }
    const dinners = (...meals: SubmittedMeal[]) =>
      Array.from({ length: 7 }, (_, day): SubmittedDay => ({ dinner: meals[day] ?? oatmeal }))
    const left = { ...pie, name: 'Leftovers: Chicken pot pie', leftoverOf: 'Chicken pot pie' }
    expect(codes(dinners(pie), profile)).toEqual(['batch', 'portion'])
    expect(codes(dinners(pie, left), profile)).toEqual(['portion'])
    // A whole pie is bought for either.
    const centsOf = (days: readonly SubmittedDay[]) =>
      checkPlan(days, breakfastOnly(profile), catalog).totals.checkoutCents
    const oats = centsOf(dinners())
    expect(centsOf(dinners(pie))).toBeGreaterThan(oats + 500)
    expect(Math.abs(centsOf(dinners(pie)) - centsOf(dinners(pie, left)))).toBeLessThan(150)
  })

  it('reports a main dish above 1.3 of its portion, not a side, an own recipe or a dish in the freezer', () => {
    const dinners = (meal: SubmittedMeal) =>
      Array.from({ length: 7 }, (_, day): SubmittedDay => ({ dinner: day === 0 ? meal : oatmeal }))
    const chili = { name: 'Chili', recipeId: 'turkey-chili' }
    const at = (servingsPerAdult: number, more: Partial<SubmittedMeal> = {}) =>
      codes(dinners({ ...chili, servingsPerAdult, ...more }), { mealTypes: ['Dinner'] })
    expect(at(1.3)).toEqual([])
    expect(at(1.35)).toEqual(['portion'])
    expect(at(1, { sides: [{ name: 'Rice', sideId: 'white-rice', servingsPerAdult: 1.5 }] })).toEqual([])
  })

  it('names the tools of which a dish needs one', () => {
    const soup: SubmittedMeal = { ...oatmeal, tools: ['Slow Cooker'] }
    const { violations } = checkPlan(week(soup), breakfastOnly({ cookingTools: ['Stove'] }), catalog)
    expect(violations[0]).toMatchObject({ code: 'tools', name: 'Oatmeal', anyOf: ['Slow Cooker'] })
  })

  it('prices and counts sides, and food for the people who eat it', () => {
    const request = breakfastOnly({ adults: 2 })
    const verdict = (meal: SubmittedMeal) => checkPlan(week(meal), request, catalog).totals
    const energy = (meal: SubmittedMeal) => verdict(meal).perDay[0]?.energyKcal.amount ?? 0
    const withToast = { ...oatmeal, sides: [{ name: 'Toast', sideId: 'toast' }] }
    expect(verdict(withToast).checkoutCents).toBeGreaterThan(verdict(oatmeal).checkoutCents)
    expect(energy(withToast)).toBeGreaterThan(energy(oatmeal))
    const forTen = { ...oatmeal, share: 5 }
    expect(verdict(forTen).checkoutCents).toBeGreaterThan(2 * verdict(oatmeal).checkoutCents)
    expect(energy(forTen)).toBe(energy(oatmeal))
    expect(verdict({ ...oatmeal, share: 0 }).checkoutCents).toBe(0)
    expect(verdict({ name: 'Skipped', needsNoFood: true }).checkoutCents).toBe(0)
  })

  it('accepts a remake only beside what a dish before it leaves', () => {
    const chili: SubmittedMeal = { name: 'Chili', recipeId: 'chili' }
    const potatoes = { name: 'Baked potatoes', sideId: 'potatoes-under-leftover-chili' }
    const found = (dinner: SubmittedMeal, lunch: SubmittedMeal) =>
      checkPlan([{ dinner }, { lunch }, {}, {}, {}, {}, {}], breakfastOnly({}), catalog).violations.filter(
        ({ code }) => code === 'leftover',
      )
    const remade = { ...chili, name: 'Chili baked potatoes', leftoverOf: 'Chili', sides: [potatoes] }
    expect(found(chili, remade)).toEqual([])
    expect(found(oatmeal, remade)).toHaveLength(1)
    expect(found(chili, { ...chili, sides: [potatoes] })).toHaveLength(1)
    const oats = { ...oatmeal, leftoverOf: 'Oatmeal', sides: [potatoes] }
    expect(found(oatmeal, oats)).toHaveLength(1)
  })

  it('prices whole packages, and not what is at home', () => {
    const request = breakfastOnly({})
    const bare = checkPlan(week(oatmeal), request, catalog)
    const pantry = [{ name: 'Rolled oats', quantity: '10 lb' }]
    const stocked = checkPlan(week(oatmeal), { ...request, pantry }, catalog)
    expect(bare.totals.checkoutCents).toBeGreaterThan(stocked.totals.checkoutCents)
    expect(bare.totals.perDay[0]?.energyKcal.amount).toBeGreaterThan(350)
    expect(bare.totals.unpriced).toEqual([])
    expect(checkPlan(week(mystery), request, catalog).totals.unpriced).toContain('2 cups zorblax')
  })
})
