import { ALLERGENS, type Allergen } from '@pennyplate/domain/food/food'
import { joinWords } from './wording.ts'

export const allergenLabels: Readonly<Record<Allergen, string>> = {
  milk: 'Milk',
  egg: 'Eggs',
  fish: 'Fish',
  shellfish: 'Shellfish',
  'tree-nut': 'Tree nuts',
  peanut: 'Peanuts',
  wheat: 'Wheat',
  soy: 'Soy',
  sesame: 'Sesame',
}

/** "Contains milk and wheat. May contain sesame."; null where nothing is known to be in it. */
export function allergensText({
  contains = [],
  mayContain = [],
}: {
  readonly contains?: readonly Allergen[] | undefined
  readonly mayContain?: readonly Allergen[] | undefined
}): string | null {
  const sentences = [
    ...(contains.length > 0 ? [`Contains ${inWords(contains)}.`] : []),
    ...(mayContain.length > 0 ? [`May contain ${inWords(mayContain)}.`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** In one order, whichever the foods of a line came in. */
function inWords(allergens: readonly Allergen[]): string {
  const named = ALLERGENS.filter((allergen) => allergens.includes(allergen))
  return joinWords(named.map((allergen) => allergenLabels[allergen].toLowerCase()))
}
