import type { Restriction } from '@pennyplate/domain/diet/diet-options'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { phrasesIn, restrictionAnswers } from '@pennyplate/domain/profile/profile-restrictions'
import { isSamePhrase } from '../lib/phrase-question.ts'
import { restrictionLabels } from './restrictions.ts'
import { settlingMessages } from './settling.ts'

export const avoidedFoodMessages = {
  allergies: 'Allergies',
  others: 'Also avoids',
  none: 'None',
} as const

type Answers = Pick<CompleteProfile, 'allergies' | 'dietaryRestrictions' | 'settledPhrases'>

/** What a household must or will not eat: its chips, then its own words, which may be a note that nothing checks. */
export function avoidedFoods(profile: Answers): { allergies: string | null; others: string | null } {
  const answers = restrictionAnswers(profile)
  const isNote = (phrase: string) =>
    profile.settledPhrases?.some((one) => one.as === 'note' && isSamePhrase(one.phrase, phrase)) ?? false
  const listed = (chips: readonly Restriction[], text: string) => {
    const own = phrasesIn(text)
    const kept = [...chips.map((chip) => restrictionLabels[chip]), ...own.filter((one) => !isNote(one))]
    const notes = own.filter(isNote).map(settlingMessages.notChecked)
    return [kept.join(', '), ...notes].filter((part) => part !== '').join('; ') || null
  }
  return {
    allergies: listed(answers.allergens, answers.otherAllergies),
    others: listed(answers.restrictions, answers.otherRestrictions),
  }
}
