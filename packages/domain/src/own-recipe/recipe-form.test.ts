import { describe, expect, it } from 'vitest'
import { mergeOwnRecipe } from './merge-own-recipe.ts'
import { type OwnRecipeValue, ownRecipeFrom } from './own-recipe.ts'
import { correctDraft, formOfRecipe, type OwnRecipeForm, readRecipeForm } from './recipe-form.ts'

const CHILI: OwnRecipeValue = {
  ...ownRecipeFrom({
    name: 'Chili',
    meals: ['dinner'],
    servings: 4.5,
    activeMinutes: 20,
    totalMinutes: 60,
    lines: [{ heading: 'Sauce' }, { text: '1 can tomatoes' }, { text: '1 jar zorblax' }],
    steps: [{ text: 'Cook.' }, { heading: 'To serve' }, { text: 'Eat.' }],
    notes: ['Hot.', 'Good cold:\neat it for lunch.'],
    tags: ['Mexican', 'beans'],
    source: { url: 'https://example.com' },
    rating: 4,
  }),
  ties: { '1 jar zorblax': 'salsa' },
  plan: 'often',
  photoId: 'photo-1',
}

describe('the fields of a recipe', () => {
  it('keep everything a recipe has, also what no field shows', () => {
    expect(readRecipeForm(formOfRecipe(CHILI), CHILI)).toEqual({ value: CHILI })
  })

  it('are one line a row, without empty rows, and forget ties of lines that are gone', () => {
    const form = { ...formOfRecipe(CHILI), lines: ' 2 eggs \n\nTopping:\n\ncheese' }
    const read = readRecipeForm({ ...form, activeMinutes: '', totalMinutes: '' }, CHILI)
    expect(read).toMatchObject({
      value: { lines: [{ text: '2 eggs' }, { heading: 'Topping' }, { text: 'cheese' }], ties: {} },
    })
    expect('value' in read && 'totalMinutes' in read.value).toBe(false)
  })

  it('have another photo, or none any more', () => {
    const form = formOfRecipe(CHILI)
    expect(readRecipeForm({ ...form, photoId: 'photo-2' }, CHILI)).toMatchObject({
      value: { photoId: 'photo-2' },
    })
    const { photoId: _, ...without } = CHILI
    expect(readRecipeForm({ ...form, photoId: undefined }, CHILI)).toEqual({ value: without })
  })

  it.each<[string, Partial<OwnRecipeForm>, object]>([
    ['no name', { name: ' ' }, { name: 'missing' }],
    ['no servings', { servings: '' }, { servings: 'no-number' }],
    ['servings in words', { servings: 'four' }, { servings: 'no-number' }],
    ['half a minute', { totalMinutes: '30.5' }, { totalMinutes: 'no-number' }],
    ['more work than time', { totalMinutes: '10' }, { totalMinutes: 'less-than-active' }],
    ['a line without end', { lines: 'x'.repeat(501) }, { lines: 'too-long' }],
    ['201 lines', { lines: 'salt\n'.repeat(201) }, { lines: 'too-many' }],
    ['headings count', { lines: 'Salt:\n'.repeat(201) }, { lines: 'too-many' }],
  ])('with %s are not saved', (_, wrong, faults) => {
    expect(readRecipeForm({ ...formOfRecipe(CHILI), ...wrong }, CHILI)).toEqual({ faults })
  })
})

describe('two changes of one recipe', () => {
  const mine = { ...CHILI, servings: 8, name: 'My chili' }

  it('both count if they are of different fields', () => {
    const { rating: _, ...theirs } = { ...CHILI, plan: 'never' as const }
    const { rating: __, ...both } = { ...mine, plan: 'never' as const }
    expect(mergeOwnRecipe(CHILI, mine, theirs)).toEqual({ value: both, clashes: [] })
  })

  it('are told apart where they are of the same field', () => {
    const theirs = { ...CHILI, name: 'Our chili' }
    expect(mergeOwnRecipe(CHILI, mine, theirs)).toEqual({ value: mine, clashes: ['name'] })
    expect(mergeOwnRecipe(CHILI, mine, theirs, 'theirs').value).toEqual({ ...theirs, servings: 8 })
  })
})

it('tells nothing beside it from nothing said about it', () => {
  const read = (sides: readonly string[] | undefined) => {
    const result = readRecipeForm({ ...formOfRecipe(CHILI), sides }, { sides: ['corn'] })
    return 'value' in result ? result.value.sides : 'refused'
  }
  expect(read(undefined)).toBeUndefined()
  expect(read([])).toEqual([])
  expect(read(['cornbread'])).toEqual(['cornbread'])
})

it.each([undefined, 'supper' as const])('what it is for dinner is what the field says: %s', (atDinner) => {
  const result = readRecipeForm({ ...formOfRecipe(CHILI), atDinner }, { atDinner: 'snack' })
  expect('value' in result && result.value.atDinner).toBe(atDinner)
})

it.each([undefined, 0, 3])('how long leftovers keep is what the field says: %s', (keepsDays) => {
  const result = readRecipeForm({ ...formOfRecipe(CHILI), keepsDays }, { keepsDays: 2 })
  expect('value' in result && result.value.keepsDays).toBe(keepsDays)
})

const READ = {
  name: 'HOME | RECIPES',
  meals: [],
  servings: 4,
  lines: [{ text: '1 egg' }],
  steps: [],
  notes: ['Kept.'],
  tags: [],
}

it.each([
  [{ name: ' Skillet corn ', servings: '6.5' }, { draft: { ...READ, name: 'Skillet corn', servings: 6.5 } }],
  [{ name: ' ', servings: '4' }, { faults: { name: 'missing' } }],
  [{ name: 'x'.repeat(201), servings: 'four' }, { faults: { name: 'too-long', servings: 'no-number' } }],
  [{ name: 'Corn', servings: '' }, { faults: { servings: 'no-number' } }],
  [{ name: 'Corn', servings: '0' }, { faults: { servings: 'no-number' } }],
])('a recipe that was read, corrected to %j', (correction, corrected) => {
  expect(correctDraft(READ, correction)).toEqual(corrected)
})
