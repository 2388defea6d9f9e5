import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Test files of one worker share loaded modules, because loading them took longer than most tests. Stubs and mocks are
// restored after each test.
const sharedModules = { isolate: false, unstubGlobals: true, restoreMocks: true } as const

export default defineConfig({
  test: {
    // By default, one core is left idle for watch mode.
    maxWorkers: availableParallelism(),
    projects: [
      'apps/web/vitest.config.ts',
      {
        test: {
          ...sharedModules,
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', 'apps/web/src/**/*.unit.test.ts'],
          // Some tests plan whole weeks, on machines that may be busy.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...sharedModules,
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
