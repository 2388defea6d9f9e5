import { expect, it } from 'vitest'
import { activeMinutesFor, batchMinutes, minutesFor, vesselMinutes } from './batch-minutes.ts'

const RAMEN = {
  steps: [
    'Break the noodles into a microwave-safe bowl and microwave on high for 4 minutes, until tender.',
    'Stir in the seasoning and let it stand 2 minutes.',
  ],
  servings: 1,
  batch: { vessel: 'microwave-safe bowl', maxServings: 1 },
} as const

it.each([
  [1, 0],
  // A bowl and a half is one bowl, a little longer.
  [1.5, 1],
  [3, 8],
  [6, 20],
])('%s times a bowl of the microwave takes %s minutes more', (factor, minutes) => {
  expect(batchMinutes(RAMEN, factor)).toBe(minutes)
})

it('mugs are microwaved one at a time, whether or not the step says mug', () => {
  const steps = ['Beat the egg in a mug.', 'Microwave on high for 90 seconds, until firm.']
  expect(batchMinutes({ steps, servings: 1, batch: { vessel: 'mug', maxServings: 1 } }, 5)).toBe(6)
})

it('a second pot boils beside the first, and a smaller batch is not said to be sooner', () => {
  expect(batchMinutes({ ...RAMEN, batch: { vessel: 'pot', maxServings: 1 } }, 6)).toBe(0)
  expect(batchMinutes({ ...RAMEN, servings: 4 }, 0.25)).toBe(0)
})

it('a second batch of the pressure cooker takes its time under pressure again', () => {
  const beans = {
    steps: ['Put the beans and broth in the pressure cooker.', 'Cook on high pressure for 30 minutes.'],
    servings: 4,
    batch: { vessel: 'pressure cooker', maxServings: 6 },
  } as const
  expect(batchMinutes(beans, 1.5)).toBe(0)
  expect(batchMinutes(beans, 2)).toBe(30)
})

it('two skillets fry side by side, so the third batch takes the time again', () => {
  const fish = {
    steps: ['Heat the oil in a large skillet.', 'Fry the fish in the skillet for 8 minutes.'],
    servings: 4,
    batch: { vessel: 'skillet', maxServings: 4 },
  } as const
  expect(batchMinutes(fish, 2)).toBe(0)
  expect(batchMinutes(fish, 3)).toBe(8)
  expect(minutesFor({ ...fish, totalMinutes: 20 }, 12)).toBe(28)
  expect(activeMinutesFor({ ...fish, activeMinutes: 15, totalMinutes: 20 }, 12)).toBe(21)
})

it('a further round takes the minutes of the steps that go on in the vessel, too, and not those of tea that steeps or a pie that sits', () => {
  const grilledCheese = {
    steps: [
      'Lay half of the bread in a skillet over medium-low heat, and put the cheese on it.',
      'Cook for 3 to 4 minutes on each side, until the bread is golden.',
    ],
    servings: 4,
    batch: { vessel: 'skillet', maxServings: 2 },
    totalMinutes: 18,
  } as const
  expect(minutesFor(grilledCheese, 4)).toBe(18)
  expect(minutesFor(grilledCheese, 6)).toBe(26)
  const tea = {
    steps: ['Heat the water in the microwave, about 2 minutes for a mug.', 'Steep the tea for 3 minutes.'],
    servings: 1,
    batch: { vessel: 'mug', maxServings: 1 },
  } as const
  expect(batchMinutes(tea, 2)).toBe(2)
  const pie = {
    steps: ['Microwave the pie on high for 6 minutes.', 'Let it sit for 3 minutes.'],
    servings: 1,
    batch: { vessel: 'microwave-safe bowl', maxServings: 1 },
  } as const
  expect(batchMinutes(pie, 2)).toBe(6)
})

it('knows how long a vessel is used for the written servings', () => {
  const fries = {
    steps: ['Fill the basket.', 'Air fry for 14 minutes. Let stand 2 minutes.'],
    servings: 4,
    batch: { vessel: 'air fryer basket', maxServings: 2 },
  } as const
  expect(vesselMinutes(fries)).toBe(28)
  expect(vesselMinutes({ ...fries, servings: 2 })).toBe(14)
  expect(vesselMinutes({ ...fries, batch: null })).toBe(0)
})
