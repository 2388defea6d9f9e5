/** What was on the page when it last settled, for the service worker to show on the next visit before the app runs. */
export type KeptLook = Readonly<{
  /** The page's first script, whose name changes with every file of the app. */
  script: string
  /** The day on which it was true. */
  day: string
  title: string
  styles: readonly string[]
  html: string
}>

export const LOOK_CACHE = 'pennyplate-look'
/** Which dishes and foods somebody saw. */
export const DRAWINGS_CACHE = 'pennyplate-drawings'

export const FORGET_LOOK = 'forget-look'

/** It shows one person's week. */
export function forgetLook(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  // Undefined in browsers where service workers are disabled.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.controller?.postMessage(FORGET_LOOK)
}
