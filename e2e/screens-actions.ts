import type { Page } from '@playwright/test'
import { acceptButton } from './meal-plan-steps.ts'
import { receipt } from './pantry-steps.ts'
import { personIn, save } from './people.ts'
import { shareLinkIn } from './sharing-steps.ts'
import { CARDS, pressStartTrial } from './subscription-steps.ts'

export const PROFILE = {
  profileCompleted: true,
  adults: 2,
  kids: 2,
  kidAges: [7, 10],
  weeklyBudget: 160,
  zipCode: '72762',
  mealTypes: ['Breakfast', 'Lunch', 'Dinner'],
}

export async function enterDemo(page: Page) {
  await page.getByRole('button', { name: 'Open the demo kitchen' }).click()
  await page.getByRole('heading', { name: 'Weekly Meal Plan' }).waitFor()
}

export async function openNutrition(page: Page) {
  await page.getByRole('button', { name: /^Step 12 / }).click()
  await page.getByRole('heading', { name: 'Nutrition' }).waitFor()
}

export async function planWithTooLittle(page: Page) {
  await saveProfile(page, { ...PROFILE, weeklyBudget: 20 })
  await page.getByText('$20 a week').waitFor()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await page.getByRole('heading', { name: 'No week fits your budget' }).waitFor()
}

export async function readReceipt(page: Page) {
  await page.getByRole('button', { name: 'Photo Scan', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Photo Scan' })
  const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await receipt() }
  await panel.locator('input[type=file]').setInputFiles(file)
  await panel.getByText('3 items found').waitFor({ timeout: 60_000 })
}

export async function suggestMeal(page: Page) {
  await page.getByRole('button', { name: 'Get Meal Suggestion' }).click()
  await page.getByRole('button', { name: 'Cook now' }).waitFor()
}

export async function startTrial(page: Page) {
  await pressStartTrial(page, CARDS.accepted)
  await page.getByRole('heading', { name: 'You are all set' }).waitFor()
}

export async function askToCancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').waitFor()
}

export async function openReplace(page: Page) {
  await page
    .getByRole('button', { name: /^Replace / })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('dialog').getByText('Best fit').waitFor()
}

export async function markCooked(page: Page) {
  await page
    .getByRole('button', { name: /^Cooked: / })
    .filter({ visible: true })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Mark as cooked' }).click()
  await page.getByRole('dialog', { name: 'Marked as cooked' }).waitFor()
}

export async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share Plan' }).click()
  await page.getByRole('textbox', { name: 'Link to your plan' }).waitFor()
}

export async function openShared(page: Page) {
  await openShare(page)
  await page.goto(await shareLinkIn(page.getByRole('dialog', { name: 'Share Your Meal Plan' })))
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

export async function becomeAllergic(page: Page) {
  await saveProfile(page, { ...PROFILE, allergies: ['wheat'] })
  await page.getByText('suit your household').waitFor()
}

export async function accept(page: Page) {
  await saveProfile(page, PROFILE)
  await page.getByText('suit your household').waitFor({ state: 'hidden' })
  await acceptButton(page).click()
  await page.getByRole('region', { name: 'Shopping List Generated' }).waitFor()
}

export async function openList(page: Page) {
  await page.getByRole('checkbox').nth(1).check()
}

export async function openLine(page: Page) {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByText('About this item').click()
}

export async function startShopping(page: Page) {
  await page.getByRole('button', { name: 'Start shopping' }).click()
  await page.getByRole('heading', { name: 'In the store' }).waitFor()
}

export async function seeRecipes(page: Page) {
  await page
    .getByRole('article', { name: /^Recipe: / })
    .first()
    .waitFor()
}

export async function openRecipe(page: Page) {
  const recipe = page.getByRole('article', { name: /^Recipe: .* dinner$/ }).first()
  await recipe.getByRole('heading').getByRole('button').click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Instructions' }).waitFor()
}

export async function cook(page: Page) {
  await openRecipe(page)
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('region', { name: /^Step 2 of / }).waitFor()
}

export async function goOffline(page: Page) {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'One more of Black beans' }).click()
  await page.getByText('Offline, changes kept here').first().waitFor({ state: 'attached' })
}

/** Saves as another device would; the open page is notified. */
async function saveProfile(page: Page, value: unknown) {
  const context = page.context()
  await save(context, new URL(page.url()).origin, await personIn(context), 'profile', value)
}
