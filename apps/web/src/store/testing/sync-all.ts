import { WRITE_DEBOUNCE_MS, WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import type { DocumentStore } from '../document-store.ts'
import type { ManualClock } from './manual-clock.ts'

/** Devices that can all reach the server again send what they have and read what the others sent. */
export async function syncAll(
  stores: () => readonly DocumentStore[],
  clock: ManualClock,
  flushTasks: () => Promise<void>,
): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await clock.advance(WRITE_DEBOUNCE_MS + WRITE_RETRY_MS)
    for (const store of stores()) await store.wake()
    await flushTasks()
  }
  for (const store of stores()) await store.loadAll()
  await flushTasks()
}
