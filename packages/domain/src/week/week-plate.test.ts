import { describe, expect, it } from 'vitest'
import { dishesOf, hasDish, type Plate, plateCents, plateNutrient } from './week-plate.ts'

const MASH = { name: 'Mashed potatoes', estimatedCost: 0.41, nutrition: { calories: 210 } }
const BEANS = { name: 'Green beans', estimatedCost: 0.38, nutrition: { calories: 45 } }
const MEATLOAF: Plate = {
  name: 'Meatloaf',
  estimatedCost: 1.89,
  nutrition: { calories: 410 },
}
const PLATE: Plate = { ...MEATLOAF, sides: [MASH, BEANS] }

describe('a plate is its main dish and its sides', () => {
  it('in price and nutrition', () => {
    expect(plateCents(PLATE)).toBe(189 + 41 + 38)
    expect(plateNutrient(PLATE, 'calories')).toBe(410 + 210 + 45)
  })

  it('main dish first', () => {
    expect(dishesOf(PLATE).map(({ name }) => name)).toEqual(['Meatloaf', 'Mashed potatoes', 'Green beans'])
    expect(hasDish(PLATE, 'Green beans')).toBe(true)
    expect(hasDish(PLATE, 'Corn')).toBe(false)
  })
})

it('a meal without sides, as version 0.1.0 stored it, is its main dish', () => {
  expect([plateCents(MEATLOAF), plateNutrient(MEATLOAF, 'calories')]).toEqual([189, 410])
})

it('what a side does not say is unknown, not nothing', () => {
  const plate = { ...MEATLOAF, sides: [MASH, { name: 'Rolls' }] }
  expect(plateCents(plate)).toBeNull()
  expect(plateNutrient(plate, 'calories')).toBeNull()
})
