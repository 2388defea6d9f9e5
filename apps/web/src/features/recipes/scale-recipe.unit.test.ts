import type { Vessel } from '@pennyplate/domain/recipe/plate'
import { describe, expect, it } from 'vitest'
import { readRecipe } from './recipe-view.ts'
import { isOnlyReheated, ownPortions, scaleRecipe } from './scale-recipe.ts'

const OURS = readRecipe(
  {
    name: 'Onion rice',
    servings: 2,
    cookingTime: 25,
    activeMinutes: 10,
    waitingMinutes: 300,
    cost: 2.5,
    isMealPrep: false,
    ingredients: [
      {
        name: 'Yellow onion',
        plural: 'Yellow onions',
        foodId: 'onion',
        grams: 55,
        // Half an onion for two; a quarter would be written for one.
        exact: { amount: 0.5, unit: 'each' },
        preparation: 'diced',
        text: '1/2 yellow onion, diced',
      },
      '1 cup rice',
      'Salt to taste',
    ],
    instructions: ['Boil 1 cup of water.'],
    written: { instructions: ['Boil 2 1/2 cups of water.'], factor: 0.4 },
    nutrition: { calories: 410, protein: null },
    tips: { storage: 'Keeps 3 days.' },
  },
  { name: 'Onion rice', estimatedCost: 1.31 },
)

describe('a scaled recipe', () => {
  it('of a pie stays one pie until the people need a second', () => {
    const leastBatch = { unit: 'pie', servings: 6, isWhole: true } as const
    const pie = readRecipe(
      {
        name: 'Pot pie',
        servings: 3,
        cost: 9,
        isMealPrep: false,
        ingredients: [
          {
            name: 'Pie crust',
            plural: 'Pie crusts',
            exact: { amount: 2, unit: 'each' },
            text: '2 pie crusts',
          },
        ],
        instructions: ['Bake.', 'Makes one pie, about 6 servings; freeze or keep the rest.'],
        written: { instructions: ['Bake.'], factor: 0.5, servings: 6, leastBatch },
      },
      { name: 'Pot pie' },
    )
    const forPeople = (people: number) => {
      const { cents, lines, steps } = scaleRecipe(pie, { people, isForWeek: false })
      return [cents, lines[0]?.text, steps.at(-1)?.text]
    }
    const rest = (what: string) => `Makes ${what} servings; freeze or keep the rest.`
    expect(forPeople(1)).toEqual([900, '2 pie crusts', rest('one pie, about 6')])
    expect(forPeople(6)).toEqual([900, '2 pie crusts', 'Bake.'])
    expect(forPeople(8)).toEqual([1800, '4 pie crusts', rest('2 pies, about 12')])
  })

  it('is unchanged for the portions it was written for', () => {
    const served = scaleRecipe(OURS, ownPortions(OURS))
    expect(served).toMatchObject({
      servings: 2,
      time: { activeMinutes: 10, readyMinutes: 325 },
      cents: 250,
      storage: 'Keeps 3 days.',
    })
    expect(served.lines.map(({ text }) => text)).toEqual([
      '1/2 yellow onion, diced',
      '1 cup rice',
      'Salt to taste',
    ])
  })

  it('has amounts, steps, grams and cost for more people, and the same time', () => {
    const served = scaleRecipe(OURS, { people: 6, isForWeek: false })
    expect(served).toMatchObject({ servings: 6, time: { activeMinutes: 10, readyMinutes: 325 }, cents: 750 })
    expect(served.lines.map(({ text }) => text)).toEqual([
      '1 1/2 yellow onions, diced',
      '3 cups rice',
      'Salt to taste',
    ])
    expect(served.lines[0]?.used[0]?.grams).toBeCloseTo(165)
    // From 2 1/2 cups as written, not from the rounded cup.
    expect(served.steps).toEqual([{ text: 'Boil 3 cups of water.' }])
  })

  it('takes longer for as many as need another round in the microwave', () => {
    const mugs = {
      ...OURS,
      waitingMinutes: 0,
      written: {
        steps: ['Microwave the bowl on high for 4 minutes.'],
        factor: 1,
        servings: 2,
        batch: { vessel: 'microwave-safe bowl', maxServings: 2 } as const,
      },
    }
    const ready = (people: number) => scaleRecipe(mugs, { people, isForWeek: false }).time?.readyMinutes
    expect([2, 4, 6].map(ready)).toEqual([25, 29, 33])
  })

  it('can be cooked for the week: seven times everything, twice the time, and how to store it', () => {
    const served = scaleRecipe(OURS, { people: 2, isForWeek: true })
    expect(served).toMatchObject({
      servings: 14,
      time: { activeMinutes: 20, readyMinutes: 350 },
      cents: 1750,
    })
    expect(served.lines[1]?.text).toBe('7 cups rice')
    expect(served.storage).toContain('airtight containers')
  })

  it('written for the week can be cooked for one day', () => {
    const week = {
      ...OURS,
      isMealPrep: true,
      prepDays: 7,
      servings: 14,
      minutes: 50,
      activeMinutes: 20,
      cents: 1750,
      written: null,
    }
    expect(ownPortions(week)).toEqual({ people: 2, isForWeek: true })
    expect(scaleRecipe(week, { people: 2, isForWeek: true })).toMatchObject({
      servings: 14,
      time: { activeMinutes: 20, readyMinutes: 350 },
    })
    expect(scaleRecipe(week, { people: 2, isForWeek: false })).toMatchObject({
      servings: 2,
      time: { activeMinutes: 10, readyMinutes: 325 },
      cents: 250,
    })
    const threeDays = { ...week, prepDays: 3 }
    expect(scaleRecipe(threeDays, ownPortions(threeDays))).toMatchObject({ servings: 6, cents: 750 })
    const oneDay = { ...week, prepDays: 1 }
    expect(ownPortions(oneDay)).toEqual({ people: 2, isForWeek: false })
    expect(scaleRecipe(oneDay, ownPortions(oneDay))).toMatchObject({ servings: 2, cents: 250 })
  })
})

