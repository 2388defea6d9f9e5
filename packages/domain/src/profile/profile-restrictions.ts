import { OTHER_RESTRICTIONS, type OtherRestriction, RESTRICTIONS } from '../diet/diet-options.ts'
import { ALLERGENS, type Allergen } from '../food/food.ts'
import type { CompleteProfile } from './profile.ts'
import { optionIn } from './profile-values.ts'

export interface RestrictionAnswers {
  readonly allergens: readonly Allergen[]
  /** Allergies in the household's own words. */
  readonly otherAllergies: string
  readonly restrictions: readonly OtherRestriction[]
  /** Other restrictions in the household's own words. */
  readonly otherRestrictions: string
}

type Stored = Pick<CompleteProfile, 'allergies' | 'dietaryRestrictions'>

/** Chips are stored as words next to the free text, in either list: older copies had only one list. */
export function restrictionAnswers({ allergies, dietaryRestrictions }: Stored): RestrictionAnswers {
  const words = [...allergies, ...dietaryRestrictions]
  const isChip = (text: string) => optionIn(text, RESTRICTIONS) !== undefined
  const ownWords = (texts: readonly string[]) => texts.filter((text) => !isChip(text)).join(', ')
  return {
    allergens: ALLERGENS.filter((chip) => words.some((word) => optionIn(word, RESTRICTIONS) === chip)),
    otherAllergies: ownWords(allergies),
    restrictions: OTHER_RESTRICTIONS.filter((chip) =>
      words.some((word) => optionIn(word, RESTRICTIONS) === chip),
    ),
    otherRestrictions: ownWords(dietaryRestrictions),
  }
}

export function storedRestrictions(answers: RestrictionAnswers): Stored {
  return {
    allergies: [...new Set([...answers.allergens, ...phrasesIn(answers.otherAllergies)])],
    dietaryRestrictions: [...new Set([...answers.restrictions, ...phrasesIn(answers.otherRestrictions)])],
  }
}

/** The phrases of a written list: "no pork, mango; kiwi" has three, "nuts (walnuts, pecans)" one. */
export function phrasesIn(text: string): string[] {
  const phrases: string[] = []
  let depth = 0
  let phrase = ''
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth = Math.max(0, depth - 1)
    const isEnd = letter === '\n' || (depth === 0 && (letter === ',' || letter === ';'))
    if (letter === '\n') depth = 0
    if (isEnd) phrases.push(phrase)
    phrase = isEnd ? '' : phrase + letter
  }
  return [...phrases, phrase].map((part) => part.trim()).filter((part) => part !== '')
}
