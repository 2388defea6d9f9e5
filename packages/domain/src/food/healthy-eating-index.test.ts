import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EQUIVALENT_KEYS } from './equivalents.ts'
import {
  DIET_COMPONENTS,
  type DietComponent,
  dietPoints,
  type EatenDiet,
  healthyEatingIndex,
  POINTS,
  pointsAdded,
} from './healthy-eating-index.ts'

const NOTHING = Object.fromEntries(
  [...EQUIVALENT_KEYS, 'sodiumMg', 'energyKcal'].map((key) => [key, 0]),
) as EatenDiet
const diet = (eaten: Partial<EatenDiet>): EatenDiet => ({ ...NOTHING, energyKcal: 1000, ...eaten })

/** What earns all points of each component in 1,000 kcal, and what earns none, as published for 2020. */
const PUBLISHED: readonly (readonly [DietComponent, number, Partial<EatenDiet>, Partial<EatenDiet>])[] = [
  ['totalFruit', 5, { fruitCups: 0.8 }, {}],
  ['wholeFruit', 5, { wholeFruitCups: 0.4 }, {}],
  ['vegetables', 5, { vegetableCups: 1.1 }, {}],
  ['greensAndBeans', 5, { greensAndBeansCups: 0.2 }, {}],
  ['wholeGrains', 10, { wholeGrainsOz: 1.5 }, {}],
  ['dairy', 10, { dairyCups: 1.3 }, {}],
  ['proteinFoods', 5, { proteinOz: 2.5 }, {}],
  ['seafoodAndPlants', 5, { seafoodOz: 0.5, plantProteinOz: 0.3 }, {}],
  [
    'fattyAcids',
    10,
    { monoFatG: 15, polyFatG: 10, saturatedFatG: 10 },
    { monoFatG: 7, polyFatG: 5, saturatedFatG: 10 },
  ],
  ['refinedGrains', 10, { refinedGrainsOz: 1.8 }, { refinedGrainsOz: 4.3 }],
  ['sodium', 10, { sodiumMg: 1100 }, { sodiumMg: 2000 }],
  ['addedSugar', 10, { addedSugarG: (65 / 16) * 4.2 }, { addedSugarG: (260 / 16) * 4.2 }],
  ['saturatedFat', 10, { saturatedFatG: 80 / 9 }, { saturatedFatG: 160 / 9 }],
]

test.each(PUBLISHED)(
  '%s earns its %d points at the published density, and none at the other end',
  (component, points, full, none) => {
    expect(dietPoints(diet(full))?.[component]).toBeCloseTo(points, 9)
    expect(dietPoints(diet(none))?.[component]).toBeCloseTo(0, 9)
  },
)

test('half way earns half', () => {
  expect(dietPoints(diet({ wholeGrainsOz: 0.75 }))?.wholeGrains).toBeCloseTo(5, 9)
  expect(dietPoints(diet({ sodiumMg: 1550 }))?.sodium).toBeCloseTo(5, 9)
})

test('all points together are a hundred', () => {
  const best = Object.assign({}, ...PUBLISHED.map(([, , full]) => full), {
    monoFatG: 15,
    polyFatG: 10,
    saturatedFatG: 8,
  })
  expect(healthyEatingIndex(dietPoints(diet(best)) ?? POINTS)).toBeCloseTo(100, 9)
  expect(healthyEatingIndex(POINTS)).toBe(100)
})

test('fat without any saturated fat earns all points for its kind, no fat earns none', () => {
  expect(dietPoints(diet({ monoFatG: 1 }))?.fattyAcids).toBe(10)
  expect(dietPoints(diet({}))?.fattyAcids).toBe(0)
})

test('nobody can judge a diet without food', () => {
  expect(dietPoints(NOTHING)).toBeNull()
})

const anyDiet = fc.record({
  ...(Object.fromEntries(
    EQUIVALENT_KEYS.map((key) => [key, fc.double({ min: 0, max: 200, noNaN: true })]),
  ) as Record<(typeof EQUIVALENT_KEYS)[number], fc.Arbitrary<number>>),
  sodiumMg: fc.double({ min: 0, max: 10_000, noNaN: true }),
  energyKcal: fc.double({ min: 1, max: 5000, noNaN: true }),
})

