/** What former ids stand for today. */
export function byFormerId<T>(
  all: Iterable<T>,
  formerIdsOf: (one: T) => readonly string[] | undefined,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const one of all) for (const id of formerIdsOf(one) ?? []) found.set(id, one)
  return found
}
