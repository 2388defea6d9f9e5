import type { QueryClient } from '@tanstack/react-query'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { clearBrowserStorage } from '../../lib/browser-storage.ts'
import { paths } from '../../lib/paths.ts'
import { signOut } from '../../lib/session.ts'
import { eraseLocalCopies } from '../../store/indexed-database.ts'

/** One step on the server: the account, everything stored with it, and every session. */
export function deleteAccount(password: string): Promise<void> {
  const body = { confirmation: 'DELETE', ...(password === '' ? {} : { password }) }
  return callApi('/api/account', { method: 'DELETE', body, parse: ignoreAnswer })
}

/** The account is gone; now this browser forgets it too. Whatever fails here, the person ends on the home page. */
export async function leaveNothingBehind(client: QueryClient, userId: string): Promise<void> {
  try {
    // Takes the pages of this user off the screen, and with them the open copies of their documents.
    await signOut(client)
    await eraseLocalCopies(userId)
  } finally {
    clearBrowserStorage()
    window.location.assign(paths.home)
  }
}
