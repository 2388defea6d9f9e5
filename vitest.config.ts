import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// A file finds its modules loaded by the one before it: loading them took longer than most tests. What a test
// replaces for itself is put back after it.
const oneWorld = { isolate: false, unstubGlobals: true, restoreMocks: true } as const

export default defineConfig({
  test: {
    // The default leaves one core to watch mode.
    maxWorkers: availableParallelism(),
    projects: [
      'apps/web/vitest.config.ts',
      {
        test: {
          ...oneWorld,
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', 'apps/web/src/**/*.unit.test.ts'],
          // Whole weeks are searched for, on machines that may be busy.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...oneWorld,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/vitest-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
