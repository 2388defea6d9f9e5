import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { describe, expect, it } from 'vitest'
import { modelMeal, readObject, readPlanAnswer } from './model-answers.ts'

const SOUP = { name: 'Soup', cookingTime: 25, servings: 2, ingredients: ['1 can beans'] }
const week = () => DAY_NAMES.map((day) => ({ day, meals: { breakfast: SOUP, lunch: SOUP, dinner: SOUP } }))
const read = (answer: unknown) =>
  readPlanAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), ['breakfast', 'dinner'])

describe('a plan from a model', () => {
  it.each([
    ['alone', JSON.stringify({ days: week() })],
    ['in a fence', `\`\`\`json\n${JSON.stringify({ days: week() })}\n\`\`\``],
    ['between words', `Here you go: ${JSON.stringify({ days: week() })} Enjoy!`],
    ['wrapped', JSON.stringify({ mealPlan: { days: week() } })],
  ])('is read %s', (_, answer) => {
    const plan = read(answer)
    expect(plan.ok && plan.value).toHaveLength(7)
    expect(plan.ok && plan.value[0]?.dinner?.name).toBe('Soup')
  })

  it('keeps only the meals the household eats', () => {
    const plan = read({ days: week() })
    expect(plan.ok && plan.value[3]?.lunch).toBeUndefined()
  })

  it('starts on Sunday, whatever day the model starts with', () => {
    const days = week().map((day) => ({
      ...day,
      meals: { ...day.meals, dinner: { name: `${day.day} stew` } },
    }))
    const plan = read({ days: [...days.slice(1), ...days.slice(0, 1)] })
    expect(plan.ok && plan.value.map(({ dinner }) => dinner?.name)).toEqual(
      DAY_NAMES.map((day) => `${day} stew`),
    )
  })

  it.each([
    ['nothing', '', { error: 'empty_response' }],
    ['spaces', '  \n', { error: 'empty_response' }],
    ['prose', 'I cannot help with that.', { error: 'invalid_response' }],
    ['HTML', '<html><body>Bad gateway</body></html>', { error: 'invalid_response' }],
    ['cut off', JSON.stringify({ days: week() }).slice(0, 300), { error: 'invalid_response' }],
    ['null', 'null', { error: 'empty_plan' }],
    ['an empty object', {}, { error: 'empty_plan' }],
    ['no days', { plan: 'soup every day' }, { error: 'bad_structure' }],
    ['days that are no list', { days: 'all' }, { error: 'bad_structure' }],
    [
      'a day without meals',
      { days: week().with(2, { day: 'Tuesday' } as never) },
      { error: 'bad_structure' },
    ],
    ['six days', { days: week().slice(1) }, { error: 'not_seven_days' }],
    ['eight days', { days: [...week(), ...week().slice(0, 1)] }, { error: 'not_seven_days' }],
    [
      'a missing dinner',
      { days: week().with(4, { day: 'Thursday', meals: { breakfast: SOUP } as never }) },
      { error: 'incomplete_day', day: 'Thursday', meals: ['dinner'] },
    ],
    [
      'a meal without a name',
      { days: week().with(0, { day: 'Sunday', meals: { breakfast: {}, dinner: null } as never }) },
      { error: 'incomplete_day', day: 'Sunday', meals: ['breakfast', 'dinner'] },
    ],
  ])('that is %s is refused with its reason', (_, answer, failure) => {
    expect(read(answer)).toEqual({ ok: false, failure })
  })
})

describe('a meal from a model', () => {
  it.each([
    ['a price of -5', { estimatedCost: -5 }, { estimatedCost: null }],
    ['a price with its sign', { estimatedCost: '$3.50' }, { estimatedCost: 3.5 }],
    ['minutes in words', { cookingTime: '25 minutes' }, { minutes: 25 }],
    ['no time at all', { cookingTime: 0 }, { minutes: null }],
    [
      'half of its nutrition',
      { nutrition: { calories: '400 kcal' } },
      { nutrition: { calories: 400, fat: null } },
    ],
    [
      'ingredients as objects',
      { ingredients: [{ name: 'rice', quantity: 1, unit: 'cup' }, { name: 'salt' }, 7] },
      { ingredients: ['1 cup rice', 'salt'] },
    ],
    ['tools in its own words', { tools: ['stovetop', 'Wok', 'Oven'] }, { tools: ['Stove', 'Oven'] }],
    [
      'sides as names and as objects',
      { sides: ['Green beans', { name: 'White rice' }, 7, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] },
      { sides: expect.arrayContaining(['Green beans', 'White rice']) },
    ],
    ['what it is left over from', { leftoverOf: ' Chili ' }, { leftoverOf: 'Chili' }],
    ['no leftovers', { leftoverOf: '' }, { leftoverOf: null, sides: [] }],
    ['a name over two lines', { name: 'Soup\n\u202eof the day' }, { name: 'Soup of the day' }],
    ['a name that never ends', { name: 'a'.repeat(5000) }, { name: 'a'.repeat(120) }],
  ])('with %s', (_, given, expected) => {
    expect(modelMeal.parse({ name: 'Soup', ...given })).toMatchObject(expected)
  })

  it('may be only a name', () => {
    expect(modelMeal.parse('Soup')).toMatchObject({ name: 'Soup', ingredients: [], minutes: null })
  })
})

it('every other answer is an object', () => {
  expect(readObject('Sure: {"a": 1}')).toEqual({ ok: true, value: { a: 1 } })
  expect(readObject('[1]')).toEqual({ ok: false, failure: { error: 'invalid_response' } })
  expect(readObject('')).toEqual({ ok: false, failure: { error: 'empty_response' } })
})
