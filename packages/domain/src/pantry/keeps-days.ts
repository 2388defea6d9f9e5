/** Cooked food keeps three to four days in the refrigerator. */
const COOKED_KEEPS_DAYS = 4

const FROZEN = /\b(?:frozen|freezer)\b/i
const COOKED = /\bleft-?\s?overs?\b|(?<!\b(?:fully|pre|ready)[\s-])\bcooked\b/i
const OPENED = /\b(?:opened|open|half-eaten|started)\b/i

type ShelfLife = { readonly unopened: number; readonly opened: number }

/** How long typed food keeps by its words: "leftover pizza" is no unopened package. Null if unknown. */
export function keepsDays(text: string, shelfLife: ShelfLife | undefined): number | null {
  if (COOKED.test(text) && !FROZEN.test(text))
    return Math.min(COOKED_KEEPS_DAYS, shelfLife?.opened ?? COOKED_KEEPS_DAYS)
  if (OPENED.test(text)) return shelfLife?.opened ?? null
  return shelfLife?.unopened ?? null
}
