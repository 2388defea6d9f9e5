import type { ImportGuess } from '@pennyplate/domain/own-recipe/import-problem'

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const AMOUNT = /(\d+(?:[.,]\d+)?)(?:\s+(\d)\/(\d))?|([½¼¾⅓⅔])/
/** What is eaten one or a few at a time: as many as it makes. */
const SERVED =
  /^(?:\W|\d|to|up|about|around|approx\w*|makes?|yields?|serves?|for|large|small|medium|mini|full|adult|generous|x|and|or|people|persons?|servings?|serves|portions?|helpings?|guests|adults|plates?|bowls?|pieces?|slices?|muffins?|cupcakes?|cookies?|biscuits?|scones?|bars?|squares?|brownies?|tacos?|burritos?|wraps?|sandwich(?:es)?|burgers?|patties|pancakes?|waffles?|crepes?|rolls?|buns?|bites?|balls?|skewers?|tarts?|tartlets?|pastr(?:y|ies)|dumplings?|empanadas?|enchiladas?|quesadillas?|pies?|glass(?:es)?|drinks?|cocktails?|smoothies?|popsicles?|meatballs?|wings?|fritters?|donuts?|doughnuts?|toasts?|jars? of oats|as (?:an? )?(?:side|main|starter|appetizer|snack|dessert|meal|entr[eé]e)s?(?: dish(?:es)?| courses?)?)+$/i
/** "1 loaf (12 servings)". */
const SERVINGS_INSIDE = /(\d{1,3})\s+(?:servings?|portions?|people)\b/i
const GUESSED_SERVINGS = 4

interface Makes {
  readonly servings: number
  readonly guesses: readonly ImportGuess[]
  /** What it makes, where that is not a number of servings: "2 loaves". */
  readonly note?: string
}

export function readMakes(makes: string | undefined): Makes {
  const text = (makes ?? '').trim().slice(0, 200)
  const found = AMOUNT.exec(text)
  const amount = found ? numberIn(found) : 0
  const dozens = /^\s*(?:makes\s+)?(?:about\s+)?\S+\s+dozen\b/i.test(text) ? 12 : 1
  if (amount > 0 && amount <= 500 && (SERVED.test(text) || saysServings(text)))
    return { servings: amount, guesses: [] }
  if (amount > 0 && dozens > 1) return { servings: amount * dozens, guesses: [], note: text }
  const servings = Number(SERVINGS_INSIDE.exec(text)?.[1] ?? 0)
  if (servings > 0 && servings <= 500) return { servings, guesses: [], note: text }
  return { servings: GUESSED_SERVINGS, guesses: ['servings'], ...(text === '' ? {} : { note: text }) }
}

/** "6 servings (2 tacos each)", "Serves 4 as a main". */
function saysServings(text: string): boolean {
  return (
    /^\D{0,12}[\d½¼¾⅓⅔.,/ -]+(?:to\s+\d+\s*)?(?:servings?|portions?|people)\b/i.test(text) ||
    /^(?:serves|servings?:?|for)\s+\d/i.test(text)
  )
}

function numberIn([, whole, over, under, fraction]: RegExpExecArray): number {
  if (fraction !== undefined) return FRACTIONS[fraction] ?? 0
  return (
    Number((whole ?? '0').replace(',', '.')) + (over && Number(under) > 0 ? Number(over) / Number(under) : 0)
  )
}
