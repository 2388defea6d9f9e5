import { useSyncExternalStore } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { takeOver } from './take-over.ts'

const WORKER = '/service-worker.js'
const CHECK_EVERY_MS = 3_600_000

let registration: ServiceWorkerRegistration | undefined
let isReady = false
const listeners = new Set<() => void>()

/**
 * Starts the service worker, so that the app opens without a network, and checks for new versions. Called after sign-in and
 * page load: visitors should not download what they may never need.
 */
export async function keepAppOffline(): Promise<void> {
  if (registration || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    registration = await navigator.serviceWorker.register(WORKER)
  } catch {
    // Fails in private windows and on full disks. The app then needs the network to open.
    return
  }
  // Undefined in browsers where service workers are disabled.
  const found: ServiceWorkerRegistration | undefined = registration
  if (!found) return
  whenIdle(() => void activateFirstWorker().then(keepLooks))
  if (found.waiting) notifyListeners()
  found.addEventListener('updatefound', () => {
    const coming = found.installing
    coming?.addEventListener('statechange', () => {
      // The first worker is not an update.
      if (coming.state === 'installed' && navigator.serviceWorker.controller) notifyListeners()
    })
  })
  setInterval(() => void found.update().catch(() => undefined), CHECK_EVERY_MS)
}

/** Without this message the first worker would handle requests only from the next page load. */
async function activateFirstWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) active?.postMessage('answer-pages')
}

/** For the next visit, so its code loads after everything of this one. */
async function keepLooks(): Promise<void> {
  const [{ active }, { watchLook }] = await Promise.all([
    navigator.serviceWorker.ready,
    import('../kept-look/keep-look.ts'),
  ])
  const root = document.getElementById('root')
  if (root && active) watchLook(root, active)
}

/** Reloads with the new version. Edits are already stored in this browser or on the server, so none is lost. */
export function takeNewVersion(): void {
  const reload = () => window.location.reload()
  if (registration?.waiting) takeOver(registration, navigator.serviceWorker, reload)
  else reload()
}

export function useIsNewVersionReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isReady,
    () => false,
  )
}

function notifyListeners() {
  isReady = true
  for (const listener of listeners) listener()
}
