import { awaitFirstView, firstViewShown } from '../../lib/first-view.ts'

/** Takes the look of the last visit off the page as soon as the app, which is rendered behind it, has more to show than Loading. */
export function giveWayToApp(root: HTMLElement): void {
  awaitFirstView()
  const observer = new MutationObserver(() => {
    if (root.querySelector('main') === null || root.querySelector('[data-loading]')) return
    observer.disconnect()
    document.getElementById('kept-look')?.remove()
    firstViewShown()
  })
  observer.observe(root, { childList: true, subtree: true })
}
