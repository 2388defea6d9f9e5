import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FoodFacts, FoodTrait } from '../food/food.ts'
import { areKeptApart, clashOnPlate, heldApart } from './apart.ts'
import type { FoodRule } from './diet.ts'

const food = (...traits: FoodTrait[]) => ({ traits }) as unknown as FoodFacts
const KOSHER: FoodRule = { id: 'text:kosher', apart: [['meat', 'poultry'], ['dairy']] }
const NO_FISH_WITH_MILK: FoodRule = { id: 'text:fish', apart: [['fish'], ['dairy']] }

it('finds the two foods of a plate that a rule keeps apart', () => {
  expect(clashOnPlate([food('grain'), food('dairy'), food('poultry')], [KOSHER])).toEqual({
    by: 'text:kosher',
    food: 1,
    beside: 2,
  })
  expect(clashOnPlate([food('fish'), food('dairy'), null], [KOSHER])).toBeNull()
  expect(clashOnPlate([food('meat'), food('dairy')], [{ id: 'text:pork', traits: ['pork'] }])).toBeNull()
})

const KINDS: readonly FoodTrait[] = ['meat', 'poultry', 'dairy', 'fish', 'grain']
const aDish = fc.array(
  fc.constantFrom(...KINDS).map((trait) => food(trait)),
  { maxLength: 3 },
)

it('sides that may stand beside a dish never clash with it or with one another', () => {
  const rules = [KOSHER, NO_FISH_WITH_MILK]
  fc.assert(
    fc.property(aDish, fc.array(aDish, { maxLength: 4 }), (dish, sides) => {
      // A dish that clashes by itself is none of the household's.
      fc.pre([dish, ...sides].every((one) => clashOnPlate(one, rules) === null))
      const beside = sides.filter((side) => !areKeptApart(heldApart(dish, rules), heldApart(side, rules)))
      expect(clashOnPlate([...dish, ...beside.flat()], rules)).toBeNull()
    }),
  )
})

it('leaves what nobody keeps apart together', () => {
  const apart = (dish: FoodFacts, side: FoodFacts) =>
    areKeptApart(heldApart([dish], [KOSHER]), heldApart([side], [KOSHER]))
  expect(apart(food('meat'), food('poultry'))).toBe(false)
  expect(apart(food('fish'), food('dairy'))).toBe(false)
  expect(apart(food('meat'), food('grain'))).toBe(false)
  expect(apart(food('meat'), food('dairy'))).toBe(true)
  expect(apart(food('dairy'), food('meat'))).toBe(true)
})
