import type { QueryClient } from '@tanstack/react-query'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { clearBrowserStorage } from '../../lib/browser-storage.ts'
import type { Me } from '../../lib/me.ts'
import { paths } from '../../lib/paths.ts'
import { leaveBrowser } from '../../store/leave-browser.ts'

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
    await leaveBrowser(client, me)
  } finally {
    clearBrowserStorage()
    window.location.assign(paths.home)
  }
}
