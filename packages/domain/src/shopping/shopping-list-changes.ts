import { dollarsFromCents } from '../money.ts'
import {
  type LineAddress,
  lineCents,
  placedLines,
  type StoredLine,
  type StoredSection,
  type StoredSections,
} from './shopping-list-lines.ts'

/** Changes to lines of a stored shopping list, which also update its total. */

export function withChangedLine<L extends StoredLine, S extends StoredSections<L>>(
  list: S,
  address: LineAddress,
  change: (line: L) => L,
): S {
  return withLines<L, S>(list, address, (line) => [change(line)])
}

export function withoutLine<L extends StoredLine, S extends StoredSections<L>>(
  list: S,
  address: LineAddress,
): S {
  return withLines<L, S>(list, address, () => [])
}

export function withoutLines<L extends StoredLine, S extends StoredSections<L>>(
  list: S,
  addresses: readonly LineAddress[],
): S {
  // From the last of a name to its first, so that no removal changes the address of the next.
  return addresses
    .toSorted((a, b) => b.nth - a.nth)
    .reduce((rest, address) => withoutLine<L, S>(rest, address), list)
}

/** Adds a line at the end of its category, or at its former position; a new category goes last. */
export function withLine<L extends StoredLine, S extends StoredSections<L>>(
  list: S,
  category: string,
  line: L,
  position = Number.POSITIVE_INFINITY,
): S {
  const isThere = list.sections.some((section) => section.category === category)
  const sections: readonly StoredSection<L>[] = isThere
    ? list.sections
    : [...list.sections, { category, items: [] }]
  return withSections<L, S>(
    list,
    sections.map((section) =>
      section.category === category
        ? { ...section, items: section.items.toSpliced(position, 0, line) }
        : section,
    ),
  )
}

/** An empty category stays, so that an undone removal finds its place. */
function withLines<L extends StoredLine, S extends StoredSections<L>>(
  list: S,
  { category, name, nth }: LineAddress,
  change: (line: L) => readonly L[],
): S {
  return withSections<L, S>(
    list,
    list.sections.map((section) => {
      if (section.category !== category) return section
      let seen = 0
      const items = section.items.flatMap((line) =>
        line.name === name && seen++ === nth ? change(line) : [line],
      )
      return { ...section, items }
    }),
  )
}

function withSections<L extends StoredLine, S extends StoredSections<L>>(
  list: S,
  sections: readonly StoredSection<L>[],
): S {
  const changed = { ...list, sections }
  const prices = placedLines(changed).flatMap(({ line }) => lineCents(line) ?? [])
  return { ...changed, totalCost: dollarsFromCents(prices.reduce((sum, cents) => sum + cents, 0)) }
}
