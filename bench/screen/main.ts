import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { findBrowser } from '../../e2e/find-browser.ts'
import { save, settleIn } from '../../e2e/people.ts'
import { timeUntil } from './time-until.ts'

/**
 * npm run bench -- screen [rounds=24]: what a person waits for in the built app, in a real browser: from the press to the
 * whole week on screen, and from Replace to the choices. Exits with 1 when a mark is missed.
 */
const ROUNDS = Number(process.argv.find((word) => word.startsWith('rounds='))?.slice(7) ?? 24)
const MARKS = { plan: 1000, choices: 150 }

const base = { profileCompleted: true, zipCode: '72762', mealTypes: ['Breakfast', 'Lunch', 'Dinner'] }
const HOUSEHOLDS = [
  { ...base, adults: 1, weeklyBudget: 100 },
  { ...base, adults: 2, weeklyBudget: 160, dietType: 'Vegetarian' },
  { ...base, adults: 2, kids: 2, kidAges: [6, 10], weeklyBudget: 240, allergies: ['peanut'] },
  { ...base, adults: 4, weeklyBudget: 340, dietType: 'Mediterranean', snackTypes: ['Healthy Snacks'] },
]

const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-bench-'))
const server = await startServerProcess({ dataDir, databaseUrl: undefined }, {}, 'bundle')
const browser = await chromium.launch(await findBrowser())
const waits = { plan: [] as number[], choices: [] as number[] }
try {
  // A browser of its own each time: what the last round kept to send would come back into the next.
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
    const person = await settleIn(context, server.url)
    await save(context, server.url, person, 'profile', HOUSEHOLDS[round % HOUSEHOLDS.length])
    await measure(context)
    await context.close()
  }
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
const isKept = [
  report('press to whole plan', waits.plan, MARKS.plan),
  report('Replace to choices', waits.choices, MARKS.choices),
]
process.exit(isKept.every(Boolean) ? 0 : 1)

async function measure(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).waitFor()
  waits.plan.push(
    await press(page, 'Generate Meal Plan', { count: 21, of: 'article button[aria-label^="Replace "]' }),
  )
  const first = await page
    .locator('article button[aria-label^="Replace "]')
    .first()
    .getAttribute('aria-label')
  waits.choices.push(await press(page, first ?? '', { count: 3, of: '[role="dialog"] li' }))
  await page.close()
}

function press(page: Page, label: string, shown: { count: number; of: string }): Promise<number> {
  return page.evaluate(timeUntil, { label, ...shown })
}

function report(name: string, figures: readonly number[], markMs: number): boolean {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  const isKept = at(0.95) < markMs
  console.log(
    `${name}: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms of ${figures.length} (mark ${markMs} ms${isKept ? '' : ', MISSED'})`,
  )
  return isKept
}
