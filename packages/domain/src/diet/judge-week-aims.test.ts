import { describe, expect, it } from 'vitest'
import { EQUIVALENT_KEYS, type EquivalentKey, type Equivalents } from '../food/equivalents.ts'
import type { FoodTrait } from '../food/food.ts'
import { type EatenPlate, type FoodOnPlate, judgeWeekAim } from './judge-week-aims.ts'

interface Known {
  readonly traits?: readonly FoodTrait[]
  readonly fatG?: number
  readonly has?: Partial<Record<EquivalentKey, number>>
}

/** Of 100 g. */
function food(id: string, grams: number, { traits = [], fatG = 0, has = {} }: Known = {}): FoodOnPlate {
  const none = Object.fromEntries(EQUIVALENT_KEYS.map((key) => [key, 0])) as unknown as Equivalents
  const composition = { fatG, energyKcal: 50 }
  return {
    food: { id, traits, composition },
    grams,
    eaten: { composition, equivalents: { ...none, ...has } },
  }
}

const plate = (meal: EatenPlate['meal'], ...foods: readonly FoodOnPlate[]): EatenPlate => ({
  meal,
  isFried: false,
  dishes: [foods],
})
const cod = food('cod', 120, { traits: ['fish'] })
const lentils = food('lentils', 40, { traits: ['pulse'] })
const broccoli = (grams: number) => food('broccoli', grams, { has: { vegetableCups: 1 } })
const week = (...dinners: readonly EatenPlate[]) => [
  ...dinners,
  ...Array.from({ length: 7 - dinners.length }, () => plate('dinner')),
]

describe('an aim of the week', () => {
  it('wants fish at two dinners of seven, and at one of three', () => {
    expect(judgeWeekAim('fish', week(plate('dinner', cod)))).toMatchObject({
      isKept: false,
      found: 1,
      wanted: 2,
    })
    expect(judgeWeekAim('fish', week(plate('dinner', cod), plate('dinner', cod))).isKept).toBe(true)
    expect(judgeWeekAim('fish', [plate('dinner', cod), plate('dinner'), plate('dinner')]).isKept).toBe(true)
    expect(judgeWeekAim('fish', week(plate('lunch', cod), plate('lunch', cod))).isKept).toBe(false)
  })

  it('counts legumes over lunches and dinners', () => {
    const having = (count: number) =>
      Array.from({ length: 14 }, (_, at) => plate('lunch', ...(at < count ? [lentils] : [])))
    expect(judgeWeekAim('legumes', having(2)).isKept).toBe(false)
    expect(judgeWeekAim('legumes', having(3)).isKept).toBe(true)
  })

  it('names each meal with too few vegetables', () => {
    const few = plate('lunch', broccoli(40))
    const plates = [few, plate('dinner', broccoli(60)), plate('breakfast')]
    expect(judgeWeekAim('vegetables', plates)).toEqual({ isKept: false, found: 1, wanted: 2, missed: [few] })
    expect(judgeWeekAim('half-plate', [plate('dinner', broccoli(150))]).isKept).toBe(true)
    expect(judgeWeekAim('half-plate', [plate('dinner', broccoli(140))]).isKept).toBe(false)
  })

  it('names meals where there are too many of them, and none where there are not', () => {
    const beef = plate('dinner', food('beef', 100, { traits: ['red-meat'] }))
    expect(judgeWeekAim('red-meat', [beef])).toMatchObject({ isKept: true, missed: [] })
    expect(judgeWeekAim('red-meat', [beef, beef])).toMatchObject({ isKept: false, missed: [beef, beef] })
    const fried = { ...plate('lunch'), isFried: true }
    expect(judgeWeekAim('fried', [fried])).toMatchObject({ isKept: false, found: 1, missed: [fried] })
    const pie = plate('snack', food('pie', 100, { has: { addedSugarG: 12 } }))
    expect(judgeWeekAim('sweets', [pie, pie]).isKept).toBe(true)
    expect(judgeWeekAim('sweets', [pie, pie, pie]).isKept).toBe(false)
  })

  it('weighs olive oil against all other fat, nuts aside', () => {
    const oil = food('olive-oil', 10, { fatG: 100 })
    const mayonnaise = food('mayonnaise', 10, { fatG: 75 })
    const walnuts = food('walnuts', 100, { fatG: 65, traits: ['nuts'] })
    expect(judgeWeekAim('olive-oil', [plate('lunch', oil, mayonnaise, walnuts)]).found).toBeCloseTo(10 / 17.5)
    expect(judgeWeekAim('olive-oil', [plate('lunch', oil, mayonnaise, mayonnaise)]).isKept).toBe(false)
    expect(judgeWeekAim('olive-oil', [plate('lunch', cod)]).isKept).toBe(true)
  })

  it('counts the oil of a bottled dressing as added fat, and no sauce that is little of it', () => {
    const oil = food('olive-oil', 10, { fatG: 100 })
    const italian = food('italian-dressing', 60, { traits: ['seed-oil'], fatG: 21 })
    const light = food('mayonnaise-light', 50, { traits: ['seed-oil'], fatG: 22 })
    const crackers = food('butter-crackers', 60, { traits: ['seed-oil', 'grain'], fatG: 26 })
    expect(judgeWeekAim('olive-oil', [plate('lunch', oil, italian)]).found).toBeCloseTo(10 / 22.6)
    expect(judgeWeekAim('olive-oil', [plate('lunch', oil, light)]).isKept).toBe(false)
    expect(judgeWeekAim('olive-oil', [plate('lunch', oil, crackers)]).found).toBe(1)
  })

  it('weighs whole grain against refined', () => {
    const oats = food('oats', 100, { has: { wholeGrainsOz: 3 } })
    const bread = food('bread', 100, { has: { refinedGrainsOz: 3 } })
    expect(judgeWeekAim('whole-grains', [plate('lunch', oats, bread)]).isKept).toBe(true)
    expect(judgeWeekAim('whole-grains', [plate('lunch', oats, bread, bread)]).isKept).toBe(false)
  })
})
