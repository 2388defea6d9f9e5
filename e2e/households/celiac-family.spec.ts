import { DIET_WORDS } from '../../packages/catalog/test/recipes-diet-words.ts'
import { MOUSE } from '../hands.ts'
import { expect, test } from '../journeys/journey.ts'
import { signIn } from '../people.ts'
import { saveUpdate } from '../profile-steps.ts'
import { mealOn, skip } from '../week-steps.ts'
import {
  acceptAndRead,
  type Bill,
  openHousehold,
  openOnSunday,
  planWeek,
  readBill,
  readRail,
  readRecipes,
  readWeek,
  takeFitting,
} from './household-steps.ts'

const BUDGET = 240
const FAMILY = { adults: 2, kids: 3, kidAges: [4, 8, 12], weeklyBudget: BUDGET }
const GLUTEN = DIET_WORDS['Gluten-Free']

/** The lines with a word for wheat, barley or rye, and none that says it is without. */
function glutenIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => GLUTEN.objects.test(line) && !GLUTEN.unless.test(line))
}

function expectNoWheat({ lines, text }: Bill) {
  expect(glutenIn(lines.map(({ name }) => name))).toEqual([])
  expect(text).toMatch(/Contains milk/)
  expect(text).not.toMatch(/contains?\b[^.]*wheat/i)
}

test('a family of five with a celiac child plans without wheat, and two phones show one week', async ({
  page: kitchen,
  stranger: store,
  context,
  baseURL,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  const person = await openHousehold(kitchen, context, origin, FAMILY)
  await signIn(store.context(), origin, person)
  await openOnSunday(store)

  await test.step('The words “celiac disease” are understood', async () => {
    await kitchen.goto('/profile-update?step=7')
    await kitchen.getByLabel('Other allergies').fill('celiac disease')
    const celiac = kitchen.getByRole('listitem').filter({ hasText: 'celiac disease' })
    await expect(celiac).toContainText('forbids gluten: wheat, barley and rye')
    await saveUpdate(kitchen).click()
    await expect(kitchen).toHaveURL('/dashboard')
  })

  await test.step('The week that is planned on one phone is on both, without wheat', async () => {
    await planWeek(kitchen, BUDGET)
    const week = await readWeek(kitchen)
    expect(await readWeek(store)).toEqual(week)
    expect(week).toHaveLength(21)
    expect(glutenIn(week.map(({ plate }) => plate))).toEqual([])
    const recipes = await readRecipes(kitchen)
    expect(glutenIn(recipes.map(({ ingredients }) => ingredients))).toEqual([])
  })

  await test.step('So is its list, to the cent', async () => {
    await kitchen.goto('/dashboard')
    const bill = await acceptAndRead(kitchen, BUDGET)
    expect(bill.totalCents).toBeLessThanOrEqual(BUDGET * 100)
    await expect(store.getByText('Accepted', { exact: true }).filter({ visible: true })).toBeVisible()
    expect(await readBill(store)).toEqual(bill)
    expectNoWheat(bill)
  })

  await test.step('What each phone changes arrives on the other, and both show one bill', async () => {
    for (const phone of [kitchen, store]) await phone.goto('/dashboard')
    const { weekday, dish } = await takeFitting(store, BUDGET)
    await expect(await mealOn({ page: kitchen, hand: MOUSE }, weekday, dish)).toBeVisible()
    await skip({ page: kitchen, hand: MOUSE }, 'Thursday lunch')
    await expect(await mealOn({ page: store, hand: MOUSE }, 'Thursday', 'Skipped')).toBeVisible()
    const spent = await readRail(kitchen, BUDGET)
    await expect.poll(() => readRail(store, BUDGET)).toBe(spent)
    const week = await readWeek(kitchen)
    expect(await readWeek(store)).toEqual(week)
    expect(glutenIn(week.map(({ plate }) => plate))).toEqual([])
    const bill = await readBill(kitchen)
    expect(bill.totalCents).toBe(spent)
    expect(await readBill(store)).toEqual(bill)
    expectNoWheat(bill)
  })
})
