import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { writtenRecipe } from '@pennyplate/contract/ai/recipe'
import { recipesCacheDocument } from '@pennyplate/contract/documents/recipe'
import { cookMeal } from '@pennyplate/domain/pantry/cook-meal'
import { pantryCover } from '@pennyplate/domain/pantry/pantry-cover'
import { usedIngredients } from '@pennyplate/domain/pantry/used-ingredients'
import { batchMinutes } from '@pennyplate/domain/recipe/batch-minutes'
import { prepMinutes } from '@pennyplate/domain/recipe/meal-prep'
import { recipeBasis } from '@pennyplate/domain/recipe/recipe-basis'
import { asLeftover } from '@pennyplate/domain/week/leftovers'
import { mealTime } from '@pennyplate/domain/week/meal-start'
import { preppedMeal } from '@pennyplate/domain/week/prep-batches'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { findDish } from './find-dish.ts'
import { timesWritten, writeMeal } from './write-meal.ts'
import { writeRecipe } from './write-recipe.ts'

function recipeFor(
  profile: Readonly<Record<string, unknown>>,
  meal: { name: string } & Record<string, unknown>,
) {
  const { recipe } = writeRecipe({ household: householdOf(profile), today: '2026-11-22', request: { meal } })
  return writtenRecipe.parse(recipe)
}
const dish = (name: string, servingsPerAdult = 1) => ({ name, servingsPerAdult })
const textsOf = ({ ingredients }: { ingredients: readonly { text: string }[] }) =>
  ingredients.map(({ text }) => text)

