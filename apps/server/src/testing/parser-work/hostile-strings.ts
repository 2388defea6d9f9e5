import { allFoods } from '@pennyplate/catalog/foods/foods'
import { seededRandom } from '@pennyplate/planner/search/random'

/** A text of any length: a prefix, a repeated part and a suffix. */
export interface HostileText {
  readonly before: string
  readonly repeated: string
  readonly after: string
}

/** Texts of about a quarter, half and all of a length, with whole repetitions, because a truncated word is another word. */
export function inThreeLengths({ before, repeated, after }: HostileText, length: number): string[] {
  const room = length - before.length - after.length
  const chars = repetitions(repeated, 10).length / 10
  const times = Math.max(1, Math.floor(room / chars / 4))
  return [1, 2, 4].map((factor) => `${before}${repetitions(repeated, factor * times)}${after}`)
}

/** Replaced by a different food in each repetition. */
const ANOTHER_FOOD = '§'

function repetitions(repeated: string, times: number): string {
  if (!repeated.includes(ANOTHER_FOOD)) return repeated.repeat(times)
  foodNames ??= [...allFoods().values()].map(({ name }) => name)
  const names = foodNames
  return Array.from({ length: times }, (_, at) =>
    repeated.replaceAll(ANOTHER_FOOD, () => names[at % names.length] ?? ''),
  ).join('')
}

let foodNames: readonly string[] | undefined

const SPACES = [' ', '  ', '\t', '\n', '\r\n', '\u00a0', '\u2003', ' \n']
const DIGITS = [
  '0',
  '1',
  '9',
  '12',
  '1 ',
  '1,',
  '1,000',
  '1,234,',
  '1.',
  '.5',
  '1/2',
  '1 1/2',
  '1-',
  '½',
  '1½',
]
const SEPARATORS = [
  ',',
  ', ',
  ';',
  '|',
  '/',
  '-',
  '–',
  '—',
  ':',
  '.',
  '!',
  '&',
  ' & ',
  '+',
  '=',
  '_',
  '*',
  '#',
  '~',
  '%',
]
const PAIRS = [
  '(',
  ')',
  '()',
  '((',
  '))',
  '(1',
  '(1 oz)',
  '[',
  ']',
  '{',
  '}',
  '[]',
  '{}',
  '[{',
  '}]',
  '<',
  '>',
  '"',
  "'",
  '’',
  '"",',
  '\\',
  '\\"',
  '```',
  '```json\n',
  '`',
  '{"a":',
  '{"days":[',
  '[1,',
  '":"',
  '<b>',
  '&amp;',
  '%20',
  '$1',
  '$&',
]
const LETTERS = [
  'a',
  'e',
  's',
  'x',
  'A',
  'Z',
  'ss',
  'es',
  'ies',
  'ab',
  'sh',
  'é',
  'ß',
  'ñ',
  'İ',
  'ﬁ',
  'Σ',
  '字',
  'ا',
  'ש',
  'я',
]
const MARKS = [
  '\u0301',
  'e\u0301',
  '\u0308\u0301',
  '\u200b',
  '\u200d',
  '\u200f',
  '\u202e',
  '\ufeff',
  '\ud83d',
  '\ude00',
  '😀',
  '👩‍🍳',
  '🏻',
  '\u0000',
  '\u001b',
  '\u2028',
]
const JOINING = [
  'and',
  ' and ',
  'and and ',
  ' or ',
  ' plus ',
  ' with ',
  ' of ',
  'a ',
  'the ',
  'no ',
  'not ',
  'without ',
  'half ',
  'half and half ',
  'some ',
  'to ',
  ' x ',
  'up to ',
  'about ',
  'a half ',
  'free ',
  '-free ',
  'may contain ',
  'allergic to ',
  'no eggs, ',
  'milk is ok ',
  ' (baked is ok), ',
  'but not nuts ',
  'i am ',
  'except ',
  'only ',
  'but ',
]
const AMOUNTS = [
  'cup ',
  'cups',
  '1 cup ',
  '2 (15 oz) cans ',
  '15-oz ',
  'oz',
  'fl oz ',
  'fl. ',
  'dozen ',
  'pinch of ',
  'small ',
  'large ',
  'extra-large ',
  'grated ',
  'zest of ',
  'juice and zest of ',
  ' cloves',
  ' -',
  ' ribs,',
  'lb',
  '2 lb ',
  'x 400 g',
  '@ 0.86',
  '2 @ 0.86 ',
  '3.48 ',
  '$3.48 F',
  '-3.48',
  '12345 ',
  'IlO00',
  'net wt ',
  'net 15 oz',
  '0Z',
  '10o.',
]
const TIMES = [
  '1 to 2 minutes ',
  'for 10 minutes ',
  'half an hour',
  '1 and a half ',
  '1 1/2 hours, and 5 minutes',
  'low heat ',
  'simmer ',
  '. ',
  'every ',
  'less than ',
  ' a side',
]
const FOODS = [
  '§, ',
  '§ ok, no §, ',
  '§x ',
  'milk',
  'milk ',
  'peanut butter',
  'peanut butter ',
  'chicken breast, ',
  'eggs and ',
  'tomatos ',
  'brocolli ',
  'blackbeans ',
  'shelfish',
  'glutten',
  'almond-milk ',
  'CHKN BRST ',
  'GV WHL MLK ',
  'gluten-free ',
  'tree nut',
  'ingredients ',
  'subtotal',
  'tax',
  'hot dogs ',
  'towel',
  'bean bag ',
  'mozzarela',
  'strawberrys',
  'breadcrumb',
  'xyzzyfood ',
]
const NAMES = [
  'diet:',
  'restriction:',
  'sandbox:',
  'sandbox:accepted:Visa:',
  'z.',
  'eJ',
  'AAAA',
  '10.0.0.1, ',
  '::1',
  'toString',
  '__proto__',
  'constructor ',
  'NaN',
  '1e999',
  'null',
]

const FAMILIES: readonly (readonly string[])[] = [
  SPACES,
  DIGITS,
  SEPARATORS,
  PAIRS,
  LETTERS,
  MARKS,
  JOINING,
  AMOUNTS,
  TIMES,
  FOODS,
  NAMES,
]
const PIECES = FAMILIES.flat()

const SEED = 17
const PIECES_REPEATED_MAX = 4

/** Each piece alone, then combinations; the same on every machine. */
export function hostileTexts(count: number): HostileText[] {
  const random = seededRandom(SEED)
  const piece = () => {
    const family = FAMILIES[random.below(FAMILIES.length)] ?? PIECES
    return family[random.below(family.length)] ?? ' '
  }
  const few = (most: number) => Array.from({ length: random.below(most + 1) }, piece).join('')
  const alone = PIECES.map((repeated) => ({ before: '', repeated, after: '' }))
  const beforeAnX = PIECES.map((repeated) => ({ before: '1 a', repeated, after: 'x' }))
  const mixed = Array.from({ length: count }, () => ({
    before: few(2),
    repeated: piece() + few(PIECES_REPEATED_MAX - 1),
    after: few(2),
  }))
  return [...alone, ...beforeAnX, ...mixed].slice(0, count)
}
