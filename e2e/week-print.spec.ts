import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { expect } from '@playwright/test'
import { save, signUpWithProfile } from './people.ts'
import { readPdf } from './read-pdf.ts'
import { longList, openShoppingList } from './shopping-steps.ts'
import { test } from './test.ts'

const LETTER = { preferCSSPageSize: true, format: 'Letter' } as const

const meal = (name: string) => ({
  name: `${name} with roasted potatoes and cornbread`,
  estimatedCost: 1.5,
  cookingTime: 45,
  activeMinutes: 20,
  nutrition: { calories: 640 },
})

const chili = {
  ...meal('Chili'),
  waitingMinutes: 480,
  ahead: { task: 'soak', hours: 10, food: 'Dry pinto beans' },
}

test('a family’s week of long names, with four meals a day, prints on one Letter page', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const days = DAY_NAMES.map((day) => ({
    day,
    meals: {
      breakfast: meal('Oatmeal'),
      lunch: meal('Soup'),
      dinner: chili,
      snacks: [meal('Popcorn')],
    },
  }))
  await save(context, baseURL ?? '', person, 'currentMealPlan', { days, weekStartDate: '2026-01-04' })
  await page.goto('/dashboard')
  await expect(page.locator('article')).toHaveCount(28)
  const { pages } = readPdf(await page.pdf(LETTER))
  expect(pages).toEqual([{ width: 792, height: 612 }])
})

/** As many as a store has, each with a heading of its own on paper. */
const AISLES = [
  'Produce',
  'Meat',
  'Seafood',
  'Dairy, eggs and refrigerated',
  'Bakery',
  'Canned goods and broth',
  'Pasta, rice and beans',
  'Baking and spices',
  'Condiments and oils',
  'Snacks and drinks',
  'Frozen',
]

for (const [lines, aisles] of [
  [60, AISLES.slice(0, 2)],
  [77, AISLES],
] as const)
  test(`a family’s list of ${lines} lines prints on one Letter page`, async ({ page, context, baseURL }) => {
    const person = await signUpWithProfile(context, baseURL ?? '')
    await openShoppingList(page, context, baseURL ?? '', person, longList(lines, aisles))
    await expect(page.getByRole('checkbox')).toHaveCount(lines)
    const { pages, texts } = readPdf(await page.pdf(LETTER))
    expect(pages).toHaveLength(1)
    expect(texts.some(({ text }) => text.includes(`Food ${lines}`))).toBe(true)
  })
