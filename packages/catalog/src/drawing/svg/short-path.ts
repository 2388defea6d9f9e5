import { trimmed } from './strokes.ts'

/** How many numbers each step of a path takes. */
const STEP_NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

interface PathStep {
  /** In capitals. */
  readonly letter: string
  /** From the picture's zero. */
  readonly numbers: readonly number[]
}

/** The steps of a path, all of them absolute. */
function readSteps(d: string): PathStep[] {
  const steps: PathStep[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, given = '', text = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...text.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number)
    let letter = given.toUpperCase()
    const isRelative = given !== letter
    const size = STEP_NUMBERS[letter] ?? 2
    for (let i = 0; i === 0 || i < numbers.length; i += size) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      const own = numbers.slice(i, i + size).map((value, at) => value + shiftOf(letter, at, fromX, fromY))
      steps.push({ letter, numbers: own })
      if (letter === 'Z') [x, y] = [startX, startY]
      else if (letter === 'H') x = own[0] ?? x
      else if (letter === 'V') y = own[0] ?? y
      else [x, y] = [own.at(-2) ?? x, own.at(-1) ?? y]
      if (letter === 'M') {
        ;[startX, startY] = [x, y]
        letter = 'L'
      }
      if (size === 0) break
    }
  }
  return steps
}

function shiftOf(letter: string, at: number, x: number, y: number): number {
  if (letter === 'H') return x
  if (letter === 'V') return y
  if (letter === 'A') return at < 5 ? 0 : at === 5 ? x : y
  return at % 2 === 0 ? x : y
}

const kept = new Map<string, string>()
const KEPT_MAX = 5000

/** The same path in fewer characters: each step from zero or from where the pen is, whichever is shorter. */
export function shortPath(d: string): string {
  const known = kept.get(d)
  if (known !== undefined) return known
  const written = write(readSteps(d))
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(d, written)
  return written
}

function write(steps: readonly PathStep[]): string {
  let path = ''
  let last = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const { letter, numbers } of steps) {
    const rounded = numbers.map((value) => Math.round(value * 10) / 10)
    if (letter === 'Z') {
      path += 'z'
      last = 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const relative = rounded.map((value, at) => value - shiftOf(letter, at, x, y))
    const choices = [
      joined(path, last, letter, rounded),
      joined(path, last, letter.toLowerCase(), relative),
    ].sort((a, b) => a.text.length - b.text.length)
    const best = choices[0]
    if (!best) continue
    path = best.text
    last = best.last
    if (letter === 'H') x = rounded[0] ?? x
    else if (letter === 'V') y = rounded[0] ?? y
    else [x, y] = [rounded.at(-2) ?? x, rounded.at(-1) ?? y]
    if (letter === 'M') [startX, startY] = [x, y]
  }
  return path
}

/** A letter that the step before had is left out; after a move, lines need none. */
function joined(path: string, last: string, letter: string, numbers: readonly number[]) {
  let text = path
  const implied = last === 'M' ? 'L' : last === 'm' ? 'l' : last
  let before = ''
  if (path === '' || letter !== implied || letter === 'M' || letter === 'm') text += letter
  else before = /[\d.]+$/.exec(path)?.[0] ?? ''
  for (const value of numbers) {
    const number = trimmed(value.toFixed(1))
    const isApart =
      before === '' || number.startsWith('-') || (number.startsWith('.') && before.includes('.'))
    text += isApart ? number : ` ${number}`
    before = number
  }
  return { text, last: letter }
}
