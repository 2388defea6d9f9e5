import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { CustomMealAnswer } from '../packages/contract/src/ai/custom-meal.ts'
import type { PlannedMeal } from '../packages/contract/src/ai/meal.ts'
import type { PlannedWeek, PlanReport } from '../packages/contract/src/ai/plan.ts'
import type { RecipeAnswer } from '../packages/contract/src/ai/recipe.ts'
import type { ReplaceAnswer } from '../packages/contract/src/ai/replace.ts'
import type { ShoppingListAnswer } from '../packages/contract/src/ai/shopping-list.ts'
import { formatCents } from '../packages/domain/src/money.ts'
import { difficultyOf } from '../packages/domain/src/recipe/recipe.ts'
import { DAY_NAMES, weekStartOf } from '../packages/domain/src/week/week-days.ts'
import { type Hand, MOUSE } from './hands.ts'
import { type Person, stored } from './people.ts'

/** The Sunday on or before today, in the local time zone of the tests. Asked each time, as a run may go on past midnight. */
export function thisWeek(): string {
  return weekStartOf(new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString())
}

type Stub = { name: string; cents: number; minutes: number; kcal: number; icon: string }

const UNKNOWN = { fiber: null, sugar: null, addedSugar: null, sodium: null, cholesterol: null }

const meal = ({ name, cents, minutes, kcal, icon }: Stub): PlannedMeal => ({
  name,
  recipeId: name.toLowerCase().replaceAll(' ', '-'),
  estimatedCost: cents / 100,
  cookingTime: minutes,
  activeMinutes: minutes,
  difficulty: difficultyOf(minutes),
  nutrition: {
    calories: kcal,
    protein: Math.round(kcal / 18),
    carbs: Math.round(kcal / 8),
    fat: Math.round(kcal / 30),
    ...UNKNOWN,
  },
  illustration: icon,
  description: `${name}, as it is cooked at home.`,
})

const OATS = meal({
  name: 'Peanut butter oatmeal',
  cents: 94,
  minutes: 10,
  kcal: 540,
  icon: 'bowl-with-spoon',
})
const PANCAKES = meal({ name: 'Banana oat pancakes', cents: 162, minutes: 20, kcal: 510, icon: 'pancakes' })
const LUNCHES = [
  meal({ name: 'Chickpea crunch salad', cents: 234, minutes: 15, kcal: 560, icon: 'green-salad' }),
  meal({ name: 'Tuna melt on wheat', cents: 261, minutes: 15, kcal: 610, icon: 'sandwich' }),
  meal({ name: 'Lentil tomato soup', cents: 140, minutes: 30, kcal: 490, icon: 'pot-of-food' }),
  meal({ name: 'Hummus veggie pita', cents: 215, minutes: 10, kcal: 530, icon: 'stuffed-flatbread' }),
]
const DINNERS = [
  meal({ name: 'Sheet-pan chicken with potatoes', cents: 478, minutes: 45, kcal: 780, icon: 'poultry-leg' }),
  meal({ name: 'Spaghetti with lentil ragù', cents: 305, minutes: 30, kcal: 720, icon: 'spaghetti' }),
  meal({ name: 'Chickpea spinach curry', cents: 322, minutes: 30, kcal: 690, icon: 'curry-rice' }),
  meal({ name: 'Chicken fajita bowls', cents: 412, minutes: 30, kcal: 740, icon: 'taco' }),
  meal({ name: 'Egg fried rice', cents: 266, minutes: 20, kcal: 640, icon: 'cooked-rice' }),
]
const APPLES = meal({
  name: 'Apple slices with peanut butter',
  cents: 68,
  minutes: 5,
  kcal: 210,
  icon: 'red-apple',
})