test('every component stays between nothing and its points', () => {
  fc.assert(
    fc.property(anyDiet, (eaten) => {
      const points = dietPoints(eaten)
      for (const component of DIET_COMPONENTS) {
        expect(points?.[component]).toBeGreaterThanOrEqual(0)
        expect(points?.[component]).toBeLessThanOrEqual(POINTS[component])
      }
    }),
  )
})

test('twice the week is the same diet', () => {
  fc.assert(
    fc.property(anyDiet, (eaten) => {
      const twice = Object.fromEntries(
        Object.entries(eaten).map(([key, amount]) => [key, 2 * amount]),
      ) as EatenDiet
      const [once, again] = [dietPoints(eaten), dietPoints(twice)]
      for (const component of DIET_COMPONENTS)
        expect(again?.[component]).toBeCloseTo(once?.[component] ?? Number.NaN, 6)
    }),
  )
})

const WORSE_WITH_MORE = ['refinedGrainsOz', 'sodiumMg', 'addedSugarG', 'saturatedFatG'] as const

test('more of what is limited never helps, more of anything else never hurts', () => {
  fc.assert(
    fc.property(anyDiet, fc.constantFrom(...EQUIVALENT_KEYS, 'sodiumMg' as const), (eaten, key) => {
      const before = healthyEatingIndex(dietPoints(eaten) ?? POINTS)
      const after = healthyEatingIndex(dietPoints({ ...eaten, [key]: eaten[key] + 5 }) ?? POINTS)
      if (WORSE_WITH_MORE.some((limited) => limited === key)) expect(after).toBeLessThanOrEqual(before + 1e-9)
      else expect(after).toBeGreaterThanOrEqual(before - 1e-9)
    }),
  )
})

/** A dish of 1,000 kcal as weeks usually hold them. */
const USUAL_DISH = diet({
  wholeGrainsOz: 0.4,
  refinedGrainsOz: 3.6,
  dairyCups: 0.85,
  sodiumMg: 1650,
  saturatedFatG: 130 / 9,
  monoFatG: (1.3 * 130) / 18,
  polyFatG: (1.3 * 130) / 18,
})

test('a usual dish adds nothing to a week, and so does no food', () => {
  expect(pointsAdded(USUAL_DISH, 14_000)).toBeCloseTo(0, 9)
  expect(pointsAdded(NOTHING, 14_000)).toBe(0)
})

test.each<[string, Partial<EatenDiet>, number]>([
  ['whole grain', { wholeGrainsOz: 1.4 }, 1],
  ['milk', { dairyCups: 1.85 }, 1],
  ['oil', { monoFatG: 30 }, 1],
  ['refined grain', { refinedGrainsOz: 4.6 }, -1],
  ['salt', { sodiumMg: 2650 }, -1],
  ['saturated fat', { saturatedFatG: 30 }, -1],
])('a dish with more %s counts as better or worse for it', (_, more, sign) => {
  expect(Math.sign(pointsAdded({ ...USUAL_DISH, ...more }, 14_000))).toBe(sign)
})

test('between the cutoffs it is what the index changes by', () => {
  const rest = { ...USUAL_DISH, energyKcal: 13_000 }
  for (const key of EQUIVALENT_KEYS) Object.assign(rest, { [key]: 13 * USUAL_DISH[key] })
  const week = (dish: EatenDiet): EatenDiet => {
    const sums = [...EQUIVALENT_KEYS, 'sodiumMg' as const].map((key) => [
      key,
      (key === 'sodiumMg' ? 13 : 1) * rest[key] + dish[key],
    ])
    return { ...Object.fromEntries(sums), energyKcal: 14_000 }
  }
  const better = { ...USUAL_DISH, wholeGrainsOz: 2.4, refinedGrainsOz: 1.6, sodiumMg: 1200 }
  const index = (dish: EatenDiet) => healthyEatingIndex(dietPoints(week(dish)) ?? POINTS)
  expect(index(better) - index(USUAL_DISH)).toBeCloseTo(pointsAdded(better, 14_000), 6)
})
