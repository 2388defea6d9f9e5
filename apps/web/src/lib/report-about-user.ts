import { callApi, ignoreAnswer } from './api-client.ts'
import { ApiError } from './api-error.ts'

/** Updates the user's metadata, so that other parts know whether there is a pantry without reading it. */
export function reportPantrySize(count: number, now: Date): void {
  report({ hasPantryItems: count > 0, pantryItemCount: count, lastPantryUpdate: now.toISOString() })
}

export function reportPreferences(hasRecipePreferences: boolean, now: Date): void {
  report({ hasRecipePreferences, lastPreferencesUpdate: now.toISOString() })
}

/** A failed call is ignored: the next change sends the metadata again. */
function report(body: Readonly<Record<string, unknown>>): void {
  callApi('/api/me/metadata', { method: 'PATCH', body, parse: ignoreAnswer }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}