/** Pancakes on Sunday and every second day after it, oatmeal on the others. */
export function sampleWeek(): PlannedWeek {
  return {
    days: DAY_NAMES.map((day, index) => ({
      day,
      meals: {
        breakfast: index % 2 === 0 ? PANCAKES : OATS,
        lunch: LUNCHES[index % LUNCHES.length],
        dinner: DINNERS[index % DINNERS.length],
        snacks: [APPLES],
      },
    })),
    weekStartDate: thisWeek(),
  }
}

export const REPORT: PlanReport = {
  engine: 'builtin',
  totalCents: 9418,
  budgetCents: 10_000,
  pantryCents: 1140,
  thriftyCents: 15_420,
  perDay: DAY_NAMES.map(() => ({ calories: 2000, protein: 100, carbs: 240, fat: 66, ...UNKNOWN })),
  targets: { calories: 2000, protein: 100, carbs: 240, fat: 66, ...UNKNOWN },
  waste: [{ name: 'Fresh spinach', grams: 80, cents: 46 }],
  wasteCents: 46,
  certificates: { isTwoExchangeOptimal: true, recipesConsidered: 612, boundCents: 280 },
  concessions: [],
  reasons: [{ day: 1, slot: 'dinner', codes: [{ code: 'cheaper' }] }],
  replaced: [],
  warnings: [],
}

type Offer = Readonly<Stub & { delta: ReplaceAnswer['choices'][number]['delta'] }>

const choice = (
  { delta, ...stub }: Offer,
  reason: ReplaceAnswer['choices'][number]['reasons'][number],
): ReplaceAnswer['choices'][number] => ({ meal: meal(stub), delta, reasons: [reason] })

const POT = { minutes: 30, kcal: 620, icon: 'pot-of-food' }

export const CHOICES: ReplaceAnswer = {
  openings: [],
  choices: [
    choice(
      {
        name: 'Red beans and rice',
        cents: 188,
        ...POT,
        delta: { totalCost: -1.34, calories: -40, protein: 2, minutes: -10 },
      },
      { code: 'uses-bought', food: 'Black beans' },
    ),
    choice(
      {
        name: 'Turkey white bean chili',
        cents: 441,
        ...POT,
        delta: { totalCost: 1.19, calories: 20, protein: 9, minutes: 15 },
      },
      { code: 'liked' },
    ),
    choice(
      {
        name: 'Skillet veggie pizza',
        cents: 390,
        ...POT,
        delta: { totalCost: 0, calories: 0, protein: 0, minutes: 0 },
      },
      { code: 'new-this-week' },
    ),
  ],
}

const line = (name: string, unit: string, estimatedPrice: number) => ({
  name,
  quantity: 1,
  unit,
  estimatedPrice,
  walmartId: null,
  packages: [],
  needG: 0,
  pantryG: 0,
  leftoverG: 0,
  usedIn: [],
})

export const LIST: ShoppingListAnswer['shoppingList'] = {
  sections: [
    { category: 'Meat', items: [line('Chicken thighs, 5 lb', 'pack', 9.84)] },
    {
      category: 'Pantry',
      items: [line('Old-fashioned oats, 42 oz', 'box', 3.98), line('Lentils, dry, 1 lb', 'bag', 1.62)],
    },
  ],
  totalCost: 15.44,
  weeklyBudget: 100,
  tips: [],
  moneySavingTips: [],
}

export function sampleCustomMeal(found: PlannedMeal, warnings: CustomMealAnswer['warnings'] = []) {
  return {
    meal: found,
    reading: 'dish',
    parts: [],
    takenFrom: [],
    warnings,
    notChecked: [],
  } satisfies CustomMealAnswer
}

function sampleRecipe(name: string): RecipeAnswer {
  const water = { name: 'Water', foodId: '', quantity: '1 cup', amount: 1, unit: 'cup', grams: 240 }
  return {
    recipe: {
      name,
      servings: 2,
      baseDailyServings: 2,
      cookingTime: 20,
      cost: 4,
      isMealPrep: false,
      ingredients: [{ ...water, text: '1 cup water' }],
      instructions: ['Cook.'],
      nutrition: { calories: null, protein: null, carbs: null, fat: null, ...UNKNOWN },
      tips: { storage: '', reheating: '', mealPrepTips: [] },
    },
  }
}

