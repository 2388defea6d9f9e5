import type { KitchenRules } from '@pennyplate/domain/recipe/recipe-fit'
import { describe, expect, it } from 'vitest'
import { compileRecipe } from './compiled-recipe.ts'
import { cookedIn } from './cooking-methods.ts'
import { toRecipe } from './recipe-row.ts'

const { forms } = compileRecipe(
  toRecipe({
    id: 'baked-potato',
    name: 'Baked potato',
    description: 'A potato with a crisp skin.',
    mealTypes: ['lunch'],
    cuisines: ['American'],
    servings: 1,
    activeMinutes: 5,
    totalMinutes: 60,
    unattendedMinutes: 0,
    tools: [['Oven']],
    ingredients: ['1 each | russet-potato'],
    steps: ['Bake the potato in the oven for 55 minutes.'],
    otherMethods: [
      {
        activeMinutes: 3,
        totalMinutes: 8,
        unattendedMinutes: 0,
        tools: [['Microwave']],
        steps: ['Microwave the potato for 7 minutes.'],
      },
    ],
    storage: '',
    reheating: '',
    mealPrepTips: [],
    batchCooks: false,
    freezes: false,
    illustration: 'potato',
    variants: [],
  }),
)
const cooked = (kitchen: Pick<KitchenRules, 'tools' | 'maxDifficulty'>) => cookedIn(forms[0], kitchen).recipe

describe('a dish with a method for each tool', () => {
  it('is cooked as written where the kitchen can', () => {
    expect(cooked({ tools: ['Microwave', 'Oven'], maxDifficulty: 'hard' }).steps[0]).toContain('oven')
  })

  it('has the steps, the tools and the time of the tool that is there', () => {
    const { steps, tools, totalMinutes } = cooked({ tools: ['Microwave'], maxDifficulty: 'hard' })
    expect(steps).toEqual(['Microwave the potato for 7 minutes.'])
    expect([tools, totalMinutes]).toEqual([[['Microwave']], 8])
  })

  it('takes the quicker tool where the other asks for more time than is wanted', () => {
    expect(cooked({ tools: ['Microwave', 'Oven'], maxDifficulty: 'easy' }).totalMinutes).toBe(8)
  })

  it('stays as written where no tool fits, for the referee to refuse', () => {
    expect(cooked({ tools: ['Stove'], maxDifficulty: 'hard' }).tools).toEqual([['Oven']])
  })
})
