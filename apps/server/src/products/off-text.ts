/** How much of a field of Open Food Facts is kept. */
export const OFF_TEXT_CHARS_MAX = {
  name: 200,
  quantity: 100,
  description: 1000,
  ingredients: 10_000,
  tags: 2000,
} as const

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The first of the texts that says something, on one line and within bounds. */
export function plainText(charsMax: number, ...texts: (string | undefined)[]): string | null {
  for (const candidate of texts) {
    const plain = candidate
      ?.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, charsMax)
    if (plain) return plain
  }
  return null
}
