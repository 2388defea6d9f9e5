import { DIET_WORDS } from '../../packages/catalog/test/recipes-diet-words.ts'
import { expect, test } from '../journeys/journey.ts'
import { acceptAndRead, openHousehold, planWeek, readRail, readRecipes, readWeek } from './household-steps.ts'
import { mealieExport, NOT_VEGAN } from './mealie-export.ts'

const BUDGET = 120
const COUPLE = { adults: 2, weeklyBudget: BUDGET, dietType: 'Vegan' }
const VEGAN = DIET_WORDS.Vegan
const CURRY = 'Attic chickpea curry'
const isOwn = (name: string) => name.startsWith('Attic ')

test('a vegan couple brings 40 recipes along; the week is planned with them, and the list buys for them', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await openHousehold(page, context, baseURL ?? '', COUPLE)
  const put = (recipe: string) => page.getByRole('button', { name: `Put ${recipe} into the week` }).click()

  await test.step('Their file of Mealie is read', async () => {
    await page.goto('/dashboard?tab=recipes&view=all&bring=file')
    await page
      .getByLabel('Choose a file', { exact: true })
      .setInputFiles({ name: 'mealie.json', mimeType: 'application/json', buffer: mealieExport() })
    const report = page.getByRole('region', { name: 'Recipes of mealie.json' })
    await expect(report.getByText('40 recipes saved')).toBeVisible({ timeout: 30_000 })
    await report.getByRole('button', { name: 'See my recipes' }).click()
    await expect(page.getByText(/^(?:39|40) recipes$/)).toBeVisible()
  })

  await test.step('The week for $120 has dinners of theirs in it, and nothing of an animal', async () => {
    await page.goto('/dashboard')
    await planWeek(page, BUDGET)
    const plates = (await readWeek(page)).map(({ plate }) => plate)
    expect(plates.filter(isOwn)).not.toEqual([])
    expect(plates.filter((plate) => VEGAN.objects.test(plate) && !VEGAN.unless.test(plate))).toEqual([])
    const lines = (await readRecipes(page)).flatMap(({ ingredients }) => ingredients.split('\n'))
    expect(lines.filter((line) => VEGAN.objects.test(line) && !VEGAN.unless.test(line))).toEqual([])
  })

  await test.step('They put another of theirs into Saturday; the one with eggs is not for them', async () => {
    await page.goto('/dashboard?tab=recipes&view=all&q=attic+chickpea+curry')
    await put(CURRY)
    const dialog = page.getByRole('dialog', { name: `Put ${CURRY} into the week` })
    await dialog.getByRole('radio', { name: 'Sat' }).check()
    await dialog.getByRole('radio', { name: /^Dinner/ }).check()
    await dialog.getByRole('button', { name: 'Put into the week' }).click()
    await expect(page.getByText(`${CURRY} is now Saturday’s dinner.`)).toBeVisible()
    await page.goto('/dashboard?tab=recipes&view=all&q=attic+cheese+omelet')
    await page.getByRole('button', { name: 'Show them too' }).click()
    await put(NOT_VEGAN)
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Not for you')
  })

  await test.step('The list buys for it, and costs what the week says', async () => {
    await page.goto('/dashboard')
    const spent = await readRail(page, BUDGET)
    const { lines, totalCents } = await acceptAndRead(page, BUDGET)
    expect(totalCents).toBe(spent)
    const names = lines.map(({ name }) => name)
    expect(names.filter((name) => /coconut milk/i.test(name))).not.toEqual([])
    expect(names.filter((name) => VEGAN.objects.test(name) && !VEGAN.unless.test(name))).toEqual([])
  })
})
