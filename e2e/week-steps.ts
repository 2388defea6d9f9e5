import { expect, type Locator, type Page } from '@playwright/test'
import { type Hand, MOUSE } from './hands.ts'
import { openMealMenu, showDay } from './meal-plan-steps.ts'

/** What a household does with a week, each act as a person does it and with what the page then shows. */
export type Week = Readonly<{ page: Page; hand: Hand }>

const dayOf = (where: string) => where.split(' ')[0] ?? ''

/** The message about the last change, with its Undo. */
export const changeToast = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' })

/** A meal of a day, with or without sides. */
export async function mealOn({ page, hand }: Week, day: string, name: string): Promise<Locator> {
  return (await showDay(page, day, hand)).getByRole('article', {
    name: new RegExp(`^${name}(?: with | and |, |$)`),
  })
}

async function chooseInMenu({ page, hand }: Week, where: string, label: string | RegExp) {
  await showDay(page, dayOf(where), hand)
  const menu = await openMealMenu(page, where, hand)
  await hand.press(menu.getByRole('button', { name: label }))
  return menu
}

export async function undo({ page, hand }: Week): Promise<void> {
  await hand.press(changeToast(page).getByRole('button', { name: 'Undo' }))
}

export async function noteDay({ page, hand }: Week, day: string, text: string): Promise<void> {
  const shown = await showDay(page, day, hand)
  await hand.press(shown.getByRole('button', { name: `Note for ${day}` }))
  const dialog = page.getByRole('dialog', { name: `Note for ${day}` })
  await hand.write(dialog.getByLabel('What is different on this day?'), text)
  await hand.press(dialog.getByRole('button', { name: 'Save' }))
  await expect(shown.getByRole('button', { name: `${text}, note for ${day}` })).toBeVisible()
}

/** Opens the plate of a meal, as "Meatloaf". */
async function openPlate({ page, hand }: Week, where: string, name: string) {
  const day = await showDay(page, dayOf(where), hand)
  await hand.press(day.getByRole('button', { name: new RegExp(`^${name} .*details`) }))
  return page.getByRole('dialog', { name })
}

export async function leaveOutSide(week: Week, where: string, name: string, side: string): Promise<void> {
  const plate = await openPlate(week, where, name)
  await week.hand.press(plate.getByRole('button', { name: `Leave out ${side}` }))
  await expect(changeToast(week.page)).toContainText(`${name} without ${side}.`)
}

export async function swapSide(
  week: Week,
  where: string,
  name: string,
  side: string,
  other: string,
): Promise<void> {
  const plate = await openPlate(week, where, name)
  await week.hand.press(plate.getByRole('button', { name: `Swap ${side}` }))
  const choices = week.page.getByRole('dialog', { name: `Instead of ${side}` })
  await week.hand.press(choices.getByRole('button', { name: `Take it: ${other}`, exact: true }))
  await expect(changeToast(week.page)).toContainText(
    `${name} with ${other.toLowerCase()} instead of ${side}.`,
  )
}

export async function addGuests(week: Week, where: string, guests: number): Promise<void> {
  const { page, hand } = week
  const menu = await chooseInMenu(week, where, /^Change how many eat/)
  for (let more = 0; more < guests; more++)
    await hand.press(menu.getByRole('button', { name: 'More people' }))
  await hand.press(menu.getByRole('button', { name: 'Save' }))
  await expect(changeToast(page)).toContainText(/ is for \d+ people\./)
}

export async function keep(week: Week, where: string): Promise<void> {
  await chooseInMenu(week, where, /^Keep this meal/)
  await expect(changeToast(week.page)).toContainText('stays when you plan again.')
}

export async function skip(week: Week, where: string): Promise<void> {
  await chooseInMenu(week, where, 'Skip this meal')
  await expect(changeToast(week.page)).toContainText(`Nothing to cook for ${where}.`)
}

