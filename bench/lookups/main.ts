import { findFood } from '@pennyplate/catalog/foods/find-food'
import { readPantryText } from '@pennyplate/server/features/pantry-text/read-pantry-text'
import { reportTimes, TARGET_MISSED } from '../row.ts'

/** npm run bench -- lookups: how long it takes to find a typed food and to parse a line of amounts and foods. */
const ROUNDS = 400
const TYPED = [
  'milk',
  '2 cans low sodium black beans',
  'boneless skinless chicken thighs',
  'GV 2% milk gal',
  'brocoli',
  'extra virgin olive oil',
  'zorblax',
  'cherry tomatoes',
]
const LINES = [
  '2 cans black beans, milk and 1 dozen eggs',
  '½ lb ground beef',
  'a bunch of cilantro and 3 limes',
]

const isMet = [
  reportTimes('find a typed food', timesOf(TYPED, findFood), { at: 'p50', ms: 1 }),
  reportTimes('read a typed line of foods', timesOf(LINES, readPantryText), { at: 'p50', ms: 5 }),
]
process.exitCode = isMet.every(Boolean) ? 0 : TARGET_MISSED

function timesOf(texts: readonly string[], look: (text: string) => unknown): number[] {
  // The first lookup loads the catalog, which a server does once.
  for (const text of texts) look(text)
  return Array.from({ length: ROUNDS }, (_, round) => {
    const started = performance.now()
    look(texts[round % texts.length] ?? '')
    return performance.now() - started
  })
}
