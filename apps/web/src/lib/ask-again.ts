import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Asks again for what is on screen and could not be fetched: at once when the browser comes online, and after growing waits
 * while the server cannot be reached, because browsers come online before the first request gets through.
 */
export function askAgain(client: QueryClient): void {
  let waitMs = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function askLater() {
    if (timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      // Offline, nothing gets through: the online event asks.
      if (!navigator.onLine) return
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)
      void client.refetchQueries({ type: 'active', predicate: isUnreached })
    }, waitMs)
  }

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return
    if (isUnreached(query)) askLater()
    else if (query.state.status === 'success') waitMs = FIRST_WAIT_MS
  })
  window.addEventListener('online', () => {
    waitMs = FIRST_WAIT_MS
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
}

function isUnreached({ state: { status, fetchStatus, error } }: Query): boolean {
  return status === 'error' && fetchStatus === 'idle' && error instanceof ApiError && error.status === 0
}
