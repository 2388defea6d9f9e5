import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

const port = Number(process.env.E2E_PORT ?? 3211)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // On a machine busy with other work; a story that needs it is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }], ['dot']] : 'list',
  use: {
    baseURL,
    // Recording every story would cost each a fifth of its time. To look at one: --trace on.
    trace: 'on-first-retry',
    // Only stories about being offline keep the app in the browser: the others would each download all of it.
    serviceWorkers: 'block',
    launchOptions: await findBrowser(),
  },
  projects: [
    // Every story is told on a phone, which is where most people cook and shop.
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
    // On a wide screen too: the journeys, and what is about how a screen is laid out, which is tagged @wide.
    {
      name: 'desktop',
      grep: /journeys\/|@wide/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
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
      // Tests ask nobody outside.
      OFF_BASE_URL: '',
      // Every story signs up its own people from this one address.
      RATE_LIMIT_SCALE: '100',
    },
  },
})
