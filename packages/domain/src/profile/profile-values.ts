/** Reads single values of a stored profile, in any older form. Unreadable values are undefined. */

export type StoredRecord = Readonly<Record<string, unknown>>

export function recordIn(value: unknown): StoredRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return value as StoredRecord // an object that is neither null nor a list: its members stay unknown
}

/** Old copies hold numbers as text as well; blank means not given. */
export function numberIn(value: unknown, range: { min: number; max: number }): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return undefined
  return number >= range.min && number <= range.max ? number : undefined
}

export function wholeNumberIn(value: unknown, range: { min: number; max: number }): number | undefined {
  const number = numberIn(value, range)
  return number !== undefined && Number.isInteger(number) ? number : undefined
}

export function booleanIn(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A list of texts; a single text is a list of one. */
export function textsIn(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value]
  return texts.map((text) => textIn(text).trim()).filter((text) => text !== '')
}

/** Ignores case and spaces, and accepts other spellings of an option. */
export function optionIn<T extends string>(
  value: unknown,
  options: readonly T[],
  spellings: Readonly<Record<string, T>> = {},
): T | undefined {
  const word = textIn(value).trim().toLowerCase()
  if (word === '') return undefined
  const other = Object.hasOwn(spellings, word) ? spellings[word] : undefined
  return other ?? options.find((option) => option.toLowerCase() === word)
}

/** The known options, each once, and separately the other texts. */
export function optionsIn<T extends string>(
  value: unknown,
  options: readonly T[],
  spellings?: Readonly<Record<string, T>>,
): { known: T[]; others: string[] } {
  const texts = textsIn(value)
  const known = new Set(texts.flatMap((text) => optionIn(text, options, spellings) ?? []))
  const others = texts.filter((text) => optionIn(text, options, spellings) === undefined)
  return { known: [...known], others }
}
