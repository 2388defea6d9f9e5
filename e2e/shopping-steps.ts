import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Person, save } from './people.ts'

type Line = { name: string; cents: number; amount: string; meals: number }

const AISLES: readonly (readonly [string, readonly Line[]])[] = [
  [
    'Produce',
    [
      { name: 'Carrots', cents: 191, amount: '2 lb bag', meals: 2 },
      { name: 'Yellow onion', cents: 295, amount: 'each', meals: 5 },
      { name: 'Fresh spinach', cents: 221, amount: '10 oz bag', meals: 3 },
    ],
  ],
  [
    'Canned goods and broth',
    [
      { name: 'Canned black beans', cents: 83, amount: '15 oz can', meals: 1 },
      { name: 'Canned diced tomatoes', cents: 152, amount: '28 oz can', meals: 4 },
    ],
  ],
  ['Dairy, eggs and refrigerated', [{ name: 'Large eggs', cents: 209, amount: '12 ct', meals: 2 }]],
]

const CARROT_TIP = {
  code: 'larger-package',
  foodIds: ['carrots'],
  food: 'Carrots',
  amountText: '5 lb bag',
  priceCents: 398,
  cheaperPercent: 20,
  weeks: 3,
}
const EGG_TIP = 'Look for the store brand of eggs, and of carrots.'

/** Six lines that total $11.51, in the form the built-in engine writes. */
export const LIST = listOf(AISLES)

/** A list for tests that depend on its length. */
export function longList(count: number, aisles: readonly string[] = ['Produce', 'Frozen']) {
  const line = (at: number): Line => ({
    name: `Food ${at + 1}`,
    cents: 100 + at,
    amount: '1 lb bag',
    meals: 1,
  })
  const share = Math.ceil(count / aisles.length)
  const lines = Array.from({ length: count }, (_, at) => line(at))
  return listOf(aisles.map((aisle, at) => [aisle, lines.slice(at * share, (at + 1) * share)]))
}

function listOf(aisles: typeof AISLES) {
  const cents = aisles.flatMap(([, lines]) => lines).reduce((sum, line) => sum + line.cents, 0)
  return {
    sections: aisles.map(([category, lines]) => ({ category, items: lines.map(lineOf) })),
    totalCost: cents / 100,
    weeklyBudget: 20,
    tips: [CARROT_TIP, { code: 'text', foodIds: [], text: EGG_TIP }],
    moneySavingTips: ['Carrots: the 5 lb bag is cheaper.', EGG_TIP],
    createdAt: '2026-11-22T10:00:00.000Z',
    report: {
      warnings: [{ code: 'eggs-limit', names: ['Large eggs'] }],
      fromPantry: [{ name: 'White rice', grams: 400 }],
      pantryCents: 177,
    },
  }
}

function lineOf({ name, cents, amount, meals }: Line) {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return {
    name,
    quantity: 1,
    unit: amount,
    estimatedPrice: cents / 100,
    low: (cents - 20) / 100,
    high: (cents + 20) / 100,
    walmartId: null,
    foodId: id,
    pantryCategory: 'Other',
    keepsDays: 10,
    packages: [
      {
        id,
        name,
        amountText: amount,
        count: 1,
        priceCents: cents,
        netG: 400,
        edibleG: 400,
        asOf: '2026-10-02',
        source: 'walmart-2026-10',
      },
    ],
    sources: ['walmart-2026-10'],
    asOf: '2026-10-02',
    priceKind: 'shelf',
    needG: 300,
    pantryG: 0,
    leftoverG: 100,
    leftoverKeepsDays: 5,
    usedIn: Array.from({ length: meals }, (_, at) => `Meal ${at + 1}`),
  }
}

export async function openShoppingList(
  page: Page,
  context: BrowserContext,
  origin: string,
  person: Person,
  list: unknown,
) {
  await save(context, origin, person, 'currentShoppingList', list)
  await page.goto('/dashboard?tab=shopping')
  await expect(page.getByRole('heading', { name: 'Shopping List' })).toBeVisible()
}
