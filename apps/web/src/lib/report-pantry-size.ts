import { callApi, ignoreAnswer } from './api-client.ts'
import { ApiError } from './api-error.ts'

/** Keeps the flags of the user record, by which other parts know whether there is a pantry without reading it. */
export function reportPantrySize(count: number, now: Date): void {
  const body = { hasPantryItems: count > 0, pantryItemCount: count, lastPantryUpdate: now.toISOString() }
  callApi('/api/me/metadata', { method: 'PATCH', body, parse: ignoreAnswer }).catch((error: unknown) => {
    // A summary that is late is no loss: the next change of the pantry writes it again.
    if (!(error instanceof ApiError)) throw error
  })
}
