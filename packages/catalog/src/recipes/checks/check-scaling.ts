import type { CookingMethod } from '@pennyplate/domain/recipe/recipe'

/** Steps are shown at any number of servings, so they may not contain counts or sizes that depend on it. */
const FIXED_SIZES: readonly (readonly [RegExp, string])[] = [
  [
    /\ba (?:quarter|fifth|sixth|eighth|tenth|twelfth) of\b(?! the salt)/i,
    'divide it evenly instead of naming a share of the whole',
  ],
  [
    /\b\d+(?:[- ]?(?:by|x)[- ]?\d+)?[- ](?:inch|quart) (?:\w+ ){0,2}(?:skillet|pan|dish|pot|saucepan|griddle|sheet|slow cooker)\b/i,
    'name no size of a vessel; its size follows from "batch"',
  ],
  [
    /\b(?:the (?:other|second|remaining) (?:half|batch|quarters?) (?:the same|in|after)|then cook the other half|then cook the other|cook the other (?!side)|in (?:two|three|four) (?:batches|rounds))\b/i,
    'how many batches follows from "batch"; say "in batches" or nothing',
  ],
  [/\ba plateful\b/i, 'name no plateful; the time follows what is in the microwave'],
  // Cups people eat from, which "4 cups of water" are not.
  [
    /\b(?:two|three|four|five|six|eight|ten|twelve) cups\b(?! of| for each)|\bboth (?:cups|glasses|bowls|plates|jars|mugs)\b/i,
    'say "into cups", "for each serving" or "one at a time"',
  ],
]
const COUNT =
  /(?<![\w°/.:-])(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|twenty|\d+)(?![\w/:]|\.\d)/gi

/** A count that stays the same for any number of people: times, heat, thickness, amounts that are scaled, tools, shares. */
const SAME_FOR_ALL: readonly RegExp[] = [
  /^(?:,? (?:to|or|and|–) |-to-|-)?(?:\w+|\d+(?: \d\/\d)?)? ?-?(?:°|degrees|seconds?|minutes?|hours?|nights?|days?|inch(?:es)?|%|percent|pounds?|inch-|times?|sides?|(?:cup|tablespoon|teaspoon|quart)s?)\b/i,
  /^(?:,? (?:to|or|and|–) \w+(?: \d\/\d)?)?(?: \d\/\d)? ?(?:more |full |another )?-?(?:°|degrees|seconds?|minutes?|hours?|nights?|days?|inch|%|percent|pounds?|times?|sides?|at a time|at once|cups?|tablespoons?|teaspoons?|quarts?)/i,
  /^ (?:forks|spoons|spatulas|fingers|hands|thirds|quarters|layers of foil|together|cheeses|spices|ladles|strokes|will|kinds|pop|kernels|test kernels|layers|-?thirds)\b/i,
  /^(?: [\w-]+){0,4} (?:for|in|to|on|into|around) (?:each|every|a bun)\b/i,
  /^-thirds/i,
  /^(?: [\w-]+){0,2} (?:each|apiece|a (?:serving|person|bun|side))\b/i,
]
/** "Vent after 5" and "5 minutes, then the garlic for 1": minutes whose unit was said before. */
const BARE_MINUTES_BEFORE = /\b(?:after|for|wait|rest|last|another|high for|low for|under|those)\s$/i
const BARE_MINUTES = /^(?: more)?(?:[,.;)]| before| until| on the| and| when| for)|^$/i
const ON_THE_OTHER_SIDE = /^ on the (?:second|other)/i

export function checkScaling({ steps }: Pick<CookingMethod, 'steps'>): string[] {
  return steps.flatMap((step) => [
    ...FIXED_SIZES.flatMap(([words, instead]) => {
      const found = words.exec(step)
      return found ? [`"${found[0]}" is wrong for other numbers of servings: ${instead}`] : []
    }),
    ...step.split(/(?<=[.;])\s+/).flatMap(countsIn),
  ])
}

function countsIn(written: string): string[] {
  // "2 1/2 to 3 hours" is judged as "2 to 3 hours".
  const sentence = written.replace(/(\d) \d\/\d/g, '$1')
  return [...sentence.matchAll(COUNT)].flatMap((match) => {
    const before = sentence.slice(0, match.index)
    const after = sentence.slice(match.index + match[0].length)
    const isTime = BARE_MINUTES_BEFORE.test(before) && BARE_MINUTES.test(after)
    if (isTime || ON_THE_OTHER_SIDE.test(after) || SAME_FOR_ALL.some((words) => words.test(after))) return []
    // "Every stalk into three logs": of one piece.
    if (/\b(?:each|every)\b/i.test(before.split(',').at(-1) ?? '')) return []
    if (/\d\s$/.test(before) || /\b(?:to|or|-) $/.test(before)) return []
    const words = `${match[0]}${after.split(' ').slice(0, 2).join(' ')}`.replace(/[,.;]$/, '')
    return [`"${words}" is wrong for other numbers of servings: say "each", "among the" or nothing`]
  })
}
