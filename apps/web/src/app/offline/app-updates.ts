import { useSyncExternalStore } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

const WORKER = '/service-worker.js'
const CHECK_EVERY_MS = 3_600_000

let registration: ServiceWorkerRegistration | undefined
let isReady = false
const listeners = new Set<() => void>()

/**
 * Keeps the app in this browser, so that it opens without a network, and looks for a newer version now and then. Called
 * once somebody is signed in and the page stands: a visitor downloads nothing they may never need.
 */
export async function keepAppOffline(): Promise<void> {
  if (registration || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    registration = await navigator.serviceWorker.register(WORKER)
  } catch {
    // Private windows and full disks refuse: the app then simply needs the network to open.
    return
  }
  // Browsers that are told to have no workers answer nothing at all.
  const found: ServiceWorkerRegistration | undefined = registration
  if (!found) return
  whenIdle(() => void letWorkerAnswer())
  if (found.waiting) announce()
  found.addEventListener('updatefound', () => {
    const coming = found.installing
    coming?.addEventListener('statechange', () => {
      // The very first worker is no update: there was nothing before it.
      if (coming.state === 'installed' && navigator.serviceWorker.controller) announce()
    })
  })
  setInterval(() => void found.update().catch(() => undefined), CHECK_EVERY_MS)
}

/** The first worker comes when its page is there already, and answers only the next one unless it is told to. */
async function letWorkerAnswer(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) active?.postMessage('answer-pages')
}

/** Every change made here is already in the browser's own copy or on the server, so a reload loses none of them. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting
  if (!waiting) {
    window.location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage('take-over')
}

export function useIsNewVersionReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isReady,
  )
}

function announce() {
  isReady = true
  for (const listener of listeners) listener()
}
