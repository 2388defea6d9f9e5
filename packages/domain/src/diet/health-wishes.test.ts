import { describe, expect, it } from 'vitest'
import { HEALTH_WISH_IDS, HEALTH_WISHES, wishRanges } from './health-wishes.ts'

describe('health wishes', () => {
  it('each have a figure and their own id', () => {
    for (const id of HEALTH_WISH_IDS) {
      expect(HEALTH_WISHES[id].id).toBe(id)
      expect(HEALTH_WISHES[id].figures.length).toBeGreaterThan(0)
    }
  })

  it("become amounts from the day's calories", () => {
    expect(wishRanges(['low-fat'], 'day', 1800)).toEqual({ fat: { atLeast: 0, atMost: 60 } })
    expect(wishRanges(['high-fiber'], 'day', 2000)).toEqual({ fiber: { atLeast: 28, atMost: Infinity } })
    expect(wishRanges(['low-sodium'], 'day', 1800)).toEqual({ sodium: { atLeast: 0, atMost: 2300 } })
  })

  it('keep the strictest figure when several limit one nutrient', () => {
    const both = wishRanges(['heart-healthy', 'low-cholesterol'], 'day', 2000)
    expect(both.cholesterol).toEqual({ atLeast: 0, atMost: 200 })
    expect(both.sodium).toEqual({ atLeast: 0, atMost: 2300 })
  })

  it('have figures per meal and per day', () => {
    expect(wishRanges(['diabetes-friendly'], 'meal', 2000)).toEqual({ carbs: { atLeast: 30, atMost: 60 } })
    expect(wishRanges(['diabetes-friendly'], 'snack', 2000).carbs?.atMost).toBe(30)
    expect(wishRanges(['diabetes-friendly'], 'day', 2000).carbs).toBeUndefined()
  })
})
