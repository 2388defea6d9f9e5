/** The things named in "2 cans black beans, milk and 1 dozen eggs", one each; commas inside figures and brackets stay. */
export function splitPantryText(text: string): string[] {
  return text
    .split(/[\n;]+|,(?!\d{3}(?!\d))(?![^(]*\))/)
    .map((piece) => piece.trim().replace(/^(?:and|plus|&)\s+/i, ''))
    .map((piece) => piece.replace(/[.!]+$/, ''))
    .filter(Boolean)
}

/** Both sides of each "and" of a piece, for when the whole is no food: "milk and eggs", but not "half and half". */
export function splitAtAnd(piece: string): string[] {
  return piece
    .split(/\s+(?:and|&|plus|\+)\s+/i)
    .map((part) => part.trim())
    .filter(Boolean)
}
