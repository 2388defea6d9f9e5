import { withDefaults } from '@pennyplate/domain/profile/profile'
import { expect, test } from 'vitest'
import { describeHousehold } from './describe-household.ts'

test('a model is told how new dishes may be and what becomes of leftovers', () => {
  const answers = { newDishes: 'Surprise us', leftovers: 'For lunches and a dinner' }
  const household = {
    profile: withDefaults(answers),
    pantry: [],
    likes: [],
    dislikes: [],
    recentWeeks: [],
  }
  expect(describeHousehold(household)).toMatchObject(answers)
})
