import { useCallback, useEffect, useState } from 'react'
import { afterFirstView } from './first-view.ts'

const AFTERWARDS_MS = 1000

/** Calls back one second after the page has loaded and shows its first view. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // On the server, nothing happens after rendering.
  if (typeof document === 'undefined') return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCancelled = false
  const wait = () =>
    afterFirstView(() => {
      if (!isCancelled) timer = setTimeout(task, AFTERWARDS_MS)
    })
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
    window.removeEventListener('load', wait)
    clearTimeout(timer)
  }
}

/**
 * Loads a heavy part of the page once the page is idle, or as soon as `load` is called. If loading fails, the page works
 * without it: browsers do not request a failed module again.
 */
export function useLazy<T>(
  importPart: () => Promise<T>,
): Readonly<{ part: T | undefined; load: () => Promise<void> }> {
  const [loaded, setLoaded] = useState<Readonly<{ part: T }>>()
  const load = useCallback(async () => {
    const part = await importPart()
    setLoaded({ part })
  }, [importPart])
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
  return { part: loaded?.part, load }
}
