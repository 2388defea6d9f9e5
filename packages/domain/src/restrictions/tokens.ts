import { singular } from '../food/word-forms.ts'

/** A normalized word, or a separator. */
export interface Token {
  readonly kind: 'word' | 'comma' | 'dash' | 'and' | 'stop' | 'open' | 'close'
  readonly word: string
  /** Its position in the text. */
  readonly start: number
  readonly end: number
}

const PIECE = /[\p{L}\p{M}\p{N}%]+(?:['’][\p{L}]+)*|[\n.,;:!?()[\]{}/&+|•*–—-]/gu

const KINDS: Readonly<Record<string, Token['kind']>> = {
  '\n': 'stop',
  ';': 'stop',
  '•': 'stop',
  '*': 'stop',
  '|': 'stop',
  ',': 'comma',
  ':': 'dash',
  '/': 'and',
  '&': 'and',
  '+': 'and',
  '–': 'dash',
  '—': 'dash',
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
}
const JOINING: ReadonlySet<string> = new Set(['and', 'or', 'n', 'nor'])

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const [start, end] = [index, index + piece.length]
    const add = (kind: Token['kind'], word = '') => tokens.push({ kind, word, start, end })
    if (/[\p{L}\p{N}%]/u.test(piece)) {
      const word = wordForm(piece)
      if (JOINING.has(word)) add('and', word)
      else add('word', word)
    } else if (piece === '.' || piece === '!' || piece === '?') {
      if (end === text.length || /\s/.test(text[end] ?? '')) add('stop')
    } else if (piece === '-') {
      // "Gluten-free" is two words; "shellfish - anaphylaxis" is two clauses.
      if (/\s/.test(text[start - 1] ?? ' ') || /\s/.test(text[end] ?? ' ')) add('dash')
    } else add(KINDS[piece] ?? 'comma')
  }
  return tokens
}

/** "Cow's" is "cow", "can't" is "cant", "Jalapeños" is "jalapeno". */
export function wordForm(word: string): string {
  return singular(
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, ''),
  )
}
