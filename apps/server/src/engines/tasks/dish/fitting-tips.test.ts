import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { fittingSteps, fittingTips } from './fitting-tips.ts'

const rulesOf = (profile: Readonly<Record<string, unknown>>) =>
  planningContextOf(householdOf(profile), '2026-11-22').rules

const TIPS = [
  'Leftovers with a fried egg on top make a good breakfast; cook a little extra.',
  'Spread leftovers in a tortilla with cheese for a lunch that costs under a dollar.',
  'Keep a bag of frozen peas by the noodles.',
  'Fold the tortillas in the morning and stack them, ready for the skillet.',
]

describe('the tips of a recipe', () => {
  it('are all there for a household that eats and owns what they name', () => {
    expect(fittingTips(TIPS, rulesOf({ cookingTools: ['Stove'] }), 0)).toEqual(TIPS)
  })

  it('name no food that the household does not eat', () => {
    const vegan = rulesOf({ cookingTools: ['Stove'], dietType: 'Vegan' })
    expect(fittingTips(TIPS, vegan, 0)).toEqual(TIPS.slice(2))
    const eggless = rulesOf({ cookingTools: ['Stove'], allergies: ['egg'] })
    expect(fittingTips(TIPS, eggless, 0)).toEqual(TIPS.slice(1))
  })

  it('speak of children only where there are some', () => {
    const tips = [
      'Set out the bowls the night before, so that children can serve themselves.',
      'Bake the can on a Saturday and freeze two rolls for a school morning.',
    ]
    expect(fittingTips(tips, rulesOf({}), 2)).toEqual(tips)
    expect(fittingTips(tips, rulesOf({}), 0)).toEqual([])
  })

  it('are followed by steps that speak of small children only where there are some', () => {
    const steps = [
      'Freeze them for 3 hours, until hard; for small children, cut each in half first.',
      'Wash the grapes. Cut them in quarters for children under 5.',
    ]
    expect(fittingSteps(steps, 1)).toEqual(steps)
    expect(fittingSteps(steps, 0)).toEqual(['Freeze them for 3 hours, until hard.', 'Wash the grapes.'])
  })

  it('need no tool that the household lacks, unless they give a choice', () => {
    const dorm = rulesOf({ cookingTools: ['Microwave', 'Air Fryer'] })
    expect(fittingTips(TIPS, dorm, 0)).toEqual(TIPS.slice(0, 3))
  })
})
