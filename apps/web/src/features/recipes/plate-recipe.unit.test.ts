import { describe, expect, it } from 'vitest'
import { byHeading, plateView, scalePlate } from './plate-recipe.ts'
import { readRecipe } from './recipe-view.ts'

const recipe = (name: string, minutes: number, step: string, line: string, estimatedCost?: number) =>
  readRecipe(
    {
      servings: 2,
      cookingTime: minutes,
      cost: 3,
      ingredients: [{ name: line, quantity: '2 cups', amount: 2, unit: 'cup', text: `2 cups ${line}` }],
      instructions: [step],
      nutrition: { calories: 100, protein: 5 },
    },
    { name, estimatedCost },
  )
const LOAF = recipe('Meatloaf', 65, 'Bake for 60 minutes.', 'ground beef', 1.5)
const MASH = recipe('Mashed potatoes', 30, 'Boil for 20 minutes.', 'potatoes', 0.4)

describe('a plate', () => {
  it('has the figures of all its dishes', () => {
    const view = plateView([LOAF, MASH])
    expect(view).toMatchObject({ name: 'Meatloaf', cents: 600, servingCents: 190 })
    expect(view.nutrition).toMatchObject({ calories: 200, protein: 10, fat: null })
  })

  it('is cooked in one order of steps, each with its dish, and uses the ingredients of all', () => {
    const served = scalePlate([MASH, LOAF], { people: 4, isForWeek: false })
    expect(served.steps).toEqual([
      { dish: 'Meatloaf', text: 'Bake for 60 minutes.' },
      { dish: 'Mashed potatoes', text: 'Start this 30 minutes before serving. Boil for 20 minutes.' },
    ])
    expect(byHeading(served.lines).map(({ dish, rows }) => [dish, rows.map(({ text }) => text)])).toEqual([
      ['Mashed potatoes', ['4 cups potatoes']],
      ['Meatloaf', ['4 cups ground beef']],
    ])
    expect(served.used.map(({ amount }) => amount)).toEqual([
      { amount: 4, unit: 'cup' },
      { amount: 4, unit: 'cup' },
    ])
    expect(served.time?.readyMinutes).toBe(65)
  })
})

it('a side is served as large as the meal has it, whichever meal its recipe was kept for', () => {
  const kept = {
    servings: 2,
    servingsPerAdult: 0.5,
    cost: 1,
    ingredients: ['1 cup rice'],
    instructions: ['Boil 2 cups of water.'],
    nutrition: { calories: 100 },
  }
  const rice = readRecipe(kept, { name: 'White rice', estimatedCost: 1.5, servingsPerAdult: 1.5 })
  expect(rice).toMatchObject({ servings: 2, cents: 300, servingCents: 150, nutrition: { calories: 300 } })
  const served = scalePlate([LOAF, rice], { people: 2, isForWeek: false })
  expect(served).toMatchObject({ servings: 2, cents: 600 })
  expect(served.lines.map(({ text }) => text)).toEqual(['2 cups ground beef', '3 cups rice'])
  expect(served.steps.map(({ text }) => text)).toContain('Boil 6 cups of water.')
})

it('a dish without sides is what it was', () => {
  const served = scalePlate([LOAF], { people: 2, isForWeek: false })
  expect(plateView([LOAF])).toBe(LOAF)
  expect(served.steps).toEqual([{ text: 'Bake for 60 minutes.' }])
  expect(byHeading(served.lines)).toMatchObject([{ dish: undefined, under: undefined }])
})

it('made otherwise than it was planned, a dish costs what it costs now, a serving and in all', () => {
  const wheat = { foodId: 'wheat-pasta', name: 'pasta' }
  const now = {
    recipeId: 'pasta',
    formId: 'gluten-free',
    madeWith: [{ foodId: 'gluten-free-pasta', name: 'gluten-free pasta', insteadOf: wheat }],
    servings: 4,
    cost: 7.41,
    servingCost: 2.06,
  }
  const planned = { name: 'Pasta', recipeId: 'pasta', estimatedCost: 1.62 }
  expect(readRecipe(now, planned)).toMatchObject({ isMadeOtherwise: true, servingCents: 206, cents: 741 })
  // As large as the meal has it.
  const half = readRecipe({ ...now, servingsPerAdult: 1 }, { ...planned, servingsPerAdult: 0.5 })
  expect(half).toMatchObject({ servingCents: 103, cents: 371 })
  const asPlanned = { ...planned, formId: 'gluten-free' }
  expect(readRecipe(now, asPlanned)).toMatchObject({ isMadeOtherwise: false, servingCents: 162 })
  // A dish of an old plan, without an id, says only what it is made with.
  expect(readRecipe(now, { name: 'Pasta', estimatedCost: 1.62 })).toMatchObject({ isMadeOtherwise: true })
  expect(plateView([LOAF, readRecipe(now, planned)])).toMatchObject({
    isMadeOtherwise: true,
    servingCents: 150 + 206,
    cents: 300 + 741,
  })
})

describe('the headings of a recipe', () => {
  const pie = readRecipe(
    {
      servings: 2,
      ingredients: ['For the crust:', '1 cup flour', 'For the top:', '1 cup cheese', 'Salt:'],
      instructions: ['Crust:', 'Knead for 2 minutes.', 'Roll.', 'Top:', 'Bake for 9 minutes.'],
    },
    { name: 'Pie' },
  )
  const textsOf = (groups: ReturnType<typeof byHeading<{ text: string; under?: string }>>) =>
    groups.map(({ dish, under, rows }) => [[dish, under], rows.map(({ text }) => text)])

  it('stand above its lines and steps, and are none themselves', () => {
    const served = scalePlate([pie], { people: 4, isForWeek: false })
    expect(textsOf(byHeading(served.lines))).toEqual([
      [[undefined, 'For the crust'], ['2 cups flour']],
      [[undefined, 'For the top'], ['2 cups cheese']],
    ])
    expect(textsOf(byHeading(served.steps))).toEqual([
      [
        [undefined, 'Crust'],
        ['Knead for 2 minutes.', 'Roll.'],
      ],
      [[undefined, 'Top'], ['Bake for 9 minutes.']],
    ])
  })

  it('stand below the name of their dish on a plate', () => {
    const served = scalePlate([pie, MASH], { people: 2, isForWeek: false })
    expect(textsOf(byHeading(served.lines))).toEqual([
      [['Pie', 'For the crust'], ['1 cup flour']],
      [[undefined, 'For the top'], ['1 cup cheese']],
      [['Mashed potatoes', undefined], ['2 cups potatoes']],
    ])
    expect(served.steps.filter(({ dish }) => dish === 'Pie').map(({ under }) => under)).toEqual([
      'Crust',
      'Crust',
      'Top',
    ])
  })
})

it('says once what its dishes have in place of other foods', () => {
  const swapped = {
    foodId: 'gluten-free-bread',
    name: 'Gluten-free bread',
    insteadOf: { foodId: 'white-bread', name: 'White bread' },
  }
  const made = (name: string) =>
    readRecipe({ ingredients: [], instructions: [], madeWith: [swapped] }, { name })
  expect(plateView([made('Grilled cheese'), made('Garlic bread')]).madeWith).toEqual([
    'Made with gluten-free bread instead of white bread.',
  ])
  expect(plateView([LOAF, MASH]).madeWith).toEqual([])
})
