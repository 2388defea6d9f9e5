import type { MealSlotName, SlotAddress } from '@pennyplate/domain/week/meal-plan'

/** Drags meals to other places of the week: at once with a mouse, after a long press with a finger. */

/** On what a meal can be dropped: a place, or the chip of a day, which stands for the same meal of that day. */
const PLACE = '[data-drop-day]'
const CARD = '[data-meal-index]'
const MOUSE_SLOP_PX = 6
const TOUCH_SLOP_PX = 10
const LONG_PRESS_MS = 350
/** So near the edge of the screen the page scrolls. */
const EDGE_PX = 60
const SCROLL_PX = 12

type Drag = {
  readonly card: HTMLElement
  readonly from: SlotAddress
  readonly pointerId: number
  readonly startX: number
  readonly startY: number
  readonly isTouch: boolean
  ghost: HTMLElement | undefined
  over: Element | undefined
}

/** Returns a function that stops it. */
export function watchDrags(
  area: HTMLElement,
  onMove: (from: SlotAddress, to: SlotAddress) => void,
): () => void {
  let drag: Drag | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    clearTimeout(timer)
    drag?.ghost?.remove()
    drag?.over?.removeAttribute('data-drop-over')
    drag?.card.removeAttribute('data-dragged')
    drag = undefined
  }

  function lift(now: Drag): void {
    const ghost = pictureOf(now.card)
    area.append(ghost)
    now.ghost = ghost
    now.card.setAttribute('data-dragged', '')
    if (now.isTouch) navigator.vibrate?.(20)
  }

  function follow(now: Drag, x: number, y: number): void {
    if (now.ghost) now.ghost.style.translate = `${x - now.startX}px ${y - now.startY}px`
    const over = placeUnder(x, y)
    if (over !== now.over) {
      now.over?.removeAttribute('data-drop-over')
      over?.setAttribute('data-drop-over', '')
      now.over = over
    }
    if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
    else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
  }

  function onPointerDown(event: PointerEvent): void {
    if (drag || !event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return
    const card = event.target.closest<HTMLElement>(CARD)
    const from = card && addressOf(card)
    if (!card || !from) return
    const isTouch = event.pointerType !== 'mouse'
    const { pointerId, clientX: startX, clientY: startY } = event
    drag = { card, from, pointerId, startX, startY, isTouch, ghost: undefined, over: undefined }
    if (isTouch) timer = setTimeout(() => drag && lift(drag), LONG_PRESS_MS)
  }

  function onPointerMove(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointerId) return
    const { clientX: x, clientY: y } = event
    const distance = Math.hypot(x - drag.startX, y - drag.startY)
    if (!drag.ghost) {
      // A finger that moves at once scrolls.
      if (drag.isTouch && distance > TOUCH_SLOP_PX) end()
      if (!drag || drag.isTouch || distance <= MOUSE_SLOP_PX) return
      lift(drag)
      getSelection()?.removeAllRanges()
    }
    event.preventDefault()
    follow(drag, x, y)
  }

  function onPointerUp(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointerId) return
    const { ghost, over, from } = drag
    const to = ghost && over && targetOf(over, from)
    if (ghost) swallowNextClick()
    end()
    if (to) onMove(from, to)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && drag?.ghost) end()
  }

  /** Else the page would scroll under the finger, and a long press would open the menu of the browser. */
  function whileLifted(event: Event): void {
    if (drag?.ghost) event.preventDefault()
  }
  function onContextMenu(event: Event): void {
    if (drag?.isTouch) event.preventDefault()
  }

  const listeners = [
    [area, 'pointerdown', onPointerDown],
    [area, 'contextmenu', onContextMenu],
    [area, 'dragstart', (event: Event) => event.preventDefault()],
    [window, 'pointermove', onPointerMove],
    [window, 'pointerup', onPointerUp],
    [window, 'pointercancel', end],
    [window, 'keydown', onKeyDown],
    [window, 'touchmove', whileLifted],
  ] as const
  // Each listener is for the type beside it.
  for (const [target, type, listener] of listeners)
    target.addEventListener(type, listener as EventListener, { passive: false })
  return () => {
    end()
    for (const [target, type, listener] of listeners)
      target.removeEventListener(type, listener as EventListener)
  }
}

function pictureOf(card: HTMLElement): HTMLElement {
  const { width, height, left, top } = card.getBoundingClientRect()
  // A node that was cloned is of the same class.
  const ghost = card.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '90',
    width: `${width}px`,
    height: `${height}px`,
    left: `${left}px`,
    top: `${top}px`,
    opacity: '0.9',
    pointerEvents: 'none',
    boxShadow: '0 8px 24px rgb(0 0 0 / 25%)',
  })
  return ghost
}

function placeUnder(x: number, y: number): Element | undefined {
  const under = document.elementFromPoint(x, y)
  const chip = under?.closest('button')?.querySelector(PLACE)
  return under?.closest(PLACE) ?? chip ?? undefined
}

function addressOf(card: HTMLElement): SlotAddress | undefined {
  const place = card.closest<HTMLElement>(PLACE)
  const slot = place?.dataset.dropSlot
  if (!place || slot === undefined) return undefined
  // Written by week-view.tsx.
  return withIndex(Number(place.dataset.dropDay), slot as MealSlotName, Number(card.dataset.mealIndex))
}

function targetOf(over: Element, from: SlotAddress): SlotAddress | undefined {
  const { dropDay, dropSlot, dropSnacks } = over instanceof HTMLElement ? over.dataset : {}
  const day = Number(dropDay)
  const slot = (dropSlot ?? from.slot) as MealSlotName
  if (day === from.day && slot === from.slot) return undefined
  // A snack joins the others.
  return withIndex(day, slot, Number(dropSnacks ?? Number.MAX_SAFE_INTEGER))
}

function withIndex(day: number, slot: MealSlotName, index: number): SlotAddress {
  return slot === 'snacks' ? { day, slot, index: Math.min(index, SNACKS_MAX) } : { day, slot }
}

/** The place of a snack that a request may name. */
const SNACKS_MAX = 19

/** The release of a dragged card is a click for the browser. */
function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}
