import { statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { setTestClock } from './test-clock/test-clock.ts'

setTestClock()

// Test files of one worker share loaded modules, because loading them took longer than most tests. Stubs and mocks are
// restored after each test.
const sharedModules = { isolate: false, unstubGlobals: true, restoreMocks: true } as const

// Servers and threads that tests start from the sources are compiled once. Node recompiles what changed.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

// Databases and data folders are written to memory where there is enough of it: nobody needs them after a power cut, and
// making or deleting a PostgreSQL database takes a twentieth of the time.
const MEMORY_FOLDER = '/dev/shm'
const MEMORY_BYTES_MIN = 2 * 1024 ** 3
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= MEMORY_BYTES_MIN ? MEMORY_FOLDER : tmpdir()
  } catch {
    return tmpdir()
  }
}

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
          include: ['apps/server/src/**/*.test.ts', 'apps/web/src/**/*.server.test.ts', 'bench/**/*.test.ts'],
          env: { TMPDIR: temporaryFolder() },
          globalSetup: ['apps/server/src/testing/vitest-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
