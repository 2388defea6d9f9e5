/** A word of a text in one spelling, or a mark that ends a phrase. */
export interface TextWord {
  /** Lower case, no accents, singular; "" for a mark. */
  readonly word: string
  readonly mark?: string
  /** "nut-" in "nut- and dairy-free": it shares the end of a later word. */
  readonly hangs: boolean
}

const WORD_OR_MARK = /[a-z0-9]+(?:-(?=[\s,]))?|[,;:.()[\]{}/|\n•*]/g

/** "Glutenfree" is "gluten free". */
const JOINED_CLAIM = /\b(gluten|wheat|grain|dairy|lactose|milk|eggs?|peanuts?|nuts?|soy|sesame|meat)free\b/g

/** Splits a text into words and marks, in time linear in its length. */
export function wordsInText(text: string): TextWord[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/(?<=\d)[.,/](?=\d)/g, '')
    .replace(JOINED_CLAIM, '$1 free')
    .replace(/[&+]/g, ' and ')
    .replace(/\bn\b/g, 'and')
    .replace(/œ/g, 'oe')
  const words: TextWord[] = []
  for (const [found] of plain.matchAll(WORD_OR_MARK)) {
    const hangs = found.endsWith('-')
    const word = hangs ? found.slice(0, -1) : found
    words.push(/[a-z0-9]/.test(word) ? { word: singular(word), hangs } : { word: '', hangs, mark: word })
  }
  return words
}

/** The look-up key of a phrase in the tables. */
export function wordsKey(phrase: string): string {
  return wordsInText(phrase.trim())
    .map(({ word }) => word)
    .join(' ')
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['calves', 'calf'],
  ['geese', 'goose'],
])

function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  if (word.length <= 3) return word
  let one = word
  if (/(?:ch|sh|x|ss|..o)es$/.test(word)) one = word.slice(0, -2)
  else if (/[^sui]s$/.test(word)) one = word.slice(0, -1)
  return one.length > 4 && one.endsWith('ie') ? `${one.slice(0, -2)}y` : one
}
