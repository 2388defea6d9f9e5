import { COOKING_VERB } from './cooking-verb.ts'

const SALT =
  '(?:(?:half|most|some|a little|a pinch|a (?:third|quarter)|two thirds|the rest|[\\d/]+ teaspoons?) (?:of )?)?(?:the )?(?:remaining )?salt'
const THEM = '(?:it|them|both sides)'
const WHERE = `(?: (?:lightly|all over|on (?:both|all) sides|on every side|in a bowl|in a colander|with ${SALT}))*`
/** "The thighs", "the eggplant slices". */
const FOOD = '(the (?:(?!and\\b)[\\w-]+ ){0,2}?[\\w-]+)(?: inside and out)?'
const END = '(?=[.;]|$)'
const LAST_BUT_SALTED = `(${COOKING_VERB}[^,.;]*)(?:, and| and) salt ${THEM}${WHERE}${END}`
const START = '(?<=^|[.;] )'

type Replace = (...parts: string[]) => string

const rule = (found: string, instead: Replace): [RegExp, Replace] => [new RegExp(found, 'gu'), instead]

/** Whole sentences first, then clauses. */
const RULES: readonly [RegExp, Replace][] = [
  rule(`(?<=^|\\. )Season with ${SALT} at the end[^.]*\\.(?: |$)`, () => ''),
  rule('(?:^| )Taste (?:it )?for salt\\.', () => ''),
  // "Salt the chicken and brown it in the oil", "sprinkle the zucchini with the salt, let it drip"
  rule(`\\bSalt ${FOOD}${WHERE}(?: and|,) (\\w+) (?:it|them)\\b`, (_, food = '', verb = '') =>
    [capitalized(verb), food].join(' '),
  ),
  rule(
    `\\b([Ss]eason|[Ss]prinkle|[Rr]ub) ${FOOD} with ${SALT}${WHERE}(?: and|,) (\\w+) (?:it|them)\\b`,
    (_, first = '', food = '', verb = '') => [like(first, verb), food].join(' '),
  ),
  rule(`${START}Salt ${FOOD}${WHERE} and (\\w)`, (_, _food, letter = '') => letter.toUpperCase()),
  rule(`${START}(?:Season|Sprinkle) with ${SALT} and (\\w)`, (_, letter = '') => letter.toUpperCase()),
  // "Heat a skillet, salt the patties and put them in"
  rule(
    `, salt ${FOOD}${WHERE} and (\\w+) (?:it|them)\\b`,
    (_, food = '', verb = '') => ` and ${verb} ${food}`,
  ),
  // "Pat them dry, salt them and brush them"
  rule(`, salt ${THEM}${WHERE} and (?=\\w)`, () => ' and '),
  // "Divide the pork, pat it into patties and salt both sides": what is left is a list of two
  rule(`(?<=, [^.;]*), ${LAST_BUT_SALTED}`, (_, clause = '') => `, and ${clause}`),
  rule(`, ${LAST_BUT_SALTED}`, (_, clause = '') => ` and ${clause}`),
  rule(`(?:, and|,| and) salt (?:${THEM}|${FOOD})${WHERE}(?=[.;,]|$)`, () => ''),
  rule(`(?:, and|,| and) season ${THEM} with ${SALT}${WHERE}${END}`, () => ''),
  rule(`(?:, and|,| and) rub in ${SALT}${WHERE}${END}`, () => ''),
  rule(`[,;] (?:and )?add ${SALT} near the end${END}`, () => ''),
  // "Knead the salt into the pork for a minute"
  rule(`\\b(Knead|Work) ${SALT} into ${FOOD}`, (_, verb = '', food = '') => `${verb} ${food}`),
]

/** "Salt the chops and brown them", said without salt: "Brown the chops". Other mentions of salt stay. */
export function withoutSalting(step: string): string {
  return RULES.reduce((text, [found, instead]) => text.replace(found, instead), step)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function like(first: string, word: string): string {
  return /^[A-Z]/.test(first) ? capitalized(word) : word
}
