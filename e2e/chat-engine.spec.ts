import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { says, startChatStandIn, status } from '../apps/server/src/testing/chat-stand-in.ts'
import { modelWeek } from '../apps/server/src/testing/model-plans.ts'
import { budgetRail } from './meal-plan-steps.ts'
import { withOwnServer } from './own-server.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

const KEY = 'sk-a-key-no-browser-sees'

/** Saturday's dinner, which is planned whatever day it is today, has peanuts, which the household must not eat. */
function weekWithPeanuts() {
  const week = modelWeek(() => 0.3, ['dinner'], 0)
  const noodles = {
    name: 'Peanut noodles',
    cookingTime: 20,
    servings: 2,
    ingredients: ['1/4 cup peanut butter'],
  }
  return { days: week.days.with(6, { day: 'Saturday', meals: { dinner: noodles } }) }
}

const BUILT = join(import.meta.dirname, '../apps/web/dist')

/** Files of the web build that contain the key or the name of its setting. */
function builtFilesWith(key: string): string[] {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => [key, 'AI_API_KEY'].some((secret) => readFileSync(path).includes(secret)))
}

test('a language model plans: a forbidden meal is replaced and named, errors are shown, and the API key never reaches the browser', async ({
  page,
  context,
}) => {
  const standIn = await startChatStandIn()
  const env = { AI_BASE_URL: standIn.baseUrl, AI_API_KEY: KEY, AI_MODEL: 'small', OFF_BASE_URL: '' }
  try {
    await withOwnServer(env, async (url) => {
      const seen: string[] = []
      page.on('response', async (response) => {
        if (response.url().startsWith(url)) seen.push(await response.text().catch(() => ''))
      })
      const sam = await signUpWithProfile(context, url)
      await save(context, url, sam, 'profile', {
        profileCompleted: true,
        mealTypes: ['Dinner'],
        mealDifficulty: 'Complex (30+ min)',
        allergies: ['peanut'],
      })
      const generate = page.getByRole('button', { name: 'Generate Meal Plan' })

      standIn.answer(status(401, `no such key: ${KEY}`))
      await page.goto(`${url}/dashboard`)
      await generate.click()
      await expect(page.getByText('API error: 401 - no such key: ***').first()).toBeVisible()

      const peanuts = { name: 'Peanut stew', ingredients: ['1 cup peanuts'] }
      standIn.answer(
        says(JSON.stringify(weekWithPeanuts())),
        says(JSON.stringify({ meals: [{ place: 1, meal: peanuts }] })),
      )
      await page.goto(`${url}/dashboard`)
      await generate.click()
      await expect(budgetRail(page)).toBeVisible()
      await expect(page.getByText(/Peanut noodles on Saturday did not fit your profile/)).toBeVisible()
      await expect(page.getByText('A language model wrote this week.')).toBeVisible()
      await expect(page.getByText('Beef and broccoli over rice').first()).toBeAttached()

      standIn.answer(says('OK'))
      await page.goto(`${url}/dashboard?tab=settings`)
      const card = page.getByRole('region', { name: 'Language model' })
      await card.getByRole('button', { name: 'Test the connection' }).click()
      await expect(card.getByText(/It answered in/)).toBeVisible()
      expect(seen.length).toBeGreaterThan(10)
      expect(seen.filter((text) => text.includes(KEY))).toEqual([])
      expect(builtFilesWith(KEY)).toEqual([])
    })
  } finally {
    standIn.close()
  }
})
