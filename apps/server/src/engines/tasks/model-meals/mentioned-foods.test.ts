import { RESTRICTION_NAMES } from '@pennyplate/catalog/foods/restriction-names'
import { readRestrictions } from '@pennyplate/domain/restrictions/read-restrictions'
import { expect, it } from 'vitest'
import { forbiddenMention } from './mentioned-foods.ts'

it.each(['mustard', 'celery'])(
  'a blend named by its brand is not for an allergy to %s it is made of',
  (food) => {
    const rules = readRestrictions([food], 'allergies', RESTRICTION_NAMES).rules.map(({ rule }) => rule)
    expect(forbiddenMention('2 tsp Old Bay', rules, [])).toMatchObject({ said: 'old bay' })
    expect(forbiddenMention('2 tsp paprika', rules, [])).toBeNull()
  },
)

it.each(['pickling spice', 'crab boil', 'panch phoron'])('%s is not for an allergy to mustard', (blend) => {
  const rules = readRestrictions(['mustard'], 'allergies', RESTRICTION_NAMES).rules.map(({ rule }) => rule)
  expect(forbiddenMention(`1 tbsp ${blend}`, rules, [])).not.toBeNull()
})
