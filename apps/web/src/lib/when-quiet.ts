import { useCallback, useEffect, useState } from 'react'

const AFTER_LOAD_MS = 1000

/** Calls back once the page has loaded and had the time to draw what it came for. Answers how to call that off. */
export function whenQuiet(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(task, AFTER_LOAD_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
  }
}

/**
 * A part that is heavy and not looked at first, loaded once what the page came for had the time to be drawn. Where it cannot
 * be had, the page goes on without it: browsers do not ask twice for a module that failed.
 */
export function useLater<T>(
  load: () => Promise<T>,
): Readonly<{ it: T | undefined; now: () => Promise<void> }> {
  const [loaded, setLoaded] = useState<Readonly<{ it: T }>>()
  const now = useCallback(async () => {
    const it = await load()
    setLoaded({ it })
  }, [load])
  useEffect(() => whenQuiet(() => void now().catch(() => {})), [now])
  return { it: loaded?.it, now }
}
