/** What former ids stand for today. */
export function byFormerId<T extends { readonly formerIds?: readonly string[] | undefined }>(
  all: Iterable<T>,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const one of all) for (const id of one.formerIds ?? []) found.set(id, one)
  return found
}
