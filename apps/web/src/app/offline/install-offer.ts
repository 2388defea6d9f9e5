import { useSyncExternalStore } from 'react'
import { readStoredText, storeText } from '../../lib/browser-storage.ts'

const PUT_OFF_KEY = 'pennyplate.install-put-off'

/** Chromium's offer to install; no standard and so not in the library of types. */
type InstallPrompt = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export type InstallOffer = 'none' | 'button' | 'by-hand'

let prompt: InstallPrompt | undefined
const listeners = new Set<() => void>()

/** The browser makes its offer once, early: it is taken down here and shown where it does not interrupt. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // Only browsers that have this kind of event send it.
    prompt = event as InstallPrompt
    changed()
  })
  window.addEventListener('appinstalled', () => {
    prompt = undefined
    changed()
  })
}

export function useInstallOffer(): InstallOffer {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentOffer)
}

export async function install(): Promise<void> {
  const offered = prompt
  if (!offered) return
  // It can be asked once; after a no the browser decides when to offer it again.
  prompt = undefined
  await offered.prompt()
  const { outcome } = await offered.userChoice
  if (outcome === 'dismissed') putOff()
  changed()
}

export function putOff(): void {
  storeText(PUT_OFF_KEY, 'yes')
  changed()
}

function currentOffer(): InstallOffer {
  if (readStoredText(PUT_OFF_KEY) !== null || isInstalled()) return 'none'
  if (prompt) return 'button'
  return isAppleHandheld() ? 'by-hand' : 'none'
}

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}

/** Safari there makes no offer: its Share menu does it. An iPad calls itself a Mac, but has a touch screen. */
function isAppleHandheld(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

function changed() {
  for (const listener of listeners) listener()
}
