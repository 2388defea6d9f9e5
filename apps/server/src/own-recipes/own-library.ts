/** A household's own recipes as an engine gets them. */
export type OwnLibrary = {
  readonly householdId: string
  /** The same key means the same household and content. */
  readonly key: string
  /** Shared by all threads, because copying thousands of recipes takes as long as a good part of planning a week. */
  readonly packed: SharedArrayBuffer
}

export type OwnLibraryContent = {
  readonly recipes: readonly OwnLibraryRecipe[]
  /** What the household's words for food mean, as JSON. */
  readonly memory?: string | undefined
  /** The foods it added itself, as JSON. */
  readonly foods?: string | undefined
}

export type OwnLibraryRecipe = {
  readonly id: string
  /** The same recipe of a household with the same revision has the same value and reading. */
  readonly revision: number
  readonly value: string
  readonly reading: string | null
}

export function packOwnLibrary(
  { householdId, key }: Omit<OwnLibrary, 'packed'>,
  content: OwnLibraryContent,
): OwnLibrary {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const packed = new SharedArrayBuffer(bytes.length)
  new Uint8Array(packed).set(bytes)
  return { householdId, key, packed }
}

export function unpackOwnLibrary({ packed }: Pick<OwnLibrary, 'packed'>): OwnLibraryContent {
  // Packed by the function above.
  return JSON.parse(Buffer.from(packed).toString()) as OwnLibraryContent
}
