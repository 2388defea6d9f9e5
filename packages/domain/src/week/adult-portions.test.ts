import { expect, it } from 'vitest'
import { ownPortion } from './adult-portions.ts'

it.each([
  ['adults alone', { adults: 2, kids: 0, kidAges: [] }, 1],
  ['children of four and eight', { adults: 2, kids: 2, kidAges: [4, 8] }, 4 / 3.4],
  ['an infant, whom no recipe of the household serves', { adults: 2, kids: 1, kidAges: [1] }, 2 / 2.55],
])('of an own recipe for %s an adult gets their part of a serving for each', (_, household, portion) => {
  expect(ownPortion('own-chili', household)).toBeCloseTo(portion)
})
