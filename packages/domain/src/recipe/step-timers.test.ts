import { describe, expect, it } from 'vitest'
import { stepTimers } from './step-timers.ts'

const clocks = (step: string) =>
  stepTimers(step).map(({ seconds, untilSeconds }) =>
    untilSeconds === null ? seconds : `${seconds}-${untilSeconds}`,
  )
const MIN = 60
const HOUR = 3600

describe('the clocks of a step', () => {
  it.each([
    ['Simmer for 20 minutes.', [20 * MIN]],
    ['Bake 25 to 30 minutes, until golden.', ['1500-1800']],
    ['Roast for 30-35 min.', ['1800-2100']],
    ['Cook for 30 seconds, then add the garlic.', [30]],
    ['Slow cook on low for 6 to 8 hours.', ['21600-28800']],
    ['Braise for 1 hour 15 minutes.', [HOUR + 15 * MIN]],
    ['Braise for 1 hour and 15 minutes.', [HOUR + 15 * MIN]],
    ['Chill for 1 1/2 hours.', [1.5 * HOUR]],
    ['Let it rise for half an hour.', [HOUR / 2]],
    ['Stir for half a minute.', [30]],
    ['Soak for an hour, then cook for 40 minutes.', [HOUR, 40 * MIN]],
    ['Brown it for 6 minutes, to 160 °F (165 °F for ground poultry).', [6 * MIN]],
    ['Boil for one more minute.', [MIN]],
    ['Cook for a minute less than the package says.', []],
    ['On low it takes about five hours.', [5 * HOUR]],
    ['Cool for 10 minutes before lifting it out.', [10 * MIN]],
  ] as const)('%s', (step, expected) => {
    expect(clocks(step)).toEqual(expected)
  })

  it.each([
    ['a rhythm', 'Stir every 5 minutes.'],
    ['a part of another wait', 'Add the peas for the last 2 minutes.'],
    ['a limit', 'It thickens within 2 minutes and no longer than 3 minutes.'],
    ['a moment', 'Take it out 10 minutes before the meal.'],
    ['how early to look', 'So little is done sooner: check an hour early.'],
    ['a few', 'Soften them for a few seconds.'],
    ['too short to set a clock for', 'Blend for 5 seconds.'],
    ['a name', 'Peel the 7-minute eggs.'],
    ['a temperature', 'Heat the oven to 425 °F.'],
    ['a count', 'Shape 12 balls from 2 cups of rice.'],
    ['overnight', 'Leave it in the fridge overnight.'],
  ] as const)('are not set for %s: %s', (_, step) => {
    expect(clocks(step)).toEqual([])
  })

  it.each([
    ['Lower the heat and simmer for 8 minutes.', 'simmer'],
    ['Sear them in oil over medium heat for 4 minutes.', 'sear'],
    ['Whisk the eggs. Leave the dough for 4 minutes.', null],
    ['Microwave the peas with the rest of the oil for 4 minutes.', 'microwave'],
  ] as const)('say what is done meanwhile: %s', (step, activity) => {
    expect(stepTimers(step)[0]?.activity).toBe(activity)
  })

  it('say when a time is per side, and where it is in the step', () => {
    const step = 'Fry for 4 minutes a side, then rest for 2 minutes.'
    const [fry, rest] = stepTimers(step)
    expect(fry).toMatchObject({ isPerSide: true, activity: 'fry' })
    expect(rest).toMatchObject({ isPerSide: false, activity: 'rest' })
    expect(step.slice(fry?.start, fry?.end)).toBe('4 minutes')
  })
})
