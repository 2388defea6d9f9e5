import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderPlateSteps } from './plate-steps.ts'
import type { CookedDish } from './step-flow.ts'

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

const MACARONI: CookedDish = {
  minutes: 25,
  activeMinutes: 15,
  steps: [
    'Boil the macaroni in a large pot of water for 8 minutes, until tender, and drain it.',
    'Melt the butter in the same pot over medium heat and stir in the flour for 1 minute, until it bubbles.',
    'Whisk in the milk, and take the pot off the heat once it is thick.',
    'Stir in the cheddar and the macaroni.',
  ],
}
const MICROWAVED_PEAS: CookedDish = {
  minutes: 8,
  activeMinutes: 2,
  steps: [
    'Put the frozen peas in a bowl and cover it.',
    'Microwave for 6 minutes. Drain, and add the butter.',
  ],
}
const GARLIC_PASTA: CookedDish = {
  minutes: 20,
  steps: [
    'Bring a large pot of water to a boil.',
    'Boil the spaghetti for 9 minutes.',
    'Heat the oil in a skillet over medium heat and stir in the garlic until fragrant, 30 seconds.',
    'Add the tomatoes and simmer for 3 minutes.',
    'Toss with the drained spaghetti.',
  ],
}
const SLAW: CookedDish = {
  minutes: 6,
  steps: ['Stir the mayonnaise and vinegar together in a bowl.', 'Add the coleslaw mix and toss well.'],
}
const TOAST: CookedDish = { minutes: 4, steps: ['Toast the bread and spread it with the butter.'] }
const SALAD: CookedDish = {
  minutes: 8,
  steps: ['Wash and chop the romaine.', 'Toss with the dressing just before serving.'],
}
const STEAK: CookedDish = {
  minutes: 20,
  steps: [
    'Season the steaks.',
    'Cook them in a skillet over high heat for 4 minutes a side.',
    'Rest the steaks for 5 minutes.',
    'Slice them across the grain.',
  ],
}

it.each([
  ['drained pasta, melted butter and a roux', MACARONI, 0, 3],
  ['garlic in hot oil', GARLIC_PASTA, 2, 4],
  ['resting meat', STEAK, 1, 3],
])('what must follow at once is not parted: %s', (_, dish, from, to) => {
  for (const sides of [[MICROWAVED_PEAS], [POTATOES], [SLAW], [TOAST], [MICROWAVED_PEAS, SALAD, TOAST]]) {
    const places = orderPlateSteps([dish, ...sides]).flatMap((step, place) =>
      step.dish === 0 && step.step >= from && step.step <= to ? [place] : [],
    )
    expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(to - from)
  }
})

it('what can wait is made while the rest cooks by itself, or first', () => {
  expect(written([MEATLOAF, SLAW])).toEqual([
    MEATLOAF.steps[0],
    MEATLOAF.steps[1],
    ...SLAW.steps,
    MEATLOAF.steps[2],
  ])
  expect(written([MACARONI, SLAW])).toEqual([...SLAW.steps, ...MACARONI.steps])
})

it('toast is made last, and greens are dressed before serving', () => {
  expect(written([TOAST, GARLIC_PASTA]).at(-1)).toBe(TOAST.steps[0])
  const dressed = written([GARLIC_PASTA, SALAD])
  expect(dressed.at(-1)).toBe(SALAD.steps[1])
  expect(dressed.slice(0, 2)).toContain(SALAD.steps[0])
})

it('a hot side that would be done long before the rest says when to start it', () => {
  const starts = ([main, ...sides]: readonly CookedDish[]) =>
    orderPlateSteps([...(main ? [main] : []), ...sides]).flatMap(({ dish, step, startMinutes }) =>
      startMinutes === undefined ? [] : [{ dish, step, startMinutes }],
    )
  expect(starts([MEATLOAF, MICROWAVED_PEAS])).toEqual([{ dish: 1, step: 0, startMinutes: 10 }])
  expect(starts([MACARONI, MICROWAVED_PEAS])).toEqual([])
  expect(starts([MEATLOAF, SLAW])).toEqual([])
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