/** Eating out, paid from the week's grocery budget. */
export async function eatOut(week: Week, where: string, dollars: number): Promise<void> {
  const menu = await chooseInMenu(week, where, 'Eating out')
  await week.hand.write(menu.getByLabel('What it costs, if you want to keep track'), String(dollars))
  await week.hand.press(menu.getByLabel('Take it from this week’s grocery budget'))
  await week.hand.press(menu.getByRole('button', { name: 'Eat out' }))
  await expect(changeToast(week.page)).toContainText(
    `Eating out for ${where}. $${dollars}.00 from the budget.`,
  )
}

/** Moves a meal by its menu; `to` is the day it goes to, in the same meal. */
export async function move(week: Week, where: string, to: string): Promise<void> {
  const menu = await chooseInMenu(week, where, 'Move to another day')
  await week.hand.press(menu.getByRole('button', { name: new RegExp(`^${to} `) }))
  await expect(changeToast(week.page)).toContainText(` moved to ${to} `)
}

/** Looks for another dish among all recipes, by words that may be misspelled. */
export async function replaceBySearch(week: Week, where: string, words: string, dish: string): Promise<void> {
  const { page, hand } = week
  const day = await showDay(page, dayOf(where), hand)
  await hand.press(day.getByRole('button', { name: new RegExp(`^Replace .*, ${where}$`) }))
  const dialog = page.getByRole('dialog', { name: /^Instead of / })
  await hand.press(dialog.getByRole('radio', { name: 'All recipes' }))
  await hand.write(dialog.getByRole('searchbox', { name: 'Search recipes' }), words)
  await hand.press(dialog.getByRole('button', { name: `Take it: ${dish}`, exact: true }))
  await expect(await mealOn(week, dayOf(where), dish)).toBeVisible()
}

/** Types a meal; `answer` is the button that sets it, once it is looked up or cannot be. */
export async function typeMeal(week: Week, where: string, name: string, answer = 'Set meal'): Promise<void> {
  const { page, hand } = week
  await chooseInMenu(week, where, 'Set custom meal')
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByLabel('Meal name'), name)
  await hand.press(dialog.getByRole('button', { name: 'Look it up' }))
  await hand.press(dialog.getByRole('button', { name: answer }))
  await expect(await mealOn(week, dayOf(where), name)).toBeVisible()
}

export async function cook(week: Week, where: string, name: string): Promise<void> {
  const { page, hand } = week
  const meal = (await mealOn(week, dayOf(where), name)).getByRole('button', { name: `Cooked: ${name}` })
  await hand.press(meal)
  await hand.press(page.getByRole('dialog', { name: 'Cooked it?' }).getByRole('button', { name: /^Mark as/ }))
  await hand.press(
    page.getByRole('dialog', { name: 'Marked as cooked' }).getByRole('button', { name: 'Done' }),
  )
  await expect(meal).toHaveAttribute('aria-pressed', 'true')
}

export async function openWeeks({ page, hand }: Week): Promise<Locator> {
  await hand.press(page.getByRole('button', { name: 'Weeks', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Your weeks' })
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  return dialog
}

/** Copies the week on screen to the week in so many weeks, which is then on screen. */
export async function copyWeek(week: Week, ahead: number): Promise<void> {
  const dialog = await openWeeks(week)
  await week.hand.press(
    dialog
      .getByRole('listitem')
      .nth(ahead)
      .getByRole('button', { name: /^Copy here/ }),
  )
  await expect(week.page.getByText(/^The same meals are a draft for /)).toBeVisible()
}

export async function openWeek(week: Week, ahead: number): Promise<void> {
  const dialog = await openWeeks(week)
  await week.hand.press(dialog.getByRole('listitem').nth(ahead).getByRole('button', { name: /^Open/ }))
  await expect(dialog).toBeHidden()
}

/** Has the dinners of these days planned again, and nothing else. */
export async function replanDinners(page: Page, days: readonly string[], hand: Hand = MOUSE): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Re-plan the rest' }))
  const dialog = page.getByRole('dialog', { name: 'Re-plan the rest' })
  await hand.press(dialog.getByRole('button', { name: 'Check none' }))
  for (const day of days)
    await hand.press(dialog.getByRole('group', { name: day }).getByRole('checkbox', { name: /^Dinner/ }))
  await hand.press(dialog.getByRole('button', { name: /^Plan \d meals? again$/ }))
}
