import { expect, test } from 'vitest'
import type { Composition } from './food.ts'
import { atwaterKcalRange, netCarbsG, sumNutrition } from './nutrition.ts'

const composition = (known: Partial<Composition>): Composition => ({
  energyKcal: null,
  proteinG: null,
  carbsG: null,
  fatG: null,
  saturatedFatG: null,
  fiberG: null,
  sugarG: null,
  sodiumMg: null,
  cholesterolMg: null,
  ...known,
})

test('net carbohydrate leaves the fiber out', () => {
  expect(netCarbsG(composition({ carbsG: 12, fiberG: 5 }))).toBe(7)
})

test('unknown fiber counts as none', () => {
  expect(netCarbsG(composition({ carbsG: 12 }))).toBe(12)
})

test('unknown carbohydrate stays unknown', () => {
  expect(netCarbsG(composition({ fiberG: 5 }))).toBeNull()
})

test('eaten foods add up, and unknown grams are counted separately', () => {
  const totals = sumNutrition([
    { composition: composition({ energyKcal: 200, sodiumMg: 50 }), grams: 150 },
    { composition: composition({ energyKcal: 50 }), grams: 20 },
  ])
  expect(totals.energyKcal).toEqual({ amount: 310, unknownG: 0 })
  expect(totals.sodiumMg).toEqual({ amount: 75, unknownG: 20 })
  expect(totals.fiberG).toEqual({ amount: 0, unknownG: 170 })
})

test('energy from macronutrients ranges from fiber without energy to fiber like sugar', () => {
  const beans = composition({ proteinG: 6, carbsG: 16, fatG: 1, fiberG: 7 })
  expect(atwaterKcalRange(beans)).toEqual([69, 97])
  expect(atwaterKcalRange(composition({ proteinG: 0, carbsG: 3, fatG: 0 }), 10)).toEqual([82, 82])
  expect(atwaterKcalRange(composition({ proteinG: 6 }))).toBeNull()
})
