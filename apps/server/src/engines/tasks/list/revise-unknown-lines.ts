import type { ListBasis } from '@pennyplate/domain/shopping/list-basis'
import type { StoredLine } from '@pennyplate/domain/shopping/shopping-list-lines'
import { UNKNOWN_SECTION } from './build-shopping-list.ts'
import type { Entry, Lines } from './list-entries.ts'

/** Lines for meals and ingredients that are not in the catalog, by what they are called. */
export function unknownIn({ sections }: { sections: readonly { readonly items: readonly StoredLine[] }[] }) {
  const lines = sections.flatMap(({ items }) => items.filter(({ foodId }) => foodId === undefined))
  return new Map(lines.map((line) => [line.name, line]))
}

export function withUnknown(
  start: Lines,
  before: ReadonlyMap<string, ListBasis['others'][number]>,
  after: ReadonlyMap<string, StoredLine>,
): Lines {
  return [...new Set([...before.keys(), ...after.keys()])].reduce(({ entries, dropped }, name) => {
    const [was, is] = [before.get(name), after.get(name)]
    if (was?.quantity === is?.quantity && was?.estimatedPrice === is?.estimatedPrice)
      return { entries, dropped }
    const isIt = ({ line }: Entry) => line.foodId === undefined && line.name === name
    const open = entries.find((entry) => isIt(entry) && !entry.isBought)
    const rest = entries.filter((entry) => entry !== open)
    const others = dropped.filter((entry) => !isIt(entry))
    if (!is)
      return { entries: rest, dropped: open && open.line.acceptedG !== 0 ? [...others, open] : dropped }
    if (was && !open) return { entries, dropped }
    const lost = dropped.find((entry) => isIt(entry) && entry.line.quantity === is.quantity)
    const next = lost ?? { category: UNKNOWN_SECTION, line: { ...is, acceptedG: 0 }, isBought: false }
    const place = open ? entries.indexOf(open) : rest.length
    return { entries: rest.toSpliced(place, 0, next), dropped: others }
  }, start)
}