describe('a recipe', () => {
  it('is scaled to the household in amounts that can be measured', () => {
    const one = recipeFor({}, dish('Lemon rice with peanuts'))
    const eight = recipeFor({ adults: 8 }, dish('Lemon rice with peanuts'))
    expect(one.servings).toBe(1)
    expect(eight.servings).toBe(8)
    for (const [at, { grams }] of eight.ingredients.entries())
      expect(grams / 8).toBeCloseTo(one.ingredients[at]?.grams ?? Number.NaN, 0)
    expect(eight.cost).toBeCloseTo(one.cost * 8, 0)
    // 2 1/2 cups of water for the four servings of the original; a small pot loses as much of it as a large one.
    expect(one.instructions.join(' ')).toContain('3/4 cup of water')
    expect(eight.instructions.join(' ')).toContain('5 cups of water')
  })

  it('prices one adult as the week does, children at the table or not', () => {
    const profile = { adults: 2, kids: 2, kidAges: [5, 8] }
    const household = householdOf(profile)
    const context = planningContextOf(household, '2026-11-22')
    const found = findDish(dish('Lemon rice with peanuts', 1.2), context)
    if (!found) throw new Error('no such dish')
    const { estimatedCost } = writeMeal(found.form, 1.2, context)
    const recipe = recipeFor(profile, dish('Lemon rice with peanuts', 1.2))
    expect(recipe.servingCost).toBe(estimatedCost)
    expect(recipe.cost).toBeLessThan(recipe.servings * estimatedCost - 0.1)
  })

  it('cooks a whole loaf for one, says so, and prices it', () => {
    const loaf = 'Makes one loaf, about 10 servings; freeze or keep the rest.'
    const one = recipeFor({ adults: 1 }, dish('Banana bread'))
    const ten = recipeFor({ adults: 10 }, dish('Banana bread'))
    expect(textsOf(one)).toEqual(textsOf(ten))
    expect(textsOf(one)).toContain('2 cups all-purpose flour')
    expect(one.cost).toBe(ten.cost)
    expect(one.nutrition).toEqual(ten.nutrition)
    expect(one.instructions.at(-1)).toBe(loaf)
    expect(ten.instructions).not.toContain(loaf)
  })

  it('cooks one chicken for a dinner and the lunch after it', () => {
    const chicken = { ...dish('Salt-roasted whole chicken', 1), recipeId: 'salt-roasted-whole-chicken' }
    const twice = recipeFor({ adults: 2 }, { ...chicken, sittings: 2 })
    const once = recipeFor({ adults: 2 }, chicken)
    expect(textsOf(twice)[0]).toBe(textsOf(once)[0])
    expect(twice.instructions.join(' ')).not.toContain('keep the rest')
    expect(once.instructions.at(-1)).toBe(
      'Makes one whole chicken, about 4 servings; freeze or keep the rest.',
    )
  })

  it('ends with what to do for a small child, and keeps that when it is scaled', () => {
    const stepsFor = (kidAges: readonly number[]) =>
      recipeFor({ adults: 2, kids: kidAges.length, kidAges }, dish('Hot dogs'))
    const step = 'For a child under 4: cut the beef hot dogs lengthwise in quarters, then small.'
    expect(stepsFor([2]).instructions.at(-1)).toBe(step)
    expect(stepsFor([2]).written?.instructions.at(-1)).toBe(step)
    expect(stepsFor([6]).instructions.join(' ')).not.toContain('under 4')
    const left = { ...dish('Hot dogs'), leftoverOf: 'Hot dogs' }
    expect(recipeFor({ adults: 2, kids: 1, kidAges: [2] }, left).instructions.at(-1)).toBe(step)
  })

  it('says how long the rest of an opened package keeps', () => {
    const { ingredients } = recipeFor({}, dish('Chili dogs'))
    expect(ingredients.find(({ foodId }) => foodId.startsWith('chili-'))?.opensForDays).toBeLessThan(8)
  })

  it('of a low-sodium soup does not season what has no salt', () => {
    const profile = { dietaryRestrictions: ['low-sodium'], mealDifficulty: 'Complex (30+ min)' }
    const { instructions } = recipeFor(profile, dish('Chicken noodle soup'))
    expect(instructions.join(' ')).not.toMatch(/\bsalt\b/)
  })

  it('has its exact amounts and steps before rounding, so that it can be scaled for other servings', () => {
    const one = recipeFor({}, dish('Lemon rice with peanuts'))
    const eight = recipeFor({ adults: 8 }, dish('Lemon rice with peanuts'))
    for (const [at, { exact }] of eight.ingredients.entries()) {
      expect(exact?.unit).toBe(one.ingredients[at]?.exact?.unit)
      expect((exact?.amount ?? 0) / 8).toBeCloseTo(one.ingredients[at]?.exact?.amount ?? Number.NaN, 4)
    }
    expect(one.written?.instructions.join(' ')).toContain('2 1/2 cups of water')
    expect((eight.written?.factor ?? 0) / 8).toBeCloseTo(one.written?.factor ?? Number.NaN, 4)
  })

  it('measures eggs from a carton, which nobody can count', () => {
    const eggsFor = (eggs: string, adults: number) =>
      textsOf(
        recipeFor(
          { adults, dairyPreferences: { milk: 'Whole Milk', eggs } },
          dish('Scrambled eggs and toast', 0.7),
        ),
      ).filter((text) => /\begg/i.test(text))
    expect(eggsFor('Large White Eggs', 1)).toEqual(['1 large egg'])
    expect(eggsFor('Egg Whites Only', 1)).toEqual(['1/3 cup liquid egg whites'])
    expect(eggsFor('Liquid Eggs', 4)).toEqual(['1 1/4 cups liquid eggs'])
  })

  it('has no odd slice in a sandwich', () => {
    for (const [adults, servingsPerAdult, slices] of [
      [1, 1.45, 2],
      [2, 1.17, 4],
      [2, 1.4, 6],
      [5, 1, 10],
    ] as const) {
      const [bread] = textsOf(recipeFor({ adults }, dish('PB&J', servingsPerAdult)))
      expect(bread).toBe(`${slices} slices whole wheat bread`)
    }
  })

  it('of one pie is at home with one pie, however hungry the cook is', () => {
    const { ingredients } = recipeFor({ adults: 1 }, dish('Frozen pot pies', 1.45))
    const pie = usedIngredients(ingredients).find(({ foodId }) => foodId === 'chicken-pot-pie-frozen')
    expect(pie).toMatchObject({ amount: { amount: 1 }, grams: expect.closeTo(198) })
    const bought = {
      name: 'Frozen chicken pot pie',
      foodId: 'chicken-pot-pie-frozen',
      quantity: '1 package (7 oz)',
    }
    expect(pie && pantryCover([bought], pie, '2026-11-22')).toEqual({ state: 'all' })
  })

  it('says boxes where the list does', () => {
    const { ingredients } = recipeFor({ adults: 4 }, dish('Boxed mac and cheese'))
    const box = ingredients.find(({ foodId }) => foodId === 'mac-and-cheese-box')
    expect(box?.text).toMatch(/^\d (?:1\/2 )?\(7.25-oz\) boxes macaroni/)
  })

  it('takes limes out of the pantry for lime juice', () => {
    const { ingredients } = recipeFor({ adults: 4 }, dish('Chicken coconut morning soup'))
    const juice = ingredients.find(({ name }) => name === 'Fresh lime juice')
    expect(juice).toMatchObject({ foodId: 'lime', measured: { measures: { each: 67 } } })
    const limes = { id: '1', name: 'Lime', foodId: 'lime', quantity: '9 items', category: 'Produce' } as const
    const { taken } = cookMeal(
      [{ ...limes, dateAdded: '2026-11-22' }],
      usedIngredients(ingredients),
      '2026-11-22',
    )
    expect(taken.map(({ left }) => left)).toEqual([`${9 - Math.round((juice?.grams ?? 0) / 67)} items`])
  })

  it('of a week that is prepared takes twice the time its card says for one day', () => {
    const week = { prepStyle: 'Weekly Meal Prep', adults: 2 }
    for (const name of ['Pancakes', 'Cheeseburger macaroni', 'Oatmeal with brown sugar']) {
      const context = planningContextOf(householdOf(week), '2026-11-22')
      const found = findDish({ name }, context)
      if (!found) throw new Error(name)
      const card = writeMeal(found.form, found.servingsPerAdult, context)
      const { cookingTime, activeMinutes } = recipeFor(week, { name })
      expect({ cookingTime, activeMinutes }).toEqual({
        cookingTime: prepMinutes(card.cookingTime),
        activeMinutes: prepMinutes(card.activeMinutes ?? Number.NaN),
      })
    }
  })

  it('of a week that is prepared takes as long as the batch on its card, with every round of the microwave', () => {
    const week = { prepStyle: 'Weekly Meal Prep', adults: 2, cookingTools: ['Microwave', 'Air Fryer'] }
    const context = planningContextOf(householdOf(week), '2026-11-22')
    let longer = 0
    for (const {
      recipe: { name },
    } of allRecipes().values()) {
      const found = findDish({ name }, context)
      if (!found) continue
      const { keepsDays: _, ...card } = writeMeal(found.form, found.servingsPerAdult, context)
      const days = Array.from({ length: 7 }, (_, day) => ({ day: `${day}`, meals: { dinner: card } }))
      const batch = preppedMeal({ days }, { day: 0, slot: 'dinner' })
      const written = recipeFor(week, { name: found.name })
      expect(batch && mealTime(batch), name).toEqual(mealTime(written))
      const { recipe } = found.form
      const rounds = batchMinutes(recipe, 7 * timesWritten(found.form, found.servingsPerAdult, context))
      expect(mealTime(written)?.readyMinutes, name).toBeGreaterThanOrEqual(recipe.totalMinutes + rounds)
      if (rounds > recipe.totalMinutes) longer += 1
    }
    expect(longer).toBeGreaterThan(20)
  })

  it('takes as long as its card says', () => {
    const home = { adults: 2 }
    for (const name of ['Pesto pasta', 'Fish sticks', 'Cheeseburger macaroni', 'Oatmeal with brown sugar']) {
      const context = planningContextOf(householdOf(home), '2026-11-22')
      const found = findDish({ name }, context)
      if (!found) throw new Error(name)
      expect(mealTime(recipeFor(home, { name }))).toEqual(
        mealTime(writeMeal(found.form, found.servingsPerAdult, context)),
      )
    }
  })

  it('says which profile answers it depends on', () => {
    const basis = (profile: object) => recipeFor({ ...profile }, dish('Lemon rice with peanuts')).basis
    expect(basis({ adults: 2 })).toBe(recipeBasis(householdOf({ adults: 2 }).profile))
    expect(basis({ adults: 2 })).not.toBe(basis({ adults: 2, allergies: ['milk'] }))
    expect(recipeFor({}, { name: 'Zorblax' }).basis).toBe(basis({}))
  })

  it('names ingredients the way cooks do', () => {
    expect(textsOf(recipeFor({ adults: 4 }, dish('Chicken and cabbage egg noodle skillet')))).toEqual([
      '8 oz egg noodles',
      '12 oz boneless skinless chicken thighs, in strips',
      '2 tbsp canola oil',
      '6 cups green cabbage, in ribbons (about half a head)',
      '1 cup carrots, grated (about 2)',
      '1 tsp paprika',
      '1 tsp table salt',
      '1/4 tsp black pepper',
    ])
  })

  it('says what it has in place of other foods', () => {
    const celiac = recipeFor({ dietaryRestrictions: ['celiac disease'] }, dish('PB&J'))
    expect(celiac.madeWith).toMatchObject([
      { foodId: 'gluten-free-bread', insteadOf: { foodId: 'white-bread', name: 'White bread' } },
    ])
    expect(recipeFor({}, dish('PB&J')).madeWith).toBeUndefined()
  })

  it('is of the form the meal was planned in, or its name says, whoever may eat another by now', () => {
    const tofu = { name: 'Tofu and broccoli', recipeId: 'beef-and-broccoli' }
    for (const meal of [tofu, { ...tofu, formId: 'tofu' }]) {
      const recipe = recipeFor({}, meal)
      expect(recipe).toMatchObject({ name: 'Tofu and broccoli', formId: 'tofu' })
      expect(textsOf(recipe).join()).not.toContain('steak')
    }
    expect(recipeFor({}, { ...tofu, name: 'Beef and broccoli' }).formId).toBeUndefined()
    expect(recipeFor({ dietaryRestrictions: ['soy allergy'] }, tofu).formId).not.toBe('tofu')
  })

  it("names the household's substitutes in its steps and tips", () => {
    const dairyFree = recipeFor(
      { dietType: 'Dairy-Free', adults: 4 },
      dish('Pork chops with skillet cabbage and grits'),
    )
    const whole = JSON.stringify([dairyFree.ingredients, dairyFree.instructions, dairyFree.tips])
    expect(dairyFree.formId).toBe('dairy-free')
    expect(dairyFree.instructions.join(' ')).toContain('olive oil')
    expect(whole).not.toContain('butter')
    const vegan = recipeFor({ dietType: 'Vegan' }, dish('Couscous with apricots and yogurt'))
    expect(vegan.instructions.join(' ')).toContain('coconut milk yogurt')
    expect(JSON.stringify([vegan.instructions, vegan.tips])).not.toContain('honey')
  })

  it('is for seven days in a household that preps its weeks', () => {
    const style = { prepStyle: 'Weekly Meal Prep', adults: 2, kids: 1, kidAges: [8] }
    const week = recipeFor(style, dish('Lemon rice with peanuts'))
    const day = recipeFor({ ...style, prepStyle: 'Cook Every Meal' }, dish('Lemon rice with peanuts'))
    expect(week).toMatchObject({ isMealPrep: true, servings: 21, baseDailyServings: 3 })
    expect(week.cost).toBeCloseTo(7 * day.cost, 0)
    expect(week.cookingTime).toBe(2 * day.cookingTime)
    expect(week.tips.storage.length).toBeGreaterThanOrEqual(50)
  })

  it('of a meal in other words is that of the dish they name, and says so', () => {
    const near = recipeFor({}, { name: "Grandma's chicken noodle soup" })
    expect(near).toMatchObject({ name: "Grandma's chicken noodle soup", isEstimate: true })
    expect(near.basedOn).toHaveLength(1)
    expect(near.ingredients.length).toBeGreaterThan(3)
  })

  it('of a meal whose words name no food has no invented steps', () => {
    const unknown = recipeFor({ adults: 2 }, { name: 'Zorblax', estimatedCost: 3, cookingTime: '25 min' })
    expect(unknown).toMatchObject({
      ingredients: [],
      instructions: [],
      basedOn: [],
      cost: 6,
      cookingTime: 25,
      isEstimate: true,
    })
  })

  it("fits the stored document's schema for every catalog recipe", () => {
    for (const { recipe } of allRecipes().values()) {
      const written = recipeFor({ adults: 3 }, dish(recipe.name))
      expect(recipesCacheDocument.safeParse({ [recipe.name]: written }).success, recipe.name).toBe(true)
      for (const { text } of written.ingredients) expect(text).toMatch(/^(?:\d|\d+ \d\/\d|\d\/\d)/)
    }
  })
})

