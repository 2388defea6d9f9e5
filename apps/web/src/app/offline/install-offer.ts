import { useSyncExternalStore } from 'react'
import { readStoredText, storeText } from '../../lib/browser-storage.ts'

const POSTPONED_KEY = 'pennyplate.install-put-off'

/** Chromium's install event. It is not standard, so TypeScript has no type for it. */
type InstallPrompt = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export type InstallOffer = 'none' | 'button' | 'by-hand'

let prompt: InstallPrompt | undefined
const listeners = new Set<() => void>()

/** The browser offers to install once, early. The event is stored, and offered later where it does not interrupt. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // Safe: only browsers with this event type send it.
    prompt = event as InstallPrompt
    changed()
  })
  window.addEventListener('appinstalled', () => {
    prompt = undefined
    changed()
  })
}

export function useInstallOffer(): InstallOffer {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentOffer,
    () => 'none',
  )
}

export async function install(): Promise<void> {
  const offered = prompt
  if (!offered) return
  // An offer works once. After a no, the browser decides when to offer again.
  prompt = undefined
  await offered.prompt()
  const { outcome } = await offered.userChoice
  if (outcome === 'dismissed') postpone()
  changed()
}

export function postpone(): void {
  storeText(POSTPONED_KEY, 'yes')
  changed()
}

function currentOffer(): InstallOffer {
  if (readStoredText(POSTPONED_KEY) !== null || isInstalled()) return 'none'
  if (prompt) return 'button'
  return isAppleHandheld() ? 'by-hand' : 'none'
}

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}

/** Safari on phones and tablets sends no event; its Share menu installs. An iPad calls itself a Mac, but has touch. */
function isAppleHandheld(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

function changed() {
  for (const listener of listeners) listener()
}
