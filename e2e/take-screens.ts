import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { findBrowser } from './find-browser.ts'
import { budgetRail, thisWeek } from './meal-plan-steps.ts'
import { save, signUp, signUpWithProfile } from './people.ts'
import { SHOTS, type Shot, type Size, type Theme, type Who } from './screens.ts'
import { PROFILE } from './screens-actions.ts'

/**
 * Takes the screenshots for docs/screens: `npm run screens`, or some of them: `npm run screens -- aisle phone`.
 * Every screen in every size and theme: `npm run screens -- --all /tmp/screens`.
 */
const DOCS = fileURLToPath(new URL('../docs/screens/', import.meta.url))
const SIZES: Record<Size, object> = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 },
  tablet: { viewport: { width: 768, height: 1024 } },
  desktop: { viewport: { width: 1440, height: 900 } },
}
/** A plan begins today, so the screenshots are taken on a Sunday, whenever they are taken. */
const SUNDAY = new Date(`${thisWeek()}T12:00:00`)
const PANTRY = [
  { id: 'a', name: 'Old-fashioned oats', brand: 'Great Value', quantity: '1 box', category: 'Grains' },
  { id: 'b', name: 'Black beans', quantity: '3 cans', category: 'Canned' },
  { id: 'c', name: 'Large eggs', quantity: '12 eggs', category: 'Dairy' },
  { id: 'd', name: 'Frozen spinach', quantity: '2 bags', category: 'Frozen' },
]

const { values, positionals: only } = parseArgs({
  options: { all: { type: 'string' } },
  allowPositionals: true,
})
const out = values.all === undefined ? DOCS : resolve(values.all)
mkdirSync(out, { recursive: true })

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'pennyplate-screens-')))
const [dataDir = '', demoDir = ''] = folders
const server = await startServerProcess({ dataDir, databaseUrl: undefined })
const demo = await startServerProcess({ dataDir: demoDir, databaseUrl: undefined }, { DEMO_MODE: 'true' })
const found = await findBrowser()
// Without this, headless Linux rounds each letter's position to a whole pixel.
const browser = await chromium.launch({ ...found, args: [...found.args, '--font-render-hinting=none'] })
try {
  const wanted = new Set<string>()
  for (const size of ['phone', 'tablet', 'desktop'] as const)
    for (const theme of ['light', 'dark'] as const)
      for (const name of await takeAll(size, theme)) wanted.add(name)
  if (values.all === undefined && only.length === 0)
    for (const file of readdirSync(DOCS)) if (!wanted.has(file)) rmSync(join(DOCS, file))
} finally {
  await browser.close()
  await Promise.all([server.kill('SIGTERM'), demo.kill('SIGTERM')])
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

async function takeAll(size: Size, theme: Theme): Promise<string[]> {
  const fileOf = ({ name }: Shot) => `${name}-${size}-${theme}.png`
  const isWanted = (shot: Shot) =>
    (values.all !== undefined || shot.kept?.includes(`${size}-${theme}`)) &&
    only.every((word) => fileOf(shot).includes(word))
  const people = new Set(SHOTS.filter(isWanted).map(({ who }) => who))
  const contexts = new Map<Who, BrowserContext>()
  for (const who of people) {
    const baseURL = who === 'visitor' ? demo.url : server.url
    const context = await browser.newContext({
      ...SIZES[size],
      colorScheme: theme,
      baseURL,
      serviceWorkers: 'block',
    })
    await context.clock.install({ time: SUNDAY })
    await prepare(context, who, `${who}.${size}.${theme}@example.org`)
    contexts.set(who, context)
  }
  for (const shot of SHOTS) {
    const context = contexts.get(shot.who)
    // Later screenshots may depend on this one's actions, so they run even if it is not wanted.
    if (!context || !(isWanted(shot) || shot.act)) continue
    const page = await context.newPage()
    try {
      await page.goto(shot.path)
      await page.waitForLoadState('networkidle')
      await shot.act?.(page)
      await page.waitForLoadState('networkidle')
      if (isWanted(shot)) {
        if (shot.wholePage) await growToWhole(page)
        await page.screenshot({ path: join(out, fileOf(shot)) })
      }
    } catch (error) {
      process.exitCode = 1
      process.stderr.write(`${fileOf(shot)}: ${error}\n`)
    }
    await page.close()
  }
  for (const context of contexts.values()) await context.close()
  return SHOTS.filter(isWanted).map(fileOf)
}

/** Enlarges the window instead of taking a full-page screenshot, so that bars fixed to the bottom stay at the bottom. */
async function growToWhole(page: Page) {
  const { width = 0 } = page.viewportSize() ?? {}
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, 1600) })
}

async function prepare(context: BrowserContext, who: Who, email: string) {
  if (who === 'guest' || who === 'visitor') return
  if (who === 'new') {
    await signUp(context, server.url, email)
    return
  }
  const person = await signUpWithProfile(context, server.url, email)
  await save(context, server.url, person, 'pantry', PANTRY)
  if (who !== 'planner') return
  await save(context, server.url, person, 'profile', PROFILE)
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await budgetRail(page).waitFor()
  // The next page reads the plan from the server, so wait until it is saved.
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
  await page.close()
}