it('the recipe of a side says which portion it is written for', () => {
  const household = householdOf({ adults: 2 })
  const write = (servingsPerAdult: number) =>
    writeRecipe({
      household,
      today: '2026-11-22',
      request: { meal: { name: 'White rice', recipeId: 'white-rice', servingsPerAdult } },
    }).recipe
  const [half, more] = [write(0.5), write(1.5)]
  expect([half.servingsPerAdult, more.servingsPerAdult]).toEqual([0.5, 1.5])
  expect(more.cost).toBeGreaterThan(2 * half.cost)
  expect(more.basis).toBe(half.basis)
})

it('a meal with leftovers is written for all its meals, and the leftovers are only reheated', () => {
  const chili = { name: 'Chili', recipeId: 'chili' }
  const write = (meal: WeekMeal) =>
    writeRecipe({ household: householdOf({ adults: 2 }), today: '2026-11-22', request: { meal } }).recipe
  const [once, twice, left] = [write(chili), write({ ...chili, sittings: 2 }), write(asLeftover(chili))]
  expect(twice).toMatchObject({ servings: 4, baseDailyServings: 2 })
  for (const [at, { grams }] of once.ingredients.entries())
    expect(twice.ingredients[at]?.grams).toBeCloseTo(2 * grams, 0)
  expect(twice.basis).not.toBe(once.basis)
  expect(left).toMatchObject({ name: 'Leftovers: Chili', servings: 2, cookingTime: 5 })
  expect(left.instructions).toEqual([once.tips.reheating])
  expect(left.nutrition).toEqual(once.nutrition)
  // Nothing of it comes from the pantry.
  expect(
    cookMeal(
      [{ id: '1', name: 'Ground beef', quantity: '3 lb' }],
      usedIngredients(left.ingredients),
      '2026-11-22',
    ).taken,
  ).toEqual([])
})
