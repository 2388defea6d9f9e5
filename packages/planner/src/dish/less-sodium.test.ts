import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'

const catalog = ownCatalog('72762')
const usual = buildProblem(household({}), catalog)
const lowSodium = buildProblem(household({ dietaryRestrictions: ['low-sodium'] }), catalog)

type Built = typeof usual
const named = ({ forms }: Built, id: string) => forms.find(({ recipe }) => recipe.id === id)?.name
const appeal = ({ problem }: Built, id: string) =>
  problem.recipes.find((one) => one.id === id)?.tastes.lunch?.appeal ?? Number.NaN
const dislike = ({ problem }: Built, id: string) =>
  problem.recipes.find((one) => one.id === id)?.side?.dislike ?? Number.NaN

describe('a household that watches its salt', () => {
  it('wants dishes less that are known as salty', () => {
    for (const id of ['ham-and-cheese-pockets', 'ramen-noodles'])
      expect(appeal(lowSodium, id)).toBeLessThan(appeal(usual, id) - 0.9)
    // The diet's own rating of it is a star lower.
    expect(appeal(lowSodium, 'pb-j')).toBeGreaterThan(appeal(usual, 'pb-j') - 0.4)
  })

  it('wants sides less that are known as salty', () => {
    expect(dislike(lowSodium, 'pickle-spear')).toBeGreaterThan(dislike(usual, 'pickle-spear') + 1)
    expect(dislike(lowSodium, 'steamed-broccoli')).toBe(dislike(usual, 'steamed-broccoli'))
  })

  it('reads of a dish that is made with foods of less sodium', () => {
    expect(named(usual, 'tomato-soup')).toBe('Tomato soup')
    expect(named(lowSodium, 'tomato-soup')).toBe('Lower-sodium tomato soup')
  })

  it('does not read it of a side that nobody takes for salty', () => {
    expect(named(lowSodium, 'steamed-broccoli')).toBe('Steamed broccoli')
    expect(named(lowSodium, 'sliced-tomatoes')).toBe('Sliced tomatoes')
  })
})
