import { plainNumbers } from '@pennyplate/domain/amounts/quantity-number'
import { editDistance } from '@pennyplate/domain/food/word-forms'

/** How a line looks when pages, files and people write it; the reader sees one spelling. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  '#39': "'",
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  ndash: '-',
  mdash: ' - ',
  rsquo: "'",
}

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/[®™©†‡]/g, ''],
  [/[\u200b-\u200d\ufeff]/g, ''],
  [/[‘’`´]/g, "'"],
  [/[“”″]/g, '"'],
  [/[⁄∕]/g, '/'],
  [/[‐‑‒–—―]/g, '-'],
  // "[Challah | https://...]" and "[challah](https://...)" are links.
  [/\[([^\]|]{1,80})\|[^\]]{0,300}\]/g, '$1'],
  [/\[([^\]]{1,80})\]\(https?:[^)]{0,300}\)/g, '$1'],
  [/\[/g, '('],
  [/\]/g, ')'],
  [/\(\s*[,.;]?\s*/g, '('],
  [/^[\s\-*•·▢☐□✓+]+(?=[\d½⅓⅔¼¾⅛a-z(])/i, ''],
  [/^info (?=[\d½⅓⅔¼¾⅛])/i, ''],
  [/\b(tablespoon|teaspoon|cup|can|ounce|pound|clove|slice|stick|package)\(s\)/gi, '$1s'],
  // "cupsflour": the space between two fields of a page got lost.
  [/(\d\s?)(cups?|tablespoons?|teaspoons?|pounds?|ounces?)(?!cake|s?\b|ful)(?=[a-z]{3})/gi, '$1$2 '],
  // "21/2 cups"
  [/^(\d)(1\/2|1\/3|2\/3|1\/4|3\/4)(?=\s)/, '$1 $2'],
  // "4 6oz. steaks" are four of that size.
  [
    /^(\d{1,2})\s+(\d{1,2}(?:\.\d{1,2})?)[\s-]?(oz|ounces?|lbs?|pounds?|g|grams?)\b\.?-?(?!\s?(?:can|jar|pkg|pack|box|bag)\w*)/i,
    '$1 ($2 $3)',
  ],
  [/\bu0026\b/g, '&'],
  // The zest and the juice come from one fruit, and that is bought.
  [/^(?:the )?(?:zest (?:and|&) juice|juice (?:and|&) zest) (?:of|from) /i, ''],
  [/\bcole slaw\b/gi, 'coleslaw'],
  [/^(\d{1,2}),\s(?=\d)/, '$1 '],
  // How thick a chop is does not count it.
  [/^(\d+\s)(?:\d+\/\d|\d+(?:[ -]\d\/\d)?)[\s-]?(?:inch(?:es)?|")[\s-]thick\s/i, '$1'],
  [/(\d)(?:[\s-]?inch(?:es)?|\s?")\s+(?=(?:fresh |of )*(?:ginger|turmeric))/i, '$1 inch '],
  // Ginger is counted in inches.
  [
    /(?<!\d)(?:1 )?\(?(\d+(?:\.\d+|[ -]\d\/\d)?|\d\/\d)(?:[\s-]?inch(?:es)?|\s?")\)?[\s-]+(?:piece|knob|nub|thumb|chunk|length|hunk|segment)s?\b/gi,
    '$1 inch',
  ],
  [/^(?:an? )?(?:scant|heaping|heaped|generous|rounded|level|just (?:under|over))\s+(?=[\d½⅓⅔¼¾⅛])/i, ''],
  [
    /^(?:an? |several |(?:a )?few )?(?:little |tiny |good |generous |big )?(?:bit|touch|splash|drizzle|glug|sprinkle|sprinkling|squeeze|squirt|dusting|hunk|turn|grind|dollop|smidge)(?:e?s)? of /i,
    '',
  ],
  // "cups (187 g) flour": the number got lost, the weight did not.
  [
    /^(?:cups?|c\.|tbsps?\.?|tablespoons?|tsps?\.?|teaspoons?)\s*\((\d+(?:\.\d+)?\s?(?:g|grams?|ml|oz))\)\s*/i,
    '$1 ',
  ],
  [/^to taste[,:]?\s+(.+)$/i, '$1 to taste'],
  // A bulb of garlic is a head of it; a bulb of fennel is counted.
  [
    /^(?:an? |the )?(?:whole |large |small )?(?=(?:garlic (?:bulb|head)|(?:bulb|head) (?:of )?garlic)\b)/i,
    '1 ',
  ],
  [/\b(?:whole )?garlic (?:bulb|head)s?\b/i, 'head garlic'],
  [/\bbulbs?(?= (?:of )?(?:\w+ )?garlic\b)/i, 'head'],
  [/^optional\s*:?\s*(?=\d)/i, ''],
  [/\beach\s*[:,]\s*/i, 'each '],
  // "2/3 cup (160 ml) plus 2 tbsp cream"
  [/^([\d\s./]+(?:cups?|c\.?|tbsps?\.?|tablespoons?)) \([^()]*\) (?:plus|\+) (?=\d)/i, '$1 plus '],
  [/\s+/g, ' '],
]

export function plainLine(text: string): string {
  const decoded = text.replace(
    /&(#?\w{2,8});/g,
    (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole,
  )
  const line = REWRITES.reduce((text, [from, to]) => text.replace(from, to), plainNumbers(decoded)).trim()
  return line.replace(LONG_UNIT, (whole, before: string, word: string) => {
    const unit = ['tablespoons', 'teaspoons', 'tablespoon', 'teaspoon'].find(
      (one) => editDistance(word.toLowerCase(), one, 2) !== null,
    )
    return unit ? `${before}${unit}` : whole
  })
}

/** "2 tablespoos": units are misspelled too. */
const LONG_UNIT = /^([\d\s./½⅓⅔¼¾⅛-]+)(t[a-z]{6,11})\b/i
