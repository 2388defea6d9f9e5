import { checkAnswer } from '@pennyplate/contract/ai/check'
import { customMealAnswer } from '@pennyplate/contract/ai/custom-meal'
import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import { quickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { recipeAnswer } from '@pennyplate/contract/ai/recipe'
import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { recipesCacheDocument } from '@pennyplate/contract/documents/recipe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyMeal, householdAt, type Person, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Sides are made while the dish cooks. */
function plateMinutes({ cookingTime, sides = [] }: PlannedMeal): number {
  return Math.max(cookingTime, ...sides.map((side) => side.cookingTime))
}

describe('questions about a week', () => {
  let server: TestServer
  let person: Person
  let plan: PlannedWeek
  const PANTRY = [
    { name: 'White rice', quantity: '2 lb', category: 'Grains' },
    { name: 'Canned black beans', quantity: '2 cans', category: 'Canned' },
    { name: 'Fresh spinach', quantity: '1 bag', category: 'Produce', expiryDate: '2026-11-27' },
  ]
  beforeAll(async () => {
    server = await startTestServer()
    person = await householdAt(server, 'sam@example.org', { adults: 2, weeklyBudget: 160 }, PANTRY)
    plan = (await weekFor(person)).plan
  }, 60_000)
  afterAll(() => server.close())

  const replace = async (body: object) =>
    replaceAnswer.parse((await person.post('/api/ai/replace', { plan, ...body })).json)

  it('a replacement has three choices at least, in groups of a few, each with the change of the total', async () => {
    const { choices } = await replace({ day: 2, mealType: 'dinner' })
    const now = plan.days[2]?.meals.dinner
    expect(choices.length).toBeGreaterThanOrEqual(3)
    expect(choices.length).toBeLessThanOrEqual(13)
    expect(choices.map(({ meal }) => meal.name)).not.toContain(now?.name)
    const totalOf = async (changed: object) =>
      shoppingListAnswer.parse((await person.post('/api/ai/shopping-list', { plan: changed })).json).report
        .totalCents
    const before = await totalOf(plan)
    for (const { meal, delta } of choices.slice(0, 3)) {
      const days = plan.days.map((day, at) =>
        at === 2 ? { ...day, meals: { ...day.meals, dinner: meal } } : day,
      )
      expect((await totalOf({ ...plan, days })) - before).toBe(Math.round(delta.totalCost * 100))
      expect(delta.minutes).toBe(plateMinutes(meal) - (now ? plateMinutes(now) : 0))
    }
  })

  it('a second request has choices that were not shown before', async () => {
    const first = await replace({ day: 1, mealType: 'lunch' })
    const exclude = first.choices.map(({ meal }) => meal.name)
    const second = await replace({ day: 'Monday', mealType: 'Lunch', exclude })
    expect(second.choices.length).toBeGreaterThanOrEqual(3)
    expect(second.choices.filter(({ meal }) => exclude.includes(meal.name))).toEqual([])
  })

  it('an unknown meal can be in the week, and be replaced', async () => {
    const dinner = { name: 'Zorblax', estimatedCost: 4, isCustom: true }
    const days = plan.days.map((day, at) => (at === 3 ? { ...day, meals: { ...day.meals, dinner } } : day))
    const { choices } = await replace({ plan: { ...plan, days }, day: 3, mealType: 'dinner' })
    expect(choices.length).toBeGreaterThanOrEqual(3)
    expect(choices[0]?.delta).toMatchObject({ calories: null, minutes: null })
  })

  it.each([
    ['of ours', 'Cabbage and carrot lo mein', { recipeId: 'cabbage-and-carrot-lo-mein', cookingTime: 27 }],
    ['ours in other words', "Grandma's chicken noodle soup", { name: 'Chicken noodle soup' }],
    [
      'like nothing',
      'Zorblax',
      {
        isEstimate: true,
        estimatedCost: 3.81,
        cookingTime: 20,
        difficulty: 'medium',
        nutrition: { calories: 400, protein: 25, carbs: 40, fat: 15 },
      },
    ],
  ])('a custom meal is described if it is %s', async (_, name, expected) => {
    const answer = customMealAnswer.parse(
      (await person.post('/api/ai/custom-meal', { name: ` ${name} `, mealType: 'dinner' })).json,
    )
    expect(answer.meal).toMatchObject({ name, isCustom: true, ...expected })
    expect(answer.takenFrom.length > 0).toBe(name !== 'Zorblax')
  })

  it.each(["Grandma's chicken noodle soup", 'Zorblax'])(
    'a week with a custom meal has a list that agrees to the cent: %s',
    async (name) => {
      const { meal } = customMealAnswer.parse(
        (await person.post('/api/ai/custom-meal', { name, mealType: 'dinner' })).json,
      )
      const [sunday, ...others] = plan.days
      const changed = {
        ...plan,
        days: [{ ...sunday, meals: { ...sunday?.meals, dinner: meal } }, ...others],
      }
      const today = '2026-11-25'
      const { totals } = checkAnswer.parse(
        (await person.post('/api/ai/check', { plan: { days: changed.days }, today })).json,
      )
      const { report } = shoppingListAnswer.parse(
        (await person.post('/api/ai/shopping-list', { plan: changed, today })).json,
      )
      expect(totals.listCents).toBe(report.totalCents)
      expect(totals.unpriced.length > 0).toBe(name === 'Zorblax')
    },
  )

  it('a custom meal that breaks a rule has a warning', async () => {
    const vegan = await householdAt(server, 'vegan@example.org', { dietType: 'Vegan' })
    const { json } = await vegan.post('/api/ai/custom-meal', {
      name: 'Pork lo mein with cabbage',
      mealType: 'dinner',
    })
    expect(customMealAnswer.parse(json).warnings).toMatchObject([
      { code: 'forbidden-food', by: 'diet:vegan' },
    ])
  })

  it("every meal has a recipe in this household's foods and amounts", async () => {
    for (const meal of everyMeal(plan)) {
      const { recipe } = recipeAnswer.parse((await person.post('/api/ai/recipe', { meal })).json)
      expect(recipe).toMatchObject({
        name: meal.name,
        servings: 2 * (meal.sittings ?? 1),
        isMealPrep: false,
        nutrition: meal.nutrition,
      })
      expect(recipe.isEstimate).toBeUndefined()
      expect(recipe.ingredients.length).toBeGreaterThan(0)
      expect(recipesCacheDocument.safeParse({ [recipe.name]: recipe }).success).toBe(true)
    }
  })

  it('quick meals use the pantry, a different one each time until all good ones were shown', async () => {
    const seen: string[] = []
    const next = async () => {
      const { json } = await person.post('/api/ai/quick-meal', { exclude: seen, today: '2026-11-25' })
      return quickMealAnswer.parse(json)
    }
    for (let answer = await next(); !answer.match.startedOver; answer = await next()) {
      const { meal, recipe, match } = answer
      expect(seen).not.toContain(meal.name)
      expect(recipe.name).toBe(meal.name)
      expect(match.have.length).toBeGreaterThan(0)
      expect(match.missingCents).toBe(match.missing.reduce((sum, { cents }) => sum + (cents ?? 0), 0))
      seen.push(meal.name)
    }
    expect(seen.length).toBeGreaterThanOrEqual(6)
    expect((await next()).meal.name).toBe(seen[0])
  })

  it('an empty pantry has no quick meal', async () => {
    const empty = await householdAt(server, 'empty@example.org', {})
    const { status, json } = await empty.post('/api/ai/quick-meal', {})
    expect([status, json.error]).toEqual([409, 'pantry_empty'])
  })

  it('a check says what is wrong with a plan from elsewhere', async () => {
    const days = plan.days.slice(1).map((day) => ({ ...day, meals: { ...day.meals, dinner: null } }))
    const { ok, violations } = checkAnswer.parse(
      (await person.post('/api/ai/check', { plan: { days } })).json,
    )
    expect(ok).toBe(false)
    // The dinners they are left over from are gone.
    const lost = everyMeal(plan).some(({ leftoverOf }) => leftoverOf) ? ['leftover'] : []
    expect(new Set(violations.map(({ code }) => code))).toEqual(new Set(['days', 'missing-meal', ...lost]))
  })

  it('a side is judged as it was planned and bought, like its dish', async () => {
    const celiac = await householdAt(server, 'celiac@example.org', { dietaryRestrictions: ['gluten'] })
    const chicken = { name: 'Rotisserie chicken', recipeId: 'rotisserie-chicken' }
    const checked = async (side: object) => {
      const days = plan.days.map((day) => ({ ...day, meals: { dinner: { ...chicken, sides: [side] } } }))
      const { json } = await celiac.post('/api/ai/check', { plan: { days } })
      return checkAnswer
        .parse(json)
        .violations.flatMap((found) => (found.code === 'forbidden-food' ? [found.name] : []))
    }
    const toast = { name: 'Toast', recipeId: 'toast' }
    expect(new Set(await checked(toast))).toEqual(new Set(['Toast']))
    expect(await checked({ ...toast, formId: 'gluten-free' })).toEqual([])
  })
})
