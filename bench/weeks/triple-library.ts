import { readFileSync } from 'node:fs'

/** Of each recipe, two more: without one of its foods, so that it costs and feeds a little less. */
const COPIES = [
  { suffix: '-second', word: 'Second', leavesOut: 0 },
  { suffix: '-third', word: 'Third', leavesOut: 1 },
] as const
const FEWEST_FOODS = 4

interface Row {
  readonly id: string
  readonly name: string
  readonly ingredients: readonly string[]
  readonly variants?: readonly { readonly swap?: Readonly<Record<string, string>> }[]
}

/** A plugin of the bundler: the server it builds has three times as many recipes, rated like those they are copies of. */
export const tripleLibrary = {
  name: 'triple-library',
  load(path: string) {
    if (/\/data\/recipes\/[^/]+\.json$/.test(path)) return asJson(read<Row[]>(path).flatMap(threeOf))
    if (/\/data\/familiarity\/[^/]+\.json$/.test(path))
      return asJson(
        Object.fromEntries(
          Object.entries(read<Readonly<Record<string, unknown>>>(path)).flatMap(([id, ratings]) => [
            [id, ratings],
            ...COPIES.map(({ suffix }) => [id + suffix, ratings]),
          ]),
        ),
      )
    return null
  },
}

function threeOf(row: Row): readonly Row[] {
  return [
    row,
    ...COPIES.map(({ suffix, word, leavesOut }) => ({
      ...row,
      id: row.id + suffix,
      name: `${word} ${row.name.charAt(0).toLowerCase()}${row.name.slice(1)}`,
      ingredients: withoutOne(row, leavesOut),
    })),
  ]
}

/** Foods that a variant swaps stay. */
function withoutOne({ ingredients, variants = [] }: Row, which: number): readonly string[] {
  const swapped = new Set(variants.flatMap(({ swap = {} }) => Object.keys(swap)))
  const free = ingredients.filter((line) => !swapped.has(line.split('|')[1]?.trim().split(' ')[0] ?? ''))
  const dropped = ingredients.length >= FEWEST_FOODS ? free.at(-1 - which) : undefined
  return ingredients.filter((line) => line !== dropped)
}

function read<T>(path: string): T {
  // Safe: files of the catalog, whose shape its own tests check.
  return JSON.parse(readFileSync(path, 'utf8')) as T
}

function asJson(value: unknown) {
  return { code: JSON.stringify(value), moduleType: 'json' as const }
}
