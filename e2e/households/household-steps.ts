import { type BrowserContext, expect, type Page } from '@playwright/test'
import { unsaidAmounts } from '../../apps/server/src/testing/unsaid-amounts.ts'
import { DAY_NAMES } from '../../packages/domain/src/week/week-days.ts'
import { acceptWeek, budgetRail, showDay, thisWeek } from '../meal-plan-steps.ts'
import { type Person, save, signUpWithProfile } from '../people.ts'
import { changeToast } from '../week-steps.ts'

/** Plans begin today, so that only on a Sunday a week has seven days. */
const SUNDAY = new Date(`${thisWeek()}T07:00:00`)
/** Another seed tries the stories on other weeks. */
const SEED = Number(process.env.E2E_SEED ?? 1)

/** Opens the dashboard on a Sunday morning for a household with these answers. */
export async function openHousehold(
  page: Page,
  context: BrowserContext,
  origin: string,
  profile: Readonly<Record<string, unknown>>,
): Promise<Person> {
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', { profileCompleted: true, alwaysHave: [], ...profile })
  await openOnSunday(page)
  return person
}

/** Opens the dashboard of whoever is signed in. The weeks it plans are the same in every run. */
export async function openOnSunday(page: Page): Promise<void> {
  await page.clock.install({ time: SUNDAY })
  await page.route('**/api/ai/plan', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), seed: SEED } }),
  )
  await page.goto('/dashboard')
}

/** Has the first week planned, which must keep to the budget. */
export async function planWeek(page: Page, budgetDollars: number): Promise<void> {
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await expect(page.getByText(/^We compared [\d,]+ recipes/)).toBeVisible({ timeout: 60_000 })
  expect(await readRail(page, budgetDollars)).toBeLessThanOrEqual(budgetDollars * 100)
}

const centsIn = (text: string): number[] =>
  [...text.matchAll(/\$(\d+)\.(\d\d)/g)].map(([, dollars, cents]) => Number(dollars) * 100 + Number(cents))

/** The week's groceries in cents, once everything that was changed is priced and saved. */
export async function readRail(page: Page, budgetDollars: number): Promise<number> {
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  const rail = budgetRail(page)
  await expect(rail).toContainText(new RegExp(`\\$\\d+\\.\\d\\d of \\$${budgetDollars}, `))
  const text = await rail.innerText()
  const [spent = Number.NaN, difference = Number.NaN] = centsIn(text)
  // Where prices are less sure than that, it says "about all of it" instead.
  if (text.includes(' left')) expect(spent + difference).toBe(budgetDollars * 100)
  if (text.includes(' over')) expect(spent - difference).toBe(budgetDollars * 100)
  return spent
}

export type Bill = Readonly<{
  lines: readonly Readonly<{ name: string; cents: number }>[]
  totalCents: number
  text: string
}>

/** Accepts the week and reads its shopping list, which must cost what the week says. */
export async function acceptAndRead(page: Page, budgetDollars: number): Promise<Bill> {
  await acceptWeek(page)
  const spent = await readRail(page, budgetDollars)
  const bill = await readBill(page)
  expect(bill.totalCents).toBe(spent)
  return bill
}

/** Reads the shopping list as a person does: each line has a price, and together they are the total. */
export async function readBill(page: Page): Promise<Bill> {
  await page.goto('/dashboard?tab=shopping')
  const receipt = page.getByRole('region', { name: 'What to buy' })
  const rows = receipt.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const links = rows.getByRole('link', { name: /search at Walmart/ })
  const names = await links.allInnerTexts()
  const prices = (await rows.allInnerTexts()).map((text) => centsIn(text))
  const lines = names.map((name, at) => ({ name, cents: prices[at]?.at(-1) ?? Number.NaN }))
  expect(prices).toHaveLength(lines.length)
  const text = await receipt.innerText()
  const totalCents = centsIn(text).at(-1) ?? Number.NaN
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents)
  expect(new Set(names).size, 'each food is on one line').toBe(names.length)
  expect(unsaidAmounts([text])).toEqual([])
  return { lines, totalCents, text }
}

export type ShownMeal = Readonly<{ day: string; plate: string; text: string; kcal: number }>

