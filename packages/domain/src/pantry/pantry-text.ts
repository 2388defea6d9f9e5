import { trimEndOf } from '../trim-end.ts'

/** The things named in "2 cans black beans, milk and 1 dozen eggs", one each; commas inside numbers and parentheses stay. */
export function splitPantryText(text: string): string[] {
  return text
    .split(/[\n;]/)
    .flatMap((line) => splitAtCommas(line.replace(/\s+/g, ' ')))
    .map((piece) => piece.trim().replace(/^(?:and|plus|&)\s+/i, ''))
    .map((piece) => trimEndOf(piece, '.!'))
    .filter(Boolean)
}

const IN_A_NUMBER = /^,\d{3}(?!\d)/

/** Scans from the end, so an unclosed parenthesis does not hide the commas after it. */
function splitAtCommas(line: string): string[] {
  const pieces: string[] = []
  let end = line.length
  let isInParentheses = false
  for (let at = line.length - 1; at >= 0; at--) {
    const char = line.charAt(at)
    if (char === '(' || char === ')') isInParentheses = char === ')'
    if (char !== ',' || isInParentheses || IN_A_NUMBER.test(line.slice(at, at + 5))) continue
    pieces.push(line.slice(at + 1, end))
    end = at
  }
  return [...pieces, line.slice(0, end)].toReversed()
}

/** Both sides of each "and" of a piece, used when the whole phrase is not a food: "milk and eggs", but not "half and half". */
export function splitAtAnd(piece: string): string[] {
  return piece
    .replace(/\s+/g, ' ')
    .split(/ (?:and|&|plus|\+) /i)
    .map((part) => part.trim())
    .filter(Boolean)
}
