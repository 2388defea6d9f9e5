import {
  type LineAddress,
  type PlacedLine,
  placedLines,
  type StoredLine,
  type StoredSections,
  sectionsIn,
} from './shopping-list-lines.ts'

/** Lines that were checked off in the store. Each line says when, so a checkmark goes wherever its line goes. */

export function lineKey({ category, name, nth }: LineAddress): string {
  return JSON.stringify([category, name, nth])
}

export function tickedLines(list: StoredSections<StoredLine>): LineAddress[] {
  return placedLines(list).flatMap(({ line, address }) => (line.tickedAt === undefined ? [] : [address]))
}

/** Checks lines off, or takes their checkmarks away. A line that is checked off already keeps its moment. */
export function withTicks<S extends StoredSections<StoredLine>>(
  list: S,
  lines: readonly LineAddress[],
  tickedAt: string | null,
): S {
  const keys = new Set(lines.map(lineKey))
  return withMoments(list, ({ line, address }) => {
    if (!keys.has(lineKey(address))) return line.tickedAt
    return tickedAt === null ? undefined : (line.tickedAt ?? tickedAt)
  })
}

/** The list with the checkmarks of another copy of it. A line that the other copy lacks keeps its own. */
export function withTicksOf<S extends StoredSections<StoredLine>>(
  list: S,
  other: StoredSections<StoredLine>,
): S {
  const moments = new Map(
    placedLines(other).map(({ line, address }) => [lineKey(address), line.tickedAt] as const),
  )
  return withMoments(list, ({ line, address }) => {
    const key = lineKey(address)
    return moments.has(key) ? moments.get(key) : line.tickedAt
  })
}

/** Lines are checked off by commands only: whoever writes the whole list may not know what others checked off meanwhile. */
export function withStoredTicks(written: object, stored: object): Readonly<{ [field: string]: unknown }> {
  const [now, then] = [sectionsIn(written), sectionsIn(stored)]
  return { ...(now.createdAt === then.createdAt ? withTicksOf(now, then) : written) }
}

export function withoutTicks<S extends StoredSections<StoredLine>>(list: S): S {
  return withMoments(list, () => undefined)
}

function withMoments<S extends StoredSections<StoredLine>>(
  list: S,
  momentOf: (placed: PlacedLine<StoredLine>) => string | undefined,
): S {
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
