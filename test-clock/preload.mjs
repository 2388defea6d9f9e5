import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'
import { shiftDate } from './shift-date.mjs'

/** Every Node process and thread of a test run loads this first; see `test-clock.ts`. */
shiftDate(Number(process.env.TEST_CLOCK_SHIFT_MS))

// A thread that is given flags of its own does not get those of NODE_OPTIONS.
threads.Worker = class extends threads.Worker {
  constructor(file, options = {}) {
    const { execArgv } = options
    super(file, execArgv ? { ...options, execArgv: [...execArgv, `--import=${import.meta.url}`] } : options)
  }
}
syncBuiltinESMExports()
