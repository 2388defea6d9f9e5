import { stopAt, type WeekPlace, weekPlaceOf } from './meal-places.ts'

/** A dialog about a meal, and the bar with Undo: their buttons go once they are pressed. */
const PASSING = '[role="dialog"], [role="status"]'

/**
 * Once a focused button is gone or disabled, browsers put the focus on the page, and the next Tab starts at its top. Puts it on
 * the meal instead that was being changed. Returns a function that stops it.
 */
export function keepFocusInWeek(area: HTMLElement): () => void {
  let last: Element | undefined
  let place: WeekPlace | undefined
  let frame = 0

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return
    last = target
    if (area.contains(target)) place = weekPlaceOf(target) ?? place
    else if (!target.closest(PASSING)) place = undefined
  }

  function restore(): void {
    if (document.activeElement !== document.body || !last || !place) return
    // Pressing beside all buttons takes the focus away, too, and is meant so.
    if (last.isConnected && !last.matches(':disabled')) return
    stopAt(area, place)?.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    // Browsers take the focus off a disabled button when they draw, and dialogs give it back after they closed.
    frame = requestAnimationFrame(() => setTimeout(restore))
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
