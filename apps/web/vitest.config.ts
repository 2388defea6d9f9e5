import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { findBrowser } from '../../e2e/find-browser.ts'
import { setTestClock } from '../../test-clock/test-clock.ts'
import viteConfig from './vite.config.ts'

const { executablePath, args, env } = await findBrowser()

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'web',
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: ['./shift-test-clock.ts', './tell-what-failed-showed.ts'],
      env: { TEST_CLOCK_SHIFT_MS: String(setTestClock()) },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args, env } }),
        instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
      },
    },
  }),
)
