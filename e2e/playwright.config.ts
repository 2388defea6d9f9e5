import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { setTestClock } from '../test-clock/test-clock.ts'
import { findBrowser } from './find-browser.ts'

setTestClock()
const browser = await findBrowser()

const port = Number(process.env.E2E_PORT ?? 3211)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than processors: a story often waits, for a save or for the next frame.
  workers: Math.min(4, availableParallelism() + 1),
  // Only on busy CI machines. Tests that needed it are named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // Generous, as speed is measured by benchmarks: a slow or busy machine should be slow, not red.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }], ['dot']] : 'list',
  use: {
    baseURL,
    // Recording every test would make each a fifth slower. To record one, use --trace on.
    trace: 'on-first-retry',
    // Only the offline tests allow service workers. Otherwise each test would download the whole app to cache it.
    serviceWorkers: 'block',
    launchOptions: {
      ...browser,
      // Talking between its processes takes a browser longer than what it draws. The later switch replaces Playwright's.
      args: [
        ...browser.args,
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
      ],
    },
  },
  projects: [
    // Tests run on a phone, where most people cook and shop, unless they are tagged @desk.
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    // The journeys, and what a wide screen lays out or a mouse does differently, which is tagged @wide, run there, too.
    {
      name: 'desktop',
      grep: /journeys\/|@wide|@desk/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node ../apps/server/dist/main.js',
    url: `${baseURL}/api/health/ready`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'pennyplate-e2e-')),
      LOG_LEVEL: 'warn',
      // No requests to Open Food Facts from tests.
      OFF_BASE_URL: '',
      // All tests sign up from this one address.
      RATE_LIMIT_SCALE: '100',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS} --import=${new URL('one-hash.mjs', import.meta.url).href}`,
    },
  },
})
