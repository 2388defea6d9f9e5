/** Where a meal stands, or could: the same for cards, empty places and days that are still hidden. */
export type WeekPlace = Readonly<{ day: number; slot: string; index: number }>

const CELL = '[data-drop-slot]'

export function weekPlaceOf(element: Element): WeekPlace | undefined {
  const cell = element.closest<HTMLElement>(CELL)
  if (!cell) return undefined
  const { dropDay, dropSlot = '' } = cell.dataset
  const card = element.closest<HTMLElement>('[data-meal-index]')
  return { day: Number(dropDay), slot: dropSlot, index: Number(card?.dataset.mealIndex ?? 0) }
}

/** The first button of each card and each empty place of a day, from breakfast on. */
export function stopsOf(area: Element, day: number): HTMLElement[] {
  const cells = [...area.querySelectorAll(`[data-drop-day="${day}"]${CELL}`)]
  const cards = cells.flatMap((cell) => [...cell.children])
  return cards.flatMap((card) => card.querySelector<HTMLElement>('button:not(:disabled)') ?? [])
}

/** The button of this place, or of the nearest place of its slot. */
export function stopAt(area: Element, { day, slot, index }: WeekPlace): HTMLElement | undefined {
  const inSlot = stopsOf(area, day).filter((stop) => weekPlaceOf(stop)?.slot === slot)
  return inSlot[Math.min(index, inSlot.length - 1)]
}
