import { useCallback, useEffect, useState } from 'react'
import { afterFirstView } from './first-view.ts'
import { untilLoaded } from './until-loaded.ts'

const AFTERWARDS_MS = 1000

/**
 * Calls back one second after the page has loaded and shows its first view, and not before there is a connection. Returns a
 * function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  // On the server, nothing happens after rendering.
  if (typeof document === 'undefined') return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCancelled = false
  const start = () => {
    if (canLoadFiles()) task()
    else window.addEventListener('online', task, { once: true })
  }
  const wait = () =>
    afterFirstView(() => {
      if (!isCancelled) timer = setTimeout(start, AFTERWARDS_MS)
    })
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
    window.removeEventListener('load', wait)
    window.removeEventListener('online', task)
    clearTimeout(timer)
  }
}

/** A service worker has every file of the app. */
function canLoadFiles(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}

/** Loads what may be asked for later, unless the browser is set to save data: then it is loaded when it is asked for. */
export function loadAhead(load: () => Promise<unknown>): void {
  if (!isSavingData()) loadWhenIdle(load)
}

function isSavingData(): boolean {
  // Chromium alone has it, and the DOM's types do not.
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** If the connection drops meanwhile, it is loaded once more when it is back. */
function loadWhenIdle(load: () => Promise<unknown>): () => void {
  let isCancelled = false
  const attempt = () =>
    void load().catch(() => !isCancelled && window.addEventListener('online', attempt, { once: true }))
  const cancel = whenIdle(attempt)
  return () => {
    isCancelled = true
    window.removeEventListener('online', attempt)
    cancel()
  }
}

/** Loads a heavy part of the page once the page is idle, or as soon as `load` is called. The page works without it. */
export function useLazy<T>(
  importPart: () => Promise<T>,
): Readonly<{ part: T | undefined; load: () => Promise<void> }> {
  const [loaded, setLoaded] = useState<Readonly<{ part: T }>>()
  const importAndShow = useCallback(async () => {
    const part = await importPart()
    setLoaded({ part })
  }, [importPart])
  useEffect(() => loadWhenIdle(importAndShow), [importAndShow])
  return { part: loaded?.part, load: () => untilLoaded(importAndShow) }
}
