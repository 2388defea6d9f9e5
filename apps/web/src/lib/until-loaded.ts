import { announceWaiting, PartFailure } from './part-failure.ts'
import { reloadByItself } from './reload-by-itself.ts'
import { hasUnsavedWork } from './unsaved-work.ts'

const AGAIN_MS = 5000
const REACH_TIMEOUT_MS = 10_000

const retries = new Set<() => void>()

/**
 * Loads what is needed now. Waits for a connection if there is none. If only a reload helps, reloads the page or waits until the
 * person does; app/part-trouble-notice.tsx tells them.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (failure) {
      if (!(failure instanceof PartFailure)) throw failure
      if (failure.trouble === 'unreachable' || !(await isServerReachable())) await announceWaiting(nextTry())
      else await reloaded(failure)
    }
  }
}

/** At once, for everything that waits. */
export function tryAgain(): void {
  for (const retry of [...retries]) retry()
}

function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(retry, AGAIN_MS)
    function retry() {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
      retries.delete(retry)
      resolve()
    }
    window.addEventListener('online', retry)
    retries.add(retry)
  })
}

/** A browser that reloads without a connection shows a page of its own. */
async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/health/live', { signal: AbortSignal.timeout(REACH_TIMEOUT_MS) })).ok
  } catch {
    return false
  }
}

/** Never resolves, as the page goes. */
async function reloaded(failure: PartFailure): Promise<never> {
  const answer = reloadByItself({
    nowMs: Date.now(),
    hasUnsavedWork: hasUnsavedWork(),
    reload: () => window.location.reload(),
  })
  if (answer === 'in-vain') throw failure
  return new Promise(() => {})
}
