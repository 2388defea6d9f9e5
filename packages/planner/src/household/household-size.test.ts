import { piecesPerServing } from '@pennyplate/domain/recipe/pieces'
import { adultEquivalents } from '@pennyplate/domain/week/adult-portions'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { portionOf } from './household-size.ts'

const { recipes } = ownCatalog('72762')
const HOUSEHOLDS = [
  { adults: 1, kids: 0, kidAges: [] },
  { adults: 2, kids: 0, kidAges: [] },
  { adults: 2, kids: 1, kidAges: [2] },
  { adults: 2, kids: 3, kidAges: [4, 8, 15] },
  { adults: 4, kids: 0, kidAges: [] },
].map((people) => household(people).profile)

describe('the portions of a household', () => {
  it.each(HOUSEHOLDS)('of a dish in pieces give $adults adults and $kids kids as many each', (profile) => {
    const people = profile.adults + profile.kids
    const inPieces = recipes.filter(({ recipe }) => piecesPerServing(recipe) !== null)
    expect(inPieces.length).toBeGreaterThan(140)
    for (const usual of [0.7, 1.1, 1.45, 1.8])
      for (const { recipe } of inPieces) {
        const table = portionOf(recipe, usual, profile) * adultEquivalents(profile)
        const each = (table * (piecesPerServing(recipe) ?? 0)) / people
        expect(each, recipe.id).toBeCloseTo(Math.round(each), 6)
        expect(each, recipe.id).toBeGreaterThan(0.9)
      }
  })

  it('of a dish that is ladled out are the usual ones', () => {
    const [soup] = recipes.filter(({ recipe }) => recipe.plate?.servedAs === 'soup' && !recipe.leastBatch)
    if (!soup) throw new Error('no soup')
    for (const profile of HOUSEHOLDS) expect(portionOf(soup.recipe, 1.45, profile)).toBe(1.45)
  })
})
