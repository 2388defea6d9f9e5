import { isSameJson } from '../json-equality.ts'
import { type LineAddress, type PlacedLine, placedLines, type ShoppingList } from './shopping-list-lines.ts'

/** Lines that were checked off in the store. Each line says when, so a checkmark goes wherever its line goes. */

export function lineKey({ category, name, nth }: LineAddress): string {
  return JSON.stringify([category, name, nth])
}

export function tickedLines(list: ShoppingList): LineAddress[] {
  return placedLines(list).flatMap(({ line, address }) => (line.tickedAt === undefined ? [] : [address]))
}

/** Checks lines off, or takes their checkmarks away. A line that is checked off already keeps its moment. */
export function withTicks(
  list: ShoppingList,
  lines: readonly LineAddress[],
  tickedAt: string | null,
): ShoppingList {
  const keys = new Set(lines.map(lineKey))
  return withMoments(list, ({ line, address }) => {
    if (!keys.has(lineKey(address))) return line.tickedAt
    return tickedAt === null ? undefined : (line.tickedAt ?? tickedAt)
  })
}

/** The list with the checkmarks of another copy of it. A line that the other copy lacks keeps its own. */
export function withTicksOf(list: ShoppingList, other: ShoppingList): ShoppingList {
  const moments = new Map(
    placedLines(other).map(({ line, address }) => [lineKey(address), line.tickedAt] as const),
  )
  return withMoments(list, ({ line, address }) => {
    const key = lineKey(address)
    return moments.has(key) ? moments.get(key) : line.tickedAt
  })
}

/** Lines are checked off by commands only: whoever writes the whole list may not know what others checked off meanwhile. */
export function withStoredTicks(written: ShoppingList, stored: ShoppingList): ShoppingList {
  return written.createdAt === stored.createdAt ? withTicksOf(written, stored) : written
}

export function withoutTicks(list: ShoppingList): ShoppingList {
  return withMoments(list, () => undefined)
}

/** Whatever was checked off since. */
export function isSameList(one: ShoppingList | null, other: ShoppingList | null): boolean {
  if (one === null || other === null) return one === other
  return isSameJson(withoutTicks(one), withoutTicks(other))
}

function withMoments(list: ShoppingList, momentOf: (placed: PlacedLine) => string | undefined): ShoppingList {
  const sections = list.sections.map((section) => ({
    ...section,
    items: placedLines({ sections: [section] }).map((placed) => {
      const { tickedAt: _, ...line } = placed.line
      const tickedAt = momentOf(placed)
      return tickedAt === undefined ? line : { ...line, tickedAt }
    }),
  }))
  return { ...list, sections }
}
