import { nameKey } from '@pennyplate/domain/recipe/dish-name'

export const PUBLISHED_KINDS = ['recipes', 'sides', 'foods', 'packages'] as const
export type PublishedKind = (typeof PUBLISHED_KINDS)[number]

type NamesById = Readonly<Record<string, readonly string[]>>

/** Every id that a published version had, with every name it had. Households have stored them. */
export type Published = Readonly<{ versions: readonly string[] } & Record<PublishedKind, NamesById>>

/** Something of today's catalog, by its id and names of today and earlier. */
export interface CatalogEntry {
  readonly id: string
  readonly names: readonly string[]
  readonly formerIds: readonly string[]
  readonly formerNames: readonly string[]
}

export type CatalogEntries = Readonly<Record<PublishedKind, readonly CatalogEntry[]>>

/** Adds today's ids and names; nothing is ever removed. */
export function withEntries(published: Published, version: string, entries: CatalogEntries): Published {
  const added = (kind: PublishedKind): NamesById => {
    const names = new Map(Object.entries(published[kind]))
    for (const { id, names: own } of entries[kind])
      names.set(id, [...new Set([...(names.get(id) ?? []), ...own])])
    return Object.fromEntries([...names].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
  return {
    versions: [...new Set([...published.versions, version])],
    recipes: added('recipes'),
    sides: added('sides'),
    foods: added('foods'),
    packages: added('packages'),
  }
}

/** Published ids and names that no longer lead anywhere, and aliases that lead to two things. */
export function checkPublished(published: Published, entries: CatalogEntries): string[] {
  return PUBLISHED_KINDS.flatMap((kind) => [
    ...lost(published[kind], entries[kind]),
    ...clashes(entries[kind]),
  ]).toSorted()
}

function lost(published: NamesById, entries: readonly CatalogEntry[]): string[] {
  const byId = new Map(entries.flatMap((entry) => entry.formerIds.map((id) => [id, entry])))
  for (const entry of entries) byId.set(entry.id, entry)
  return Object.entries(published).flatMap(([id, names]) => {
    const entry = byId.get(id)
    if (!entry) return [`${id} is gone: add it to the formerIds of what takes its place`]
    const kept = new Set([...entry.names, ...entry.formerNames].map(nameKey))
    return names
      .filter((name) => !kept.has(nameKey(name)))
      .map((name) => `${id} is no longer called "${name}": keep it as a former name of ${entry.id}`)
  })
}

function clashes(entries: readonly CatalogEntry[]): string[] {
  const ids = Map.groupBy(
    entries.flatMap(({ id, formerIds }) => [...new Set([id, ...formerIds])]),
    (id) => id,
  )
  const owners = new Map<string, Set<string>>()
  for (const { id, names, formerNames } of entries)
    for (const name of [...names, ...formerNames])
      owners.set(nameKey(name), (owners.get(nameKey(name)) ?? new Set()).add(id))
  const doubled = entries.flatMap(({ id, formerNames }) =>
    formerNames
      .filter((name) => (owners.get(nameKey(name))?.size ?? 0) > 1)
      .map((name) => `"${name}" is a former name of ${id} and a name of something else: choose another name`),
  )
  return [
    ...[...ids].flatMap(([id, all]) => (all.length > 1 ? [`${id} is the id of two things`] : [])),
    ...doubled,
  ]
}
