import type { QueryClient } from '@tanstack/react-query'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { clearBrowserStorage } from '../../lib/browser-storage.ts'
import type { Me } from '../../lib/me.ts'
import { paths } from '../../lib/paths.ts'
import { signOut } from '../../lib/session.ts'
import { eraseLocalCopies } from '../../store/indexed-database.ts'
import { eraseOwnCopy } from '../../store/own-recipes-copy.ts'

/** Deletes the account, all its data and all sessions on the server. */
export function requestAccountDeletion(password: string): Promise<void> {
  const body = { confirmation: 'DELETE', ...(password === '' ? {} : { password }) }
  return callApi('/api/account', { method: 'DELETE', body, parse: ignoreAnswer })
}

/** Deletes everything this browser stores about the account. Ends on the home page even if something fails. */
export async function clearBrowserData(
  client: QueryClient,
  me: Pick<Me, 'id' | 'householdId'>,
): Promise<void> {
  try {
    // Closes the user's pages and with them the open databases.
    await signOut(client)
    await eraseLocalCopies(me.householdId, me.id)
    await eraseOwnCopy(me.householdId)
  } finally {
    clearBrowserStorage()
    window.location.assign(paths.home)
  }
}
