/** Prices and sizes on labels have decimals, and wine is sold by the milliliter. */
const ON_A_LABEL = /\$\d+\.\d\d|\d+(?:\.\d+)?(?: |-)(?:fl oz|oz|lb|gal|ml)\b/g

const COUNTED =
  'egg can bunch bag box jar bottle package loaf clove tortilla banana onion tomato potato apple lime lemon cup slice head stalk meal day portion serving skillet bowl batch'
    .split(' ')
    .map((one) => ({ one, many: pluralOf(one) }))
const ONE = COUNTED.map(({ one }) => one).join('|')
const MANY = COUNTED.map(({ many }) => many).join('|')

/** What nobody says of food. Nutrition is not meant. */
const NOBODY_SAYS = [
  /\b\d+ ?(?:m?g|kg|m?l|grams?|liters?)\b/,
  /\d\.\d/,
  /\bNaN|undefined|Infinity/,
  // Eggs are counted, never weighed.
  /\bsize (?:large )?eggs?\b(?! noodles)/,
  /(?:\b\d+\/\d+|[½⅓⅔¼¾]) (?:large )?eggs?\b/,
  new RegExp(`(?<![\\d/.,-] ?)\\b1 (?:${MANY})\\b`),
  new RegExp(`(?<![\\d/]|\\$)\\b(?:[2-9]|[1-9]\\d) (?:${ONE})(?=$|[\\n,.;:)·])`),
]

/** What the line under a shared meal and a printed recipe say of it, and the line of a week's vegetables and fruit. */
const NUTRITION =
  /\d+ (?:kcal|g (?:protein|carbs|fat|fiber))|(?:Protein|Carbs|Fat|Fiber|Sugar|Added sugar|Sodium|Cholesterol) [\d,]+ m?g|(?:Vegetables|fruit) [\d.]+ cups?/g

/** The lines that say an amount as no cook does: grams, "3.76 lb", "1/2 egg", "1 bananas". */
export function unsaidAmounts(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((text) =>
      NOBODY_SAYS.some((one) => one.test(text.replaceAll(NUTRITION, '').replaceAll(ON_A_LABEL, 'size'))),
    )
}

function pluralOf(one: string): string {
  if (one === 'loaf') return 'loaves'
  return /(?:ch|x|to)$/.test(one) ? `${one}es` : `${one}s`
}