/** Every meal of the week with its sides, day after day; their calories are those of the charts and sentences below. */
export async function readWeek(page: Page): Promise<readonly ShownMeal[]> {
  const week: ShownMeal[] = []
  for (const day of DAY_NAMES) {
    const meals = (await showDay(page, day)).getByRole('article')
    await expect(meals.first()).toBeVisible()
    for (const meal of await meals.all()) {
      const text = await meal.innerText()
      const kcal = Number(/([\d,]+)\skcal/.exec(text)?.[1]?.replace(',', '') ?? 0)
      week.push({ day, plate: (await meal.getAttribute('aria-label')) ?? '', text, kcal })
    }
  }
  expect(unsaidAmounts(week.map(({ text }) => text))).toEqual([])
  const charted = await readChart(page)
  for (const [at, day] of DAY_NAMES.entries()) {
    const meals = week.filter((meal) => meal.day === day)
    const kcal = meals.reduce((sum, meal) => sum + meal.kcal, 0)
    // Each figure is rounded.
    expect(Math.abs(kcal - (charted[at] ?? 0)), `kcal of ${day}`).toBeLessThanOrEqual(meals.length)
  }
  return week
}

/** What the chart says of each day: calories, or another nutrient. */
export async function readChart(page: Page, nutrient = 'Calories'): Promise<readonly number[]> {
  const chart = page.getByRole('region', { name: 'Each day against your targets' })
  await chart.getByRole('radio', { name: nutrient }).check()
  const days = await chart.getByRole('listitem').allInnerTexts()
  expect(days).toHaveLength(7)
  return days.map((text) => Number(/\d[\d,]*/.exec(text)?.[0].replace(',', '') ?? Number.NaN))
}

/**
 * Takes another dish for the first dinner from Tuesday on that is offered one the budget has room for; the bill changes by what
 * was said of it. A week that spends nearly all of its budget has no such offer for some dinners.
 */
export async function takeFitting(
  page: Page,
  budgetDollars: number,
): Promise<Readonly<{ weekday: string; dish: string }>> {
  const before = await readRail(page, budgetDollars)
  const dialog = page.getByRole('dialog')
  for (const weekday of DAY_NAMES.slice(2)) {
    const day = await showDay(page, weekday)
    await day.getByRole('button', { name: new RegExp(`^Replace .*, ${weekday} dinner$`) }).click()
    const choices = dialog.getByRole('listitem')
    await expect(choices.first()).toContainText('at checkout', { timeout: 30_000 })
    const said = (await choices.allInnerTexts()).map(centsAtCheckout)
    const at = said.findIndex((cents) => before + cents <= budgetDollars * 100)
    if (at < 0) {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      continue
    }
    const take = choices.nth(at).getByRole('button', { name: /^Take it: / })
    const dish = ((await take.getAttribute('aria-label')) ?? '').replace('Take it: ', '')
    await take.click()
    await expect(day.getByRole('button', { name: `Replace ${dish}, ${weekday} dinner` })).toBeVisible()
    await expect(changeToast(page)).toContainText(/at checkout|Same bill/)
    expect((await readRail(page, budgetDollars)) - before).toBe(said[at])
    return { weekday, dish }
  }
  throw new Error('no dinner of this week is offered a dish that the budget has room for')
}

/** What a dish changes at checkout: "−$1.20 at checkout". */
function centsAtCheckout(text: string): number {
  const [, sign] = /([+−]?)\u2060?\$\d+\.\d\d at checkout/.exec(text) ?? []
  const [cents = Number.NaN] = centsIn(/\S+ at checkout/.exec(text)?.[0] ?? '')
  if (sign === undefined) return text.includes('Same cost at checkout') ? 0 : Number.NaN
  return sign === '−' ? -cents : cents
}

export type ReadRecipe = Readonly<{ name: string; ingredients: string; steps: string }>

/** Opens every recipe of the week once and reads it. */
export async function readRecipes(page: Page): Promise<readonly ReadRecipe[]> {
  await page.goto('/dashboard?tab=recipes')
  const cards = page.getByRole('article', { name: /^Recipe: / })
  await expect(cards.first()).toBeVisible()
  const dishes = new Map<string, number>()
  for (const [at, card] of (await cards.all()).entries()) {
    const name = (await card.getByRole('heading').innerText()).trim()
    if (!dishes.has(name)) dishes.set(name, at)
  }
  const recipes: ReadRecipe[] = []
  for (const [name, at] of dishes) {
    await cards.nth(at).getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name, exact: true })
    const part = (title: string) => dialog.getByRole('region', { name: title })
    await expect(part('Instructions')).toBeVisible()
    const [ingredients, steps] = [
      await part('Ingredients').innerText(),
      await part('Instructions').innerText(),
    ]
    recipes.push({ name, ingredients, steps })
    expect(unsaidAmounts([ingredients, steps]), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  return recipes
}
