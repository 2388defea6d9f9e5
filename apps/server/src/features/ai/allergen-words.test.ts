import { checkAnswer } from '@pennyplate/contract/ai/check'
import { customMealAnswer } from '@pennyplate/contract/ai/custom-meal'
import { ALLERGENS, type Allergen } from '@pennyplate/domain/food/food'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ALLERGEN_WORDS,
  HIDDEN_IN_DISHES,
  listed,
  SAFE_DISHES,
  SAFE_WORDS,
} from '../../testing/allergen-tables.ts'
import { householdAt, type Person } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

interface Meal {
  readonly name: string
  readonly ingredients: readonly string[]
  readonly servings: number
}

const RICE = '1 cup white rice'
/** Ways a word can be in a meal whose other lines do not mention it. */
const CARRIERS: readonly ((word: string, at: number) => Pick<Meal, 'name' | 'ingredients'>)[] = [
  (word) => ({ name: `Rice with ${word}`, ingredients: [RICE] }),
  (word) => ({ name: `Grandma's ${word} bowl`, ingredients: [RICE] }),
  (word) => ({ name: `Chicken, rice and ${word}`, ingredients: [RICE, '1 lb chicken breast'] }),
  (word, at) => ({ name: `Bowl ${at}`, ingredients: [RICE, `3 tbsp ${word}`] }),
  (word, at) => ({ name: `Bowl ${at}`, ingredients: [RICE, `1 cup ${word}, divided`] }),
  (word, at) => ({ name: `Bowl ${at}`, ingredients: [`1 cup rice (contains ${word})`] }),
  (word, at) => ({ name: `Bowl ${at}`, ingredients: [RICE, `2 cups carrots with ${word}`] }),
  (word, at) => ({ name: `Bowl ${at}`, ingredients: [RICE, `1 (8 oz) package ${word}`] }),
]

const mealsWith = (words: readonly string[]): { word: string; meal: Meal }[] =>
  words.flatMap((word, row) =>
    CARRIERS.map((carrier, column) => ({
      word,
      meal: { ...carrier(word, row * CARRIERS.length + column), servings: 2 },
    })),
  )

describe('allergen words in a meal', () => {
  let server: TestServer
  const households = new Map<Allergen, Person>()
  beforeAll(async () => {
    server = await startTestServer()
    for (const allergen of ALLERGENS)
      households.set(
        allergen,
        await householdAt(server, `${allergen}@example.org`, { allergies: [allergen], weeklyBudget: 200 }),
      )
  }, 60_000)
  afterAll(() => server.close())

  const householdWithout = (allergen: Allergen): Person => {
    const person = households.get(allergen)
    if (!person) throw new Error(`no household without ${allergen}`)
    return person
  }

  /** The meals that the check reports as forbidden. */
  const forbiddenOf = async (allergen: Allergen, meals: readonly Meal[]): Promise<ReadonlySet<string>> => {
    const days: unknown[] = []
    for (let at = 0; at < meals.length; at += 20)
      days.push({ day: 'Monday', meals: { snacks: meals.slice(at, at + 20) } })
    const { json } = await householdWithout(allergen).post('/api/ai/check', { plan: { days } })
    return new Set(
      checkAnswer
        .parse(json)
        .violations.flatMap((found) => (found.code === 'forbidden-food' ? [found.name] : [])),
    )
  }

  it.each(ALLERGENS)('check: %s is found in every name and line', async (allergen) => {
    const meals = mealsWith(listed(ALLERGEN_WORDS[allergen]))
    expect(meals.length).toBeGreaterThanOrEqual(80)
    const forbidden = await forbiddenOf(
      allergen,
      meals.map(({ meal }) => meal),
    )
    expect(meals.filter(({ meal }) => !forbidden.has(meal.name)).map(({ meal }) => meal)).toEqual([])
  })

  it('check: few meals without allergens are reported', async () => {
    const meals = mealsWith(listed(SAFE_WORDS)).map(({ meal }) => meal)
    const flagged: string[] = []
    for (const allergen of ALLERGENS)
      for (const name of await forbiddenOf(allergen, meals)) flagged.push(`${allergen}: ${name}`)
    expect(flagged.length / (meals.length * ALLERGENS.length), flagged.join('\n')).toBeLessThanOrEqual(0.03)
  })

  const typed = async (allergen: Allergen, name: string) => {
    const { json } = await householdWithout(allergen).post('/api/ai/custom-meal', {
      name,
      mealType: 'dinner',
    })
    return customMealAnswer.parse(json)
  }
  const warned = async (allergen: Allergen, name: string): Promise<boolean> =>
    (await typed(allergen, name)).warnings.some(({ code }) => code === 'forbidden-food')

  /** Under the name of the form that suits, and the check has nothing against it. */
  const isReplaced = async (allergen: Allergen, name: string): Promise<boolean> => {
    const { meal } = await typed(allergen, name)
    if (name.endsWith(meal.name)) return false
    const plan = { days: [{ day: 'Monday', meals: { dinner: meal } }] }
    const { json } = await householdWithout(allergen).post('/api/ai/check', { plan })
    return checkAnswer.parse(json).violations.every(({ code }) => code !== 'forbidden-food')
  }

  it.each(ALLERGENS)(
    'custom meals: %s is found in names of dishes that imply it, or they are made without',
    async (allergen) => {
      const missed: string[] = []
      for (const name of listed(HIDDEN_IN_DISHES[allergen]).map((dish) => `Our ${dish}`))
        if (!(await warned(allergen, name)) && !(await isReplaced(allergen, name))) missed.push(name)
      expect(missed).toEqual([])
    },
  )

  it('custom meals: few safe names have a warning', async () => {
    const flagged: string[] = []
    const names = listed(SAFE_DISHES)
    for (const allergen of ALLERGENS)
      for (const name of names)
        if (await warned(allergen, `Our ${name}`)) flagged.push(`${allergen}: ${name}`)
    expect(flagged.length / (names.length * ALLERGENS.length), flagged.join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('the table has as many words as promised', () => {
    const pairs = ALLERGENS.flatMap((allergen) => mealsWith(listed(ALLERGEN_WORDS[allergen])))
    expect(pairs.length).toBeGreaterThanOrEqual(700)
    const dishes = ALLERGENS.flatMap((allergen) => listed(HIDDEN_IN_DISHES[allergen]))
    expect(dishes.length).toBeGreaterThanOrEqual(176)
  })
})
