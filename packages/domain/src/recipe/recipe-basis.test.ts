import { describe, expect, it } from 'vitest'
import { withDefaults } from '../profile/profile.ts'
import { recipeBasis } from './recipe-basis.ts'

const basis = (answers: object) => recipeBasis(withDefaults(answers))

describe('the mark of the answers a recipe was written for', () => {
  it('is the same for the same answers', () => {
    expect(basis({ adults: 2, allergies: ['milk'] })).toBe(basis({ adults: 2, allergies: ['milk'] }))
  })

  it.each([
    { adults: 3 },
    { kids: 1, kidAges: [4] },
    { allergies: ['milk'] },
    { dietType: 'Vegan' },
    { prepStyle: 'Weekly Meal Prep' },
    { zipCode: '10001' },
    { dairyPreferences: { milk: 'Oat Milk' } },
    { wholeGrains: 'Fine with us' },
    { nutritionalTargets: { trackNutrition: true, dailySodium: 1500 } },
  ])('is another one with %o', (answers) => {
    expect(basis(answers)).not.toBe(basis({}))
  })

  it('is that of half and half before the household was asked about whole wheat', () => {
    expect(basis({})).toBe(basis({ wholeGrains: 'Half and half' }))
  })

  it('does not change with answers that change no recipe', () => {
    expect(basis({ weeklyBudget: 200, cuisineTypes: ['Greek'] })).toBe(basis({}))
  })
})
