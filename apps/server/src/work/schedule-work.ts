import { setTimeout as wait } from 'node:timers/promises'
import { endOldSessions } from '../accounts/end-old-sessions.ts'
import { eraseTraces } from '../accounts/erase-traces.ts'
import type { Deps } from '../deps.ts'
import { sweepAllPhotos } from '../dish-photos/sweep-photos.ts'
import { errorFields } from '../log.ts'
import { sweepSnapshots } from '../update/snapshots.ts'
import { doBillingWork } from './billing-work.ts'

const EVERY_MS = 60_000
const ERASE_TRACES_EVERY = 60
const SWEEP_PHOTOS_EVERY = 360

/** Runs the due work every minute until the server stops. Of several servers with one database, one does it at a time. */
export function scheduleWork(deps: Deps): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    for (let round = 0; ; round++) {
      await deps.clock
        .checkNow()
        .catch((error: unknown) => deps.log.error('the clock could not be checked', errorFields(error)))
      await doBillingWork(deps).catch((error: unknown) =>
        deps.log.error('scheduled work failed', errorFields(error)),
      )
      if (round % ERASE_TRACES_EVERY === 0) {
        await endOldSessions(deps).catch((error: unknown) =>
          deps.log.error('old sessions could not be ended', errorFields(error)),
        )
        await eraseTraces(deps)
        await sweepSnapshots(deps.config.dataDir, deps.now()).catch((error: unknown) =>
          deps.log.error('data saved before updates could not be swept', errorFields(error)),
        )
      } else await deps.database.truncateLog().catch(() => false)
      if (round % SWEEP_PHOTOS_EVERY === 0)
        await sweepAllPhotos(deps).catch((error: unknown) =>
          deps.log.error('photos could not be swept', errorFields(error)),
        )
      const isStopping = await wait(EVERY_MS, false, { signal: stopping.signal, ref: false }).catch(
        () => true,
      )
      if (isStopping || stopping.signal.aborted) return
    }
  }
}
