import { kitchenAmount } from '../amounts/kitchen-amount.ts'

/** A food that the ingredients count, by the last words of its names: "banana", "bananas". */
export interface CountedNoun {
  readonly one: string
  readonly many: string
  /** As written. */
  readonly amount: number
  readonly isCountedWhole?: boolean | undefined
}

/** Steps that speak of "the bananas" where one is listed, and of "the egg" where several are, say what is listed. */
export function agreeWithCounts(
  steps: readonly string[],
  nouns: readonly CountedNoun[],
  factor: number,
): string[] {
  return steps.map((step) => nouns.reduce((text, noun) => agreeWith(text, noun, nouns, factor), step))
}

function agreeWith(step: string, noun: CountedNoun, nouns: readonly CountedNoun[], factor: number): string {
  const { one, many, amount, isCountedWhole } = noun
  // Red and green peppers together are peppers, whatever there is of each.
  if (one === many || nouns.some((other) => other !== noun && other.many === many)) return step
  const count = kitchenAmount(amount * factor, 'each', isCountedWhole).amount
  const inSentence = count <= 1 ? toOne(one, many) : one === 'egg' ? eggsToMany : undefined
  if (!inSentence) return step
  let isTurned = false
  return step
    .split(/(?<=[.;]\s)/)
    .map((sentence) => {
      const turned = inSentence(sentence)
      const goesOn = turned === sentence && isTurned && count <= 1
      isTurned = turned !== sentence
      return goesOn ? sentence.replace(THEM_AGAIN, '$1it') : turned
    })
    .join('')
}

/** "Toast the bun. Spread them": the next sentence is still about it. */
const THEM_AGAIN = /^([A-Z][a-z]+ )them\b/

/** What a plural does after "until the tomatoes"; other verbs are left as they are written. */
const DOES =
  /^ (?:blister|soften|release|burst|collapse|brown|char|pop|yield|look|start|begin|turn|break|wilt|hold|give|bend)\b/

/** Words that are no description of the food: "the beans and potatoes", "the other pears". */
const NOT_ITS = 'other|remaining|rest|last|and|or|of|with|in|to|from|on'

function toOne(one: string, many: string): (sentence: string) => string {
  const found = new RegExp(String.raw`\b(the (?:(?!(?:${NOT_ITS}) )[a-z-]+ ){0,2})${many}\b`, 'i')
  const left = new RegExp(String.raw`\b${many}\b`, 'i')
  return (sentence) => {
    let turned: string | null = sentence
    while (turned !== null && found.test(turned)) turned = oneOf(turned, found, one)
    return turned === null || left.test(turned) ? sentence : turned
  }
}

/** Words that need several of something. */
const SEVERAL =
  /\b(?:each|among|between|as many|as fit|a few|at a time|touching|apart|side by side|one by one)\b/

/** The sentence with the first of them as one; null where it cannot be turned. */
function oneOf(sentence: string, found: RegExp, one: string): string | null {
  const match = found.exec(sentence)
  if (!match || SEVERAL.test(sentence)) return null
  const before = sentence.slice(0, match.index)
  const after = sentence.slice(match.index + match[0].length)
  const isSubject = /\b(?:until|when|once|as|while|where) (?:[^,;]* and )?$/.test(before)
  if (isSubject && !DOES.test(after) && !/^ (?:are|have)\b/.test(after)) return null
  const agreed = after
    .replace(/^ are\b/, ' is')
    .replace(/^ have\b/, ' has')
    .replace(/^ do\b/, ' does')
    .replace(DOES, '$&s')
  const rest = withPronoun(agreed)
  return rest === null ? null : `${before}${match[1]}${one}${rest}`
}

/** "Them" is the food up to the next thing that is several, and nobody knows after it; null if the words cannot be turned. */
function withPronoun(words: string): string | null {
  const next = /\bthe (?:[a-z-]+ ){0,2}?[a-z]+(?<!s)s\b/i.exec(words)
  const own = next ? words.slice(0, next.index) : words
  const others = words.slice(own.length)
  const said = own
    .replace(/\bthey are\b/g, 'it is')
    .replace(/\bthey look\b/g, 'it looks')
    .replace(/\bthem(?: all)?\b/g, 'it')
    .replace(/\btheir\b/g, 'its')
  return /\b(?:they|both|one another)\b/.test(said) || /\b(?:them|they|their)\b/.test(others)
    ? null
    : said + others
}

/** Among other things to stir in. Beaten egg, and egg to dip in, is as much as there is. */
const EGG = /(?<=, )egg(?=,| and (?!then\b))/g

function eggsToMany(sentence: string): string {
  return sentence.replace(EGG, 'eggs')
}
