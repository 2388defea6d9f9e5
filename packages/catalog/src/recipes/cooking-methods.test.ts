import type { KitchenRules } from '@pennyplate/domain/recipe/recipe-fit'
import { describe, expect, it } from 'vitest'
import { compileRecipe } from './compiled-recipe.ts'
import { byEachMethod, cookedIn } from './cooking-methods.ts'
import { toRecipe } from './recipe-row.ts'
import { allRecipes } from './recipes.ts'

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
const cooked = (kitchen: Partial<Pick<KitchenRules, 'tools' | 'maxDifficulty' | 'tableLimits'>>) =>
  cookedIn(forms[0], { tools: ['Microwave', 'Oven'], maxDifficulty: 'hard', tableLimits: [], ...kitchen })
    .recipe

describe('a dish with a method for each tool', () => {
  it('uses the main method if the household has its tools', () => {
    expect(cooked({}).steps[0]).toContain('oven')
  })

  it('uses the steps, tools and times of the method that fits', () => {
    const { steps, tools, totalMinutes } = cooked({ tools: ['Microwave'] })
    expect(steps).toEqual(['Microwave the potato for 7 minutes.'])
    expect([tools, totalMinutes]).toEqual([[['Microwave']], 8])
  })

  it('uses a quicker method if the main one takes too long', () => {
    const minutes = (tableLimits: number[]) => cooked({ tableLimits }).totalMinutes
    expect([minutes([20, 90]), minutes([60]), minutes([5, 90])]).toEqual([8, 60, 60])
  })

  it('uses the oven for somebody who wants little work, not little time', () => {
    expect(cooked({ maxDifficulty: 'easy' }).totalMinutes).toBe(60)
  })

  it('is unchanged if no method fits, so that the referee refuses it', () => {
    expect(cooked({ tools: ['Stove'] }).tools).toEqual([['Oven']])
  })
})

it('the description of another method says where it cooks', () => {
  const recipe = allRecipes().get('chicken-and-rice-bake')?.recipe
  if (!recipe) throw new Error('no such recipe')
  const [main, ...others] = byEachMethod(recipe)
  expect(main.description).toBe(recipe.description)
  expect(others.map(({ description }) => description)).toContain(
    `${recipe.description} Here it cooks in the slow cooker.`,
  )
})
