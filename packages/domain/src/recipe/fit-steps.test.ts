import { describe, expect, it } from 'vitest'
import { batchesFor, fitSteps } from './fit-steps.ts'
import type { Batch } from './plate.ts'
import { stepTimers } from './step-timers.ts'

const SKILLET: Batch = { vessel: 'skillet', maxServings: 4 }

describe('steps for more and fewer people', () => {
  it.each<[string, Batch, number, number, string, string]>([
    [
      'a skillet is as large as what goes in it',
      SKILLET,
      4,
      0.25,
      'Heat the oil in a large nonstick skillet.',
      'Heat the oil in a nonstick 8-inch skillet.',
    ],
    [
      'more than a skillet holds is cooked in batches',
      SKILLET,
      4,
      2.5,
      'Heat the oil in a large skillet.',
      'Heat the oil in a 12-inch skillet. Divide everything between 2 skillets, and cook it in 2 rounds.',
    ],
    [
      'a baking dish for two is a square one',
      { vessel: 'baking dish', maxServings: 8 },
      8,
      0.5,
      'Spread it in a greased baking dish.',
      'Spread it in a greased 8-inch square baking dish.',
    ],
    [
      'a loaf pan is the usual one',
      { vessel: 'loaf pan', maxServings: 10 },
      10,
      1,
      'Heat the oven to 350 °F and grease a loaf pan.',
      'Heat the oven to 350 °F and grease a 9×5-inch loaf pan.',
    ],
    [
      'two baking dishes share everything',
      { vessel: 'baking dish', maxServings: 8 },
      8,
      2,
      'Spread it in a baking dish.',
      'Spread it in a 9×13-inch baking dish. This much fills 2 baking dishes; divide everything evenly among them.',
    ],
    [
      'mugs are microwaved one at a time, each as long as one',
      { vessel: 'mug', maxServings: 1 },
      1,
      8,
      'Beat the eggs in a mug and microwave on high for 45 seconds, until set.',
      'Beat the eggs in a mug and microwave on high for 45 seconds, until set. This much takes 8 mugs, microwaved one at a time.',
    ],
    [
      'less in the bowl takes less time in the microwave',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      4,
      0.25,
      'Microwave on high for 4 to 5 minutes, stirring every 45 seconds, until set and 160 °F. Let stand 2 minutes.',
      'Microwave on high for 1 1/2 to 2 minutes, stirring every 45 seconds, until set and 160 °F. Let stand 2 minutes.',
    ],
    [
      'more in the bowl takes more',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      2,
      2,
      'Microwave on high for 2 minutes and 15 seconds, until firm.',
      'Microwave on high for 4 minutes, until firm.',
    ],
    [
      'less takes less where a later step says when it is done',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      4,
      0.25,
      'Microwave the chicken for 8 minutes.',
      'Microwave the chicken for 3 minutes.',
    ],
    [
      'a time for one piece stays',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      1,
      4,
      'Microwave one at a time for 90 seconds, until hot.',
      'Microwave one at a time for 90 seconds, until hot.',
    ],
    [
      'waiting is no heating',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      4,
      0.25,
      'Microwave on high for 2 minutes, until crisp, then wait 30 seconds.',
      'Microwave on high for 45 seconds, until crisp, then wait 30 seconds.',
    ],
    [
      'words about each piece are no time for one piece',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      2,
      2,
      'Pierce the potatoes six times each and microwave on high for 6 minutes.',
      'Pierce the potatoes six times each and microwave on high for 10 minutes.',
    ],
    [
      'a time for each plate stays, and what was heated for all of them does not',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      4,
      0.5,
      'Microwave the chili for 2 minutes. Microwave each plate for 45 seconds.',
      'Microwave the chili for 75 seconds. Microwave each plate for 45 seconds.',
    ],
    [
      'what follows in other words is heated in the microwave too',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      4,
      0.5,
      'Stir in the sauce and heat for 2 minutes more.',
      'Stir in the sauce and heat for 75 seconds more.',
    ],
    [
      'dry rice takes nearly as long in less water',
      { vessel: 'microwave-safe bowl', maxServings: 4 },
      4,
      0.5,
      'Stir the rice and 3 cups of water together. Microwave on high for 10 minutes.',
      'Stir the rice and 1 1/2 cups of water together. Microwave on high for 8 minutes.',
    ],
    [
      'the microwave helps where a skillet cooks',
      SKILLET,
      4,
      0.5,
      'Prick the potatoes and microwave for 14 to 16 minutes, until soft.',
      'Prick the potatoes and microwave for 8 to 10 minutes, until soft.',
    ],
    [
      'a slow cooker on high is no microwave',
      { vessel: 'slow cooker', maxServings: 6 },
      6,
      0.5,
      'Cover and cook on high for 3 hours.',
      'Cover and cook on high for 3 hours.',
    ],
    [
      'a fuller pot takes longer to boil',
      { vessel: 'pot', maxServings: 8 },
      4,
      2,
      'Bring 6 cups of water to a boil in a pot.',
      'Bring 12 cups of water to a boil in a large pot. A pot this full takes longer to boil.',
    ],
    [
      'a pressure cooker keeps its cup of liquid',
      { vessel: 'pressure cooker', maxServings: 8 },
      8,
      0.125,
      'Cook at high pressure for 8 minutes.',
      'Cook at high pressure for 8 minutes. The cooker needs about 1 cup of thin liquid to come to pressure; add water up to that.',
    ],
  ])('%s', (_, batch, servings, factor, step, expected) => {
    expect(fitSteps({ steps: [step], servings, batch }, factor)).toEqual([expected])
  })

  it.each([
    'Fry as many as fit in a skillet.',
    'Fry some in a skillet, and make the others in the same way.',
    'Fry the first ones in a skillet, then do the same with the rest.',
    'Fry a few at a time in a skillet.',
    'Fry them in a skillet, oiling it between batches.',
  ])('says nothing of batches where the steps take turns already: %s', (step) => {
    const [fitted] = fitSteps({ steps: [step], servings: 4, batch: SKILLET }, 3)
    expect(fitted).toBe(step.replace('skillet', '12-inch skillet'))
  })

  it('speaks of two skillets only where there are two', () => {
    const written = { steps: ['Brown the beef in a skillet.'], servings: 4, batch: SKILLET }
    expect(fitSteps(written, 2)[0]).toContain(
      'Divide everything between 2 skillets, or cook it in 2 batches.',
    )
    expect(fitSteps(written, 3)[0]).toContain(
      'Divide everything between 2 skillets, and cook it in 2 rounds.',
    )
  })

  it('tells of batches where an air fryer cooks, not where the food is cut to fit it', () => {
    const batch: Batch = { vessel: 'air fryer basket', maxServings: 2 }
    const steps = ['Cut them to fit the basket.', 'Air fry at 360 °F for 16 minutes.']
    const fitted = fitSteps({ steps, servings: 2, batch }, 2)
    expect(fitted).toEqual([
      steps[0],
      `${steps[1]} Air fry this much in 2 batches. Each batch takes about 16 minutes.`,
    ])
  })

  it('says how long a batch takes, and that it goes through the later steps, too', () => {
    const steps = [
      'Brown the beef in a skillet for 8 minutes.',
      'Let it rest for 5 minutes.',
      'Add the onion to the skillet and simmer for 10 to 12 minutes.',
    ]
    const written = { steps, servings: 4, batch: SKILLET }
    expect(fitSteps(written, 1)).toEqual([
      steps[0]?.replace('a skillet', 'a 12-inch skillet'),
      ...steps.slice(1),
    ])
    const two = fitSteps(written, 2)
    expect(two[0]).toMatch(
      /in 2 batches\. Each batch takes about 20 minutes, all steps in the skillet together\.$/,
    )
    expect(two.slice(1)).toEqual(steps.slice(1))
    const four = fitSteps(written, 3.5)
    expect(four[0]).toMatch(
      /in 2 rounds\. Each round takes about 20 minutes, all steps in the skillet together\.$/,
    )
    expect(four[2]).toBe(`${steps[2]} Do this for each round.`)
    expect(stepTimers(four[0] ?? '').map(({ seconds }) => seconds)).toEqual([480])
  })

  it('says nothing of minutes where two skillets go into the oven', () => {
    const steps = [
      'Heat the oil in a skillet for 2 minutes.',
      'Bake it in the skillet in the oven for 20 minutes.',
    ]
    expect(fitSteps({ steps, servings: 4, batch: SKILLET }, 2)[0]).toMatch(/in 2 batches\.$/)
  })

  it('says how long a batch takes for its own size in the microwave', () => {
    const batch: Batch = { vessel: 'microwave-safe bowl', maxServings: 2 }
    const written = { steps: ['Microwave the potatoes for 12 minutes.'], servings: 2, batch }
    expect(fitSteps(written, 1.5)[0]).toBe(
      'Microwave the potatoes for 10 minutes. Microwave this much in 2 batches. Each batch takes about 10 minutes.',
    )
  })

  it('heats at once what is not cooked piece after piece', () => {
    const batch: Batch = { vessel: 'microwave-safe bowl', maxServings: 1 }
    const steps = [
      'Microwave the beans for 2 minutes.',
      'Wrap as many corn dogs as fit in a paper towel.',
      'Microwave on high for 90 seconds.',
      'Microwave the sauce for 1 minute.',
    ]
    expect(fitSteps({ steps, servings: 4, batch }, 0.5)).toEqual([
      'Microwave the beans for 75 seconds.',
      steps[1],
      steps[2],
      'Microwave the sauce for 30 seconds.',
    ])
  })

  it('tells where the vessel is first used', () => {
    const steps = ['Chop the onion.', 'Brown it in a skillet.', 'Cover the skillet.']
    expect(fitSteps({ steps, servings: 4, batch: SKILLET }, 2)[1]).toContain(
      'Divide everything between 2 skillets',
    )
  })
})

it.each([
  [4, 1],
  [4.3, 1],
  [5, 2],
  [10, 3],
])('%d servings fill a skillet for four %d times', (servings, times) => {
  expect(batchesFor(SKILLET, servings)).toBe(times)
})
