import type { LineAddress, PlacedLine, StoredLine } from './shopping-list-lines.ts'

/**
 * Which lines are checked off. Each mark has a category, a position and the line's name, so
 * that it follows its line when the list changes.
 */
export type TickMark = Readonly<{ category: string; position: number; name: string }>

export function lineKey({ category, name, nth }: LineAddress): string {
  return JSON.stringify([category, name, nth])
}

/** The keys of the marked lines: first those that did not move, then by name, same category first. */
export function tickedKeys<L extends StoredLine>(
  marks: readonly TickMark[],
  lines: readonly PlacedLine<L>[],
): ReadonlySet<string> {
  const ticked = new Set<string>()
  const isFree = ({ address }: PlacedLine<L>) => !ticked.has(lineKey(address))
  const take = (line: PlacedLine<L> | undefined) => line && ticked.add(lineKey(line.address))
  const moved = marks.filter(
    (mark) =>
      !take(lines.find((line) => isFree(line) && isSamePlace(line, mark) && line.address.name === mark.name)),
  )
  for (const mark of moved) {
    const named = lines.filter((line) => isFree(line) && line.address.name === mark.name)
    take(named.find(({ address }) => address.category === mark.category) ?? named[0])
  }
  return ticked
}

export function tickMarksOf<L extends StoredLine>(
  keys: ReadonlySet<string>,
  lines: readonly PlacedLine<L>[],
): TickMark[] {
  return lines
    .filter(({ address }) => keys.has(lineKey(address)))
    .map(({ address: { category, name }, position }) => ({ category, position, name }))
}

function isSamePlace<L extends StoredLine>({ address, position }: PlacedLine<L>, mark: TickMark): boolean {
  return address.category === mark.category && position === mark.position
}
