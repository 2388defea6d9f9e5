import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { findBrowser } from '../../e2e/find-browser.ts'
import { save, signUpWithProfile } from '../../e2e/people.ts'
import { reportTimes, TARGET_MISSED } from '../row.ts'
import { measureSecondVisits } from './second-visit.ts'
import { timeUntil } from './time-until.ts'

/**
 * npm run bench -- screen [rounds=24]: waiting times in the built app in a real browser: a first visit to the landing page
 * and the dashboard, from clicking Generate to the whole week, from clicking Replace to the choices, and opening a planned
 * week again on a slow phone.
 */
const ROUNDS = Number(process.argv.find((word) => word.startsWith('rounds='))?.slice(7) ?? 24)
const TARGETS = { landing: 500, dashboard: 1500, plan: 1000, choices: 150, readable: 1000, answering: 1500 }

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
const waits = {
  landing: [] as number[],
  dashboard: [] as number[],
  plan: [] as number[],
  choices: [] as number[],
  readable: [] as number[],
  answering: [] as number[],
}
try {
  // A new context each round, so that unsent changes of one round do not reach the next.
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
    waits.landing.push(await visit(context))
    const person = await signUpWithProfile(context, server.url)
    await save(context, server.url, person, 'profile', HOUSEHOLDS[round % HOUSEHOLDS.length])
    await measure(context)
    await context.close()
  }
  for (const { readable, answering } of await measureSecondVisits(
    browser,
    server.url,
    HOUSEHOLDS[2],
    ROUNDS,
  )) {
    waits.readable.push(readable)
    waits.answering.push(answering)
  }
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
const isMet = [
  reportTimes('plan: press to whole week', waits.plan, { at: 'p95', ms: TARGETS.plan }),
  reportTimes('replace: press to choices', waits.choices, { at: 'p95', ms: TARGETS.choices }),
  reportTimes('first visit: landing', waits.landing, { at: 'p95', ms: TARGETS.landing }),
  reportTimes('first visit: dashboard', waits.dashboard, { at: 'p95', ms: TARGETS.dashboard }),
  reportTimes('second visit, slow phone: week readable', waits.readable, { at: 'p50', ms: TARGETS.readable }),
  reportTimes('second visit, slow phone: week answers', waits.answering, {
    at: 'p50',
    ms: TARGETS.answering,
  }),
]
process.exit(isMet.every(Boolean) ? 0 : TARGET_MISSED)

/** Milliseconds to load the landing page, signed out and with an empty cache. */
async function visit(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  const began = performance.now()
  await page.goto('/')
  const ms = performance.now() - began
  await page.close()
  return ms
}

async function measure(context: BrowserContext) {
  const page = await context.newPage()
  const began = performance.now()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).waitFor()
  waits.dashboard.push(performance.now() - began)
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
