import { canonicalJson, isJsonObject, ownValue } from '../json-equality.ts'

type MergeEntry = (base: unknown, mine: unknown, theirs: unknown) => unknown

/** Merges lists entry by entry. Entries are matched by identity, not by position. */
export function mergeLists(
  identity: readonly string[] | undefined,
  mergeEntry: MergeEntry,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  const inBase = byIdentity(base, identity)
  const inMine = byIdentity(mine, identity)
  const inTheirs = byIdentity(theirs, identity)
  const merged = new Map<string, unknown>()
  for (const key of new Set([...inMine.keys(), ...inTheirs.keys()])) {
    const entry = mergeEntry(inBase.get(key), inMine.get(key), inTheirs.get(key))
    if (entry !== undefined) merged.set(key, entry)
  }
  const order = mergeOrder([...inMine.keys()], [...inTheirs.keys()])
  return order.filter((key) => merged.has(key)).map((key) => merged.get(key))
}

/** Equal entries are numbered, so that twins stay two kids. */
function byIdentity(list: readonly unknown[], identity: readonly string[] | undefined): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  const seen = new Map<string, number>()
  for (const entry of list) {
    const name = identityOf(entry, identity)
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    entries.set(`${count} ${name}`, entry)
  }
  return entries
}

function identityOf(entry: unknown, identity: readonly string[] | undefined): string {
  if (!isJsonObject(entry)) return canonicalJson(entry)
  for (const names of [identity, ['id']]) {
    const parts = names?.map((name) => ownValue(entry, name)) ?? []
    if (parts.some((part) => part !== undefined && part !== null)) return canonicalJson(parts)
  }
  return canonicalJson(entry)
}

/** My order; an entry only they have goes after its predecessor on their side. */
function mergeOrder(mine: readonly string[], theirs: readonly string[]): string[] {
  const order = [...mine]
  const known = new Set(mine)
  let previous: string | undefined
  for (const key of theirs) {
    if (!known.has(key)) {
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key)
      known.add(key)
    }
    previous = key
  }
  return order
}
