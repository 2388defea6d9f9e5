import type { CookingTool } from '@pennyplate/domain/profile/profile-options'
import { USUAL_REHEATING } from '@pennyplate/domain/recipe/meal-prep'
import { toolsIn, toolsNamed } from './tools-in-words.ts'

type Kitchen = Readonly<{ tools: readonly CookingTool[] }>

const NOUN = '(?:toaster oven|oven|air fryer|microwave|skillet|saucepan|pan)'
/** "in a 375 °F oven or an air fryer": two tools for the same sentence. */
const EITHER = new RegExp(
  `\\b(in|on) ((?:an?|the) (?:[\\w/°-]+ ){0,3}?${NOUN}) or ((?:(?:an?|the) )?(?:[\\w/°-]+ ){0,3}?${NOUN})\\b`,
)
const VERB = /^(?:air-fry|bake|brown|cover|crisp|fry|heat|microwave|reheat|simmer|toast|toss|use|warm)\b/

/** How this kitchen warms leftovers: of the ways a recipe gives, one for which there is a tool; else the usual way. */
export function fittingReheating(reheating: string, kitchen: Kitchen): string {
  if (fits(reheating, kitchen)) return reheating
  const fitting = waysOf(reheating.replace(/\.$/, '').split(/; |\. /), kitchen)
  return fitting.find((way) => fits(way, kitchen)) ?? USUAL_REHEATING
}

function fits(words: string, { tools }: Kitchen): boolean {
  return words.split('; ').every((clause) => toolsIn(clause).every((tool) => tools.includes(tool)))
}

/** The ways of the first sentence, and what is said after it where this kitchen can do that, too. */
function waysOf([main = '', ...asides]: readonly string[], kitchen: Kitchen): string[] {
  const rest = asides.filter((aside) => fits(aside, kitchen)).map((aside) => `; ${aside}`)
  const [, before = '', after = ''] = /^(.*?),? or (.*)$/.exec(main) ?? []
  const second =
    after && sentenceOf(after, /\b(minute|second)s?\b(?!.*\b(?:minute|second))/.exec(before)?.[1])
  const ways = [withOneTool(main, kitchen), ...[before, second].filter(isWhole)]
  return ways.flatMap((way) => [`${way}${rest.join('')}.`, `${way}.`])
}

/** Half of a sentence may say too little: "Stir in a splash of water". */
function isWhole(way: string): boolean {
  if (/frozen/.test(way)) return false
  return toolsNamed(way).length > 0 || /\b(?:minute|second)s?\b|\bcold\b/.test(way)
}

/** "in a 375 °F oven or an air fryer" is "in an air fryer" where there is no oven. */
function withOneTool(main: string, kitchen: Kitchen): string {
  return main.replace(EITHER, (both, place: string, first: string, second: string) => {
    const kept = [first, second].find((one) => fits(one, kitchen))
    if (kept === undefined || /\bin\b/.test(kept)) return both
    const degrees = /\b(?:oven|fryer)$/.test(kept) ? /\d+ °F/.exec(both)?.[0] : undefined
    const noun = /^(?:an?|the) /.test(kept) ? kept : `${/^[aeiou]/.test(kept) ? 'an' : 'a'} ${kept}`
    return `${place} ${noun}${degrees && !noun.includes(degrees) ? ` at ${degrees}` : ''}`
  })
}

/** "2 minutes each in the microwave" as a sentence of its own; empty if it would not be one. */
function sentenceOf(words: string, unit: string | undefined): string {
  const timed = words.replace(/^\d+(?= in\b)|(?<=\bfor )\d+(?=[,.]|$)/, (count) =>
    unit ? `${count} ${unit}s` : count,
  )
  if (VERB.test(timed)) return `${timed.slice(0, 1).toUpperCase()}${timed.slice(1)}`
  if (/^\d/.test(timed)) return `Heat for ${timed}`
  return /^(?:in|on) /.test(timed) ? `Heat ${timed}` : ''
}
