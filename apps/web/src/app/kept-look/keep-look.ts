import type { KeptLook } from '../../lib/kept-look.ts'
import { toLocalDay } from '../../lib/local-day.ts'
import { paths } from '../../lib/paths.ts'
import { hasSignedOut } from '../../lib/signed-out.ts'

/** Between two changes of a page that is still busy, there is less. */
const SETTLED_MS = 1000
/** Larger pages would take a slow phone longer to read than the app needs. */
const HTML_MAX = 600_000

/** Gives the service worker the look of the week each time it has settled, for the next visit. */
export function watchLook(root: HTMLElement, worker: Pick<ServiceWorker, 'postMessage'>): () => void {
  let startDay: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    if (hasSignedOut() || !isWeekAlone(root)) return
    const day = shownDay(root)
    startDay ??= day
    // The next visit starts on the same day as this one, not on the one looked at since.
    if (day !== startDay) return
    const look = takeLook(root)
    if (look.html.length <= HTML_MAX) worker.postMessage({ look })
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(keep, SETTLED_MS)
  }
  const observer = new MutationObserver(wait)
  observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true })
  wait()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** The week as the dashboard opens with it, with nothing over it and nothing still loading. */
function isWeekAlone(root: HTMLElement): boolean {
  return (
    location.pathname + location.search === paths.dashboard &&
    root.querySelector('main article') !== null &&
    root.querySelector('[data-loading], [aria-busy="true"]') === null &&
    document.querySelector('[role="dialog"], [role="menu"]') === null
  )
}

/** The pressed chip of a narrow screen, which shows one day. */
function shownDay(root: HTMLElement): string {
  return root.querySelector('fieldset [aria-pressed="true"]')?.textContent ?? ''
}

function takeLook(root: HTMLElement): KeptLook {
  const copy = root.cloneNode(true) as HTMLElement
  for (const passing of copy.querySelectorAll('[data-passing], [role="alert"]')) passing.remove()
  // The app's own comes into the page beside it.
  copy.querySelector('#main')?.removeAttribute('id')
  return {
    script: pathOf(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src),
    day: toLocalDay(new Date()),
    title: document.title,
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) =>
      pathOf(href),
    ),
    html: copy.innerHTML,
  }
}

function pathOf(address: string | undefined): string {
  return address === undefined ? '' : new URL(address).pathname
}
