import type { Parser } from './parsers.ts'

/** Parsers with every kind of quadratic work, and some without, to test the test. */
export const PARSERS: readonly Parser[] = [
  { name: 'a pattern', charsMax: 400, read: (text) => / +$/.test(text) },
  { name: 'a pattern in a split', charsMax: 400, read: (text) => text.split(/,(?![^(]*\))/) },
  { name: 'a loop', charsMax: 400, read: pairsOfEqual },
  { name: 'built-in functions', charsMax: 400, read: restInCapitals },
  { name: 'looking up', charsMax: 400, read: endsKnown },
  {
    name: 'spreading',
    charsMax: 400,
    // biome-ignore lint/performance/noAccumulatingSpread: the quadratic loop that has to be found
    read: (text) => [...text].reduce<string[]>((all, one) => [...all, one], []),
  },
  { name: 'a failure', charsMax: 400, read: (text) => text.charAt(300) !== '' && decodeURIComponent('%') },
  {
    name: 'nothing superlinear',
    charsMax: 400,
    read: (text) =>
      text
        .trim()
        .split(/\s+/)
        .map((word) => word.toLowerCase()),
  },
]

const KNOWN: ReadonlySet<string> = new Set(['milk'])

function endsKnown(text: string): number {
  let known = 0
  for (let at = 0; at < text.length; at++) if (KNOWN.has(text.slice(at))) known++
  return known
}

function pairsOfEqual(text: string): number {
  let pairs = 0
  for (let one = 0; one < text.length; one++)
    for (let other = 0; other < one; other++) if (text[one] === text[other]) pairs++
  return pairs
}

function restInCapitals(text: string): string[] {
  return text.split('').map((_, at) => text.slice(at).toUpperCase())
}
