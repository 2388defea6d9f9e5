import { dollarsFromCents } from '../money.ts'
import {
  type LineAddress,
  lineCents,
  placedLines,
  type ShoppingList,
  type StoredLine,
  type StoredSection,
} from './shopping-list-lines.ts'

/** Changes to lines of a stored shopping list, which also update its total. */

export function withChangedLine(
  list: ShoppingList,
  address: LineAddress,
  change: (line: StoredLine) => StoredLine,
): ShoppingList {
  return withLines(list, address, (line) => [change(line)])
}

export function withoutLine(list: ShoppingList, address: LineAddress): ShoppingList {
  return withLines(list, address, () => [])
}

export function withoutLines(list: ShoppingList, addresses: readonly LineAddress[]): ShoppingList {
  // From the last of a name to its first, so that no removal changes the address of the next.
  return addresses
    .toSorted((a, b) => b.nth - a.nth)
    .reduce((rest, address) => withoutLine(rest, address), list)
}

/** Adds a line at the end of its category, or at its former position; a new category goes last. */
export function withLine(
  list: ShoppingList,
  category: string,
  line: StoredLine,
  position = Number.POSITIVE_INFINITY,
): ShoppingList {
  const isThere = list.sections.some((section) => section.category === category)
  const sections: readonly StoredSection[] = isThere
    ? list.sections
    : [...list.sections, { category, items: [] }]
  return withSections(
    list,
    sections.map((section) =>
      section.category === category
        ? { ...section, items: section.items.toSpliced(position, 0, line) }
        : section,
    ),
  )
}

/** An empty category stays, so that an undone removal finds its place. */
function withLines(
  list: ShoppingList,
  { category, name, nth }: LineAddress,
  change: (line: StoredLine) => readonly StoredLine[],
): ShoppingList {
  return withSections(
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

function withSections(list: ShoppingList, sections: readonly StoredSection[]): ShoppingList {
  const changed = { ...list, sections }
  const prices = placedLines(changed).flatMap(({ line }) => lineCents(line) ?? [])
  return { ...changed, totalCost: dollarsFromCents(prices.reduce((sum, cents) => sum + cents, 0)) }
}
