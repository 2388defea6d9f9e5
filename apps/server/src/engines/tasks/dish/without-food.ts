import { COOKING_VERB as VERBS } from './cooking-verb.ts'
import { withoutSalting } from './without-salting.ts'

/**
 * The steps without a food that the form leaves out; null where a mention of it is more than an entry of a list or "sprinkle
 * with the salt", so that the steps have to say that it is left out.
 */
export function withoutFood(steps: readonly string[], phrases: readonly string[]): string[] | null {
  const names = phrases.toSorted((a, b) => b.length - a.length).map(escaped)
  const name = `(?:${names.join('|')})(?![\\w-])`
  const mention = new RegExp(`(?<![\\w-])${name}`, 'i')
  const salted = phrases.includes('salt') ? steps.map(withoutSalting) : steps
  if (salted.some((step) => SALTING.test(step))) return null
  const rules = rulesFor(`(?:${DETERMINER} )?${name}`)
  const edited = salted.map((step) =>
    mention.test(step)
      ? rules.reduce((text, [found, instead]) => text.replace(found, instead), step).trim()
      : step,
  )
  const isBroken = (step: string, index: number) => brokenPlaces(step) > brokenPlaces(steps[index] ?? '')
  if (edited.some((step, index) => mention.test(step) || isBroken(step, index))) return null
  return edited.filter((step) => step !== '')
}

/** "Salt the chicken", "salt and pepper them". */
const SALTING = /(?<![\w-])salt(?: and pepper)? (?:the|them|it|lightly|both|each|on (?:both|all|every))\b/i
/** What an edit must not leave behind. */
const BROKEN = new RegExp(
  [
    '\\b(?:and and|the the|of and|of the and|the and|with and|with the [.,;])',
    '\\b(?:with|and|or|the|of)[.,;]',
    ';\\s*$|, ?\\.|\\bof the \\d',
    `\\bwith ${VERBS}`,
    // "Season the pork" with nothing.
    '\\b(?:season|sprinkle|rub) (?:(?!with\\b)[\\w-]+ ){0,4}(?!with\\b)[\\w-]+(?:[.,;]| and\\b)',
    // Of a food that may be left out.
    '\\bif (?:used|wanted|you)',
  ].join('|'),
  'gi',
)

function brokenPlaces(step: string): number {
  return step.match(BROKEN)?.length ?? 0
}

const DETERMINER =
  '(?:(?:the )?(?:other half|half|rest|last|most|some|remainder|a pinch|a little|a third|two thirds|a quarter|three quarters|[\\d/]+ (?:tea|table)spoons?|another third|all but [\\d/]+ (?:tea|table)spoons?) of the|most of the remaining|half the|[\\d/]+ (?:tea|table)spoons? of|the (?:last|other) (?:pinch|half) of(?: the)?|a third of the|a pinch of|a little|some|the remaining|remaining|the)'
const SEASONS = '(?:sprinkle|season|dust|finish|top|serve|toss|rub|dip)'
const ENDS = '(?=[.;]|$)'

/** The order matters: whole sentences, then clauses, then entries of lists. */
function rulesFor(noun: string): [RegExp, string][] {
  const doing = `(?:${SEASONS} (?:[\\w-]+ ){0,4}with|sprinkle on|add|stir in|mix in|rub in)`
  const beforeFood = '(?<=\\b(?:with|in|add|combine|stir|mix|the))'
  const rule = (found: string, instead: string): [RegExp, string] => [new RegExp(found, 'giu'), instead]
  return [
    rule(`(?<=^|\\. )${doing} ${noun}(?: if (?:you like|your [^.;]*))?\\.(?: |$)`, ''),
    rule(`(?:;|,| and|, and|, then|; then) (?:${doing}|taste for) ${noun}${ENDS}`, ''),
    rule(`, ${doing} ${noun},? and (?=${VERBS})`, ' and '),
    rule(`(?:,| and) ${doing} ${noun}(?=, (?:and )?${VERBS})`, ''),
    // "oats, milk, salt and water", "oats, salt, and water", "oats, salt, milk"
    rule(`, ${noun}(?=,? (?:and|or) )`, ''),
    rule(`, ${noun}(?=, )`, ''),
    // "the oil, lime juice and salt" becomes "the oil and lime juice"
    rule(
      `, (?!(?:and|or|with) |${VERBS})((?:[\\p{L}\\d/'-]+ ){0,3}[\\p{L}\\d/'-]+),? and ${noun}(?=[ .,;]|$)`,
      ' and $1',
    ),
    rule(`,? and ${noun}(?=[ .,;]|$)`, ''),
    rule(
      ` with ${noun}(?=(?:,| and|, and) ${VERBS}| (?:for|in|on|until|over|as the)\\b|, covered|[.;]|$)`,
      '',
    ),
    // "with the salt and pepper", "with the salt, pepper and oil"
    rule(`${beforeFood} ${noun} and (?!${VERBS})`, ' '),
    rule(`${beforeFood} ${noun}, (?!${VERBS})(?=[\\w' -]{3,40}(?:, [\\w' -]{3,40})*,? and )`, ' '),
  ]
}

/** "Spaghetti in tomato sauce, with parmesan for those who like it": nothing is said of what is left out. */
export function describedWithout(description: string, phrases: readonly string[]): string {
  if (phrases.length === 0) return description
  const name = phrases
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  const shorter = description.replace(
    new RegExp(`,? with (?:${name})(?: for those who like it)?(?=\\.)`, 'i'),
    '',
  )
  // "Salt and pepper" is how people say seasoned.
  return phrases.includes('salt') ? shorter : (withoutFood([shorter], phrases)?.[0] ?? shorter)
}

/** "Freeze for 3 months, without the sour cream": a tip says nothing of what is left out, where that can be cut. */
export function tipWithout(tip: string, phrases: readonly string[]): string {
  if (phrases.length === 0) return tip
  const name = phrases
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  const shorter = tip.replace(
    new RegExp(`,? (?:without|with|except for|but not) (?:the |any )?(?:${name})(?=[.,;])`, 'gi'),
    '',
  )
  return withoutFood([shorter], phrases)?.[0] ?? shorter
}

function escaped(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
