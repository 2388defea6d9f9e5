/** Whether two spellings are the same phrase. */
export function isSamePhrase(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
