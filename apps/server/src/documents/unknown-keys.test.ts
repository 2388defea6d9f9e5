import { pantryDocument } from '@pennyplate/contract/documents/pantry'
import { profileDocument } from '@pennyplate/contract/documents/profile'
import { describe, expect, it } from 'vitest'
import { unknownKeys } from './unknown-keys.ts'

describe('keys that a document does not have', () => {
  it.each([
    [{ alergies: ['Peanuts'] }, '"alergies" is not known; did you mean "allergies"?'],
    [
      { nutritionalTargets: { dailyCalorie: 1800 } },
      'nutritionalTargets: "dailyCalorie" is not known; did you mean "dailyCalories"?',
    ],
    [{ dairyPreferences: { egg: 'Brown' } }, 'dairyPreferences: "egg" is not known; did you mean "eggs"?'],
    [
      {
        settledPhrases: [
          { phrase: 'x', as: 'note' },
          { phrase: 'y', as: 'note', of: 'allergy' },
        ],
      },
      'settledPhrases.1: "of" is not known',
    ],
    [
      { runningOut: [{ id: 'salt', since: '2026-11-22', sinse: '2026-11-22' }] },
      'runningOut.0: "sinse" is not known; did you mean "since"?',
    ],
  ])('in the profile %j', (profile, said) => {
    expect(unknownKeys(profileDocument, profile)).toEqual([said])
  })

  it('in a pantry item, which has old spellings that are known', () => {
    const items = [
      { name: 'Rice', addedDate: '2026-11-22' },
      { name: 'Milk', expiry: '2026-11-30', frozen: { recipeId: 'chili', form: 'x' } },
    ]
    expect(unknownKeys(pantryDocument, items)).toEqual([
      '1: "expiry" is not known; did you mean "expiryDate"?',
      '1.frozen: "form" is not known; did you mean "formId"?',
    ])
  })

  it('are none in a profile of known ones', () => {
    const profile = {
      adults: '2',
      allergies: 'peanuts, milk',
      kidAges: [4],
      settledPhrases: [{ phrase: 'x', as: ['class:milk'] }],
    }
    expect(unknownKeys(profileDocument, profile)).toEqual([])
  })
})
