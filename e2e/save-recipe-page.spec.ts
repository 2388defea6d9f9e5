import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { openRecipe, SKILLET, signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

test('a recipe is saved as a page for the servings on screen, which reads and comes back in @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto('/dashboard?tab=recipes')
  const dialog = await openRecipe(page, SKILLET, 'Sunday dinner')
  await dialog.getByRole('button', { name: 'More servings' }).click()
  const noodles = await dialog.getByRole('listitem').filter({ hasText: 'egg noodles' }).first().innerText()
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  const save = dialog.getByRole('button', { name: 'Save as a page' })
  expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await save.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${SKILLET}.html`)
  const source = await readFile(await download.path(), 'utf8')

  await page.goto('/dashboard?tab=recipes&view=all&bring=paste')
  await page.getByLabel('The recipe’s text, or its page’s source').fill(source)
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  const preview = page.getByRole('article', { name: SKILLET })
  await expect(preview.getByText(/^Serves 3/)).toBeVisible()
  await expect(preview.getByText(noodles).first()).toBeVisible()
  expect(consoleProblems).toEqual([])

  await page.setContent(source)
  await expect(page.getByRole('heading', { name: SKILLET, level: 1 })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: noodles })).toBeVisible()
})