export function eventStream(...events: [string, unknown][]) {
  const body = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('')
  return { status: 200, contentType: 'text/event-stream', body }
}

export function doneEvents(plan = sampleWeek(), report = REPORT) {
  return eventStream(
    ['progress', { stage: 'search', done: 1, total: 2 }],
    ...plan.days.map((day, index): [string, unknown] => ['day', { index, day }]),
    ['done', { plan, report }],
  )
}

/** Fixed answers for the plan calls, for tests of the screens rather than the planner. */
export async function stubPlanCalls(page: Page) {
  await page.route('**/api/ai/plan', (route) => route.fulfill(doneEvents()))
  await page.route('**/api/ai/replace', (route) => route.fulfill({ json: CHOICES }))
  await page.route('**/api/ai/custom-meal', async (route) => {
    const { name } = route.request().postDataJSON()
    const found = meal({ name, cents: 250, minutes: 25, kcal: 500, icon: 'pie' })
    await route.fulfill({ json: sampleCustomMeal({ ...found, isCustom: true }) })
  })
  await page.route('**/api/ai/recipe', (route) => {
    const { name } = route.request().postDataJSON().meal
    return route.fulfill({ json: sampleRecipe(name) })
  })
}

export async function pressGenerate(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
}

export async function generate(page: Page) {
  await page.goto('/dashboard')
  // From Friday on, the next week is selected by default.
  await page.getByRole('radio', { name: /^This week/ }).check()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await expect(budgetRail(page)).toBeVisible()
}

export const acceptButton = (page: Page) =>
  page.getByRole('button', { name: 'Accept & Generate Shopping List' })

export async function acceptWeek(page: Page) {
  await acceptButton(page).click()
  // The list is made first, which takes time in tests that do not stub the server.
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible({ timeout: 20_000 })
}

/** Accepts the offer to plan the week that starts on Sunday. */
export async function planNextWeek(page: Page) {
  await expect(page.getByText('A new week starts on Sunday.')).toBeVisible()
  await page.getByRole('button', { name: /^Plan [A-Z][a-z]{2} [0-9]/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Plan [A-Z][a-z]{2} [0-9]/ })
    .click()
}

/** On a phone, one day is shown at a time; on a wide screen all days are visible. */
export async function showDay(page: Page, day: string, hand: Hand = MOUSE) {
  const chip = page.getByRole('group', { name: 'Day' }).getByRole('button', { name: day.slice(0, 3) })
  const region = page.getByRole('region', { name: day })
  await expect(chip.or(region).filter({ visible: true }).first()).toBeVisible()
  if (await chip.isVisible()) await hand.press(chip)
  return region
}

/** The rail shows the total of exactly the meals that are stored. */
export async function expectStoredTotal(
  page: Page,
  context: BrowserContext,
  person: Person,
): Promise<number> {
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  const { report } = await stored(context, person, 'currentMealPlan')
  await expect(budgetRail(page)).toContainText(formatCents(report.totalCents))
  return report.totalCents
}

/** The rail with the week's total and budget. */
export function budgetRail(page: Page) {
  return page.getByText(/week’s groceries$|^Groceries for /).locator('..')
}

/** Opens the menu of one meal, named as in "Monday dinner". */
export async function openMealMenu(page: Page, where: string, hand: Hand = MOUSE) {
  await hand.press(page.getByRole('button', { name: new RegExp(`^More for .*, ${where}$`) }))
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  return menu
}

export async function setCustomMeal(page: Page, where: string) {
  const menu = await openMealMenu(page, where)
  await menu.getByRole('button', { name: 'Set custom meal' }).click()
}
