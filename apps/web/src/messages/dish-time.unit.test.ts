import { expect, it } from 'vitest'
import { eveningLine, eveningLines, mealTimeFacts, startFact, wholeTimeFacts } from './dish-time.ts'

it.each([
  [
    'a slow cooker dish',
    { cookingTime: 20, activeMinutes: 20, waitingMinutes: 420 },
    '20 min active, ready in 7 hr 20 min, start by 11:10 AM',
  ],
  ['a bake', { cookingTime: 45, activeMinutes: 10 }, '10 min active, ready in 45 min, start by 5:45 PM'],
  ['a skillet', { cookingTime: 20, activeMinutes: 18 }, '20 min, start by 6:10 PM'],
  ['a dish of an earlier plan', { cookingTime: '25 min' }, '25 min, start by 6:05 PM'],
  [
    'a catalog dish of an earlier plan, which may wait all day,',
    { cookingTime: 30, recipeId: 'slow-cooker-chili' },
    '30 min plus any waiting',
  ],
  [
    'what is chilled overnight, and needs no start on its own day,',
    { cookingTime: 5, activeMinutes: 5, ahead: { task: 'chill', hours: 3 } } as const,
    '5 min, make it the evening before',
  ],
  [
    'what is left of a slow cooker dish, which is only reheated,',
    {
      cookingTime: 20,
      activeMinutes: 20,
      waitingMinutes: 420,
      recipeId: 'chili',
      leftoverOf: 'Chili',
      ahead: { task: 'soak', hours: 10 },
    } as const,
    '5 min',
  ],
  [
    'soaked beans',
    { cookingTime: 45, activeMinutes: 45, ahead: { task: 'soak', hours: 10 } } as const,
    '45 min, start by 5:45 PM, soak ahead',
  ],
])('%s says what it takes', (_, meal, facts) => {
  expect(wholeTimeFacts({ name: 'Dish', ...meal }, 'dinner').join(', ')).toBe(facts)
})

it('says on the first day what comes before the week', () => {
  const ahead = { task: 'soak', hours: 10, food: 'Dry pinto beans' } as const
  const chili = { name: 'Chili', cookingTime: 45, activeMinutes: 20, ahead }
  const days = [
    { day: 'Sunday', meals: { dinner: chili } },
    { day: 'Monday', meals: {} },
    { day: 'Tuesday', meals: { dinner: { ...chili, name: 'Bean soup' } } },
  ]
  expect([...eveningLines({ days })]).toEqual([
    [0, ['The evening before: soak the dry pinto beans for Sunday’s chili.']],
    [1, ['Tonight: soak the dry pinto beans for Tuesday’s bean soup.']],
  ])
})

it('says which food to soak or thaw, and for which meal', () => {
  const task = {
    task: 'soak',
    food: 'Dry pinto beans',
    meal: 'Chili',
    slot: 'dinner',
    day: 2,
    readyMinutes: 45,
  } as const
  expect(eveningLine(task, false)).toBe('Tonight: soak the dry pinto beans for Tuesday’s chili.')
  expect(eveningLine({ ...task, task: 'thaw', food: 'Raw shrimp', day: 0 }, true)).toBe(
    'The evening before: move the raw shrimp from the freezer to the refrigerator for Sunday’s chili.',
  )
})

it('says on a card when to start what the oven does, and what is left alone for long', () => {
  const roast = { name: 'Roast', cookingTime: 75, activeMinutes: 10 }
  expect(mealTimeFacts(roast, 'dinner')).toEqual([
    '10 min active',
    'ready in 1 hr 15 min',
    'start by 5:15 PM',
  ])
  expect(mealTimeFacts({ ...roast, activeMinutes: 40 }, 'dinner')).not.toContain('start by 5:15 PM')
})

it('says on a card when to start only if it waits long', () => {
  const start = (waitingMinutes: number) =>
    mealTimeFacts({ name: 'Dish', cookingTime: 30, waitingMinutes }, 'dinner').filter((fact) =>
      /start/.test(fact),
    )
  expect([start(30), start(300)]).toEqual([[], ['start by 1:00 PM']])
})

it('a breakfast of a few hours is made the evening before, and one of a night is started', () => {
  const task = { task: 'start', food: undefined, meal: 'Apple oatmeal', slot: 'breakfast', day: 1 } as const
  const factOf = (readyMinutes: number) =>
    startFact({ activeMinutes: 10, readyMinutes }, 'breakfast', undefined)
  expect([factOf(190), factOf(430)]).toEqual([['make it the evening before'], ['start the evening before']])
  expect(eveningLine({ ...task, readyMinutes: 190 }, false)).toBe(
    'Tonight: make Monday’s apple oatmeal, which takes 3 hr 10 min.',
  )
  expect(eveningLine({ ...task, readyMinutes: 430 }, false)).toContain(
    'Tonight: start Monday’s apple oatmeal',
  )
})
