import fc from 'fast-check'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { openRealServer } from './real-server.ts'

export type RealServer = Awaited<ReturnType<typeof openRealServer>>

/** Has random acts played, each time on a server and a clock of their own. */
export async function playOnRealServer<Act>(
  act: fc.Arbitrary<Act>,
  { acts, ...runs }: Readonly<{ acts: number; numRuns: number; endOnFailure?: boolean }>,
  play: (acts: readonly Act[], server: RealServer, clock: ManualClock) => Promise<void>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: acts, maxLength: acts }), async (played) => {
      const server = await openRealServer()
      try {
        await play(played, server, createManualClock())
      } finally {
        await server.close()
      }
    }),
    runs,
  )
}