describe('a dish of a pressure cooker that is cooked for the week', () => {
  const steps = ['Cook in the pressure cooker for 12 minutes.']
  const vessel: Vessel = 'pressure cooker'
  const dish = {
    ...OURS,
    isMealPrep: true,
    servings: 14,
    minutes: 20,
    activeMinutes: 8,
    // Half an hour to soak, and five more rounds than the two of the written recipe, of which ten minutes are work.
    waitingMinutes: 30 + 5 * 12 - 10,
    written: { steps, factor: 3.5, servings: 4, batch: { vessel, maxServings: 2 } },
  }

  it.each([
    [7, 20 + 30 + 50],
    [4, 20 + 30 + 2 * 12 - 10],
    [1, 10 + 30],
  ])('waits for the rounds of the %i days it is cooked for', (prepDays, readyMinutes) => {
    const served = scaleRecipe({ ...dish, prepDays }, { people: 2, isForWeek: prepDays > 1 })
    expect(served.time?.readyMinutes).toBe(readyMinutes)
  })
})

it('only leftovers are reheated alone; a fresh side is cooked for as many as wanted', () => {
  const left = { text: 'Chili, left over', used: [], isMade: true }
  const rice = { text: '1 cup rice', used: [] }
  expect(isOnlyReheated({ lines: [left] })).toBe(true)
  expect(isOnlyReheated({ lines: [left, rice] })).toBe(false)
  expect(isOnlyReheated({ lines: [] })).toBe(false)
})

describe('a stored recipe', () => {
  it('costs per serving what the plan says, even if two people share a cost of $2.50', () => {
    expect(OURS).toMatchObject({ servingCents: 131, cents: 250 })
  })

  it('keeps unknown nutrition unknown', () => {
    expect(OURS.nutrition).toMatchObject({ calories: 410, protein: null, sodium: null })
  })

  it('is read from older forms: numbers as text, lines as text, steps as objects', () => {
    const old = readRecipe(
      {
        cookingTime: '35 minutes',
        cost: '$4.20',
        ingredients: [{ name: 'Eggs', quantity: '2' }],
        instructions: [{ text: 'Fry them.' }],
      },
      { name: 'Fried eggs' },
    )
    expect(old).toMatchObject({
      name: 'Fried eggs',
      minutes: 35,
      cents: 420,
      servingCents: 105,
      steps: ['Fry them.'],
      servings: 4,
    })
    expect(old.lines[0]?.text).toBe('2 Eggs')
  })

  it('without steps says so', () => {
    const { steps } = readRecipe({ ingredients: [], instructions: [] }, { name: 'X' })
    expect(steps).toEqual(['Nobody has written down the steps of this dish. Cook it your own way.'])
  })

  it('without time and servings is for four, and says no time and no price', () => {
    expect(readRecipe({ ingredients: [], instructions: [] }, { name: 'X' })).toMatchObject({
      minutes: null,
      servings: 4,
      cents: null,
      servingCents: null,
    })
  })
})
