import { callApi, ignoreAnswer } from './api-client.ts'
import { ApiError } from './api-error.ts'

/** Keeps the flags of the user record, by which other parts know whether there is a pantry without reading it. */
export function reportPantrySize(count: number, now: Date): void {
  report({ hasPantryItems: count > 0, pantryItemCount: count, lastPantryUpdate: now.toISOString() })
}

export function reportPreferences(hasRecipePreferences: boolean, now: Date): void {
  report({ hasRecipePreferences, lastPreferencesUpdate: now.toISOString() })
}

/** A summary that is late is no loss: the next change writes it again. */
function report(body: Readonly<Record<string, unknown>>): void {
  callApi('/api/me/metadata', { method: 'PATCH', body, parse: ignoreAnswer }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}
