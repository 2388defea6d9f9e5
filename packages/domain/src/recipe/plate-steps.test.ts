import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CookedDish, orderPlateSteps } from './plate-steps.ts'

const MEATLOAF: CookedDish = {
  minutes: 65,
  steps: ['Mix and shape the loaf.', 'Bake for 50 minutes.', 'Rest for 5 minutes, then slice.'],
}
const POTATOES: CookedDish = {
  minutes: 30,
  steps: ['Boil the potatoes for 18 minutes.', 'Mash with milk and butter.'],
}
const BEANS: CookedDish = { minutes: 8, steps: ['Microwave the beans for 6 minutes.', 'Stir in the butter.'] }

const written = (dishes: readonly CookedDish[]) =>
  orderPlateSteps(dishes).map(({ dish, step }) => dishes[dish]?.steps[step])

it('what takes longest starts first, and all dishes are done together', () => {
  expect(written([MEATLOAF, POTATOES, BEANS])).toEqual([
    'Mix and shape the loaf.',
    'Bake for 50 minutes.',
    'Boil the potatoes for 18 minutes.',
    'Rest for 5 minutes, then slice.',
    'Microwave the beans for 6 minutes.',
    'Mash with milk and butter.',
    'Stir in the butter.',
  ])
})

it('a side that takes longer than the main dish starts before it', () => {
  expect(written([BEANS, POTATOES])[0]).toBe('Boil the potatoes for 18 minutes.')
})

it('a dish alone keeps its order, also when its waits are longer than it takes', () => {
  expect(written([MEATLOAF])).toEqual(MEATLOAF.steps)
  expect(written([{ ...MEATLOAF, minutes: 20 }])).toEqual(MEATLOAF.steps)
  expect(written([])).toEqual([])
})

it('every step is there once, and those of a dish are in their order', () => {
  const dishes = fc.array(
    fc.record({
      minutes: fc.integer({ min: 0, max: 240 }),
      steps: fc.array(fc.constantFrom('Stir.', 'Simmer for 20 minutes.', 'Bake for 1 hour.'), {
        maxLength: 6,
      }),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(dishes, (plate) => {
      const ordered = orderPlateSteps(plate)
      for (const [dish, { steps }] of plate.entries())
        expect(ordered.filter((one) => one.dish === dish).map(({ step }) => step)).toEqual(
          steps.map((_, at) => at),
        )
    }),
  )
})
