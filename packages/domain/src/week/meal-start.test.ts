import { expect, it } from 'vitest'
import { eveningTasks, mealTime, startMinutes, type TimedMeal } from './meal-start.ts'
import { preppedWeek } from './prep-batches.ts'

it('is ready after its waits, and knows no active time of older plans', () => {
  expect(mealTime({ name: 'Chili', cookingTime: 20, activeMinutes: 20, waitingMinutes: 420 })).toEqual({
    activeMinutes: 20,
    readyMinutes: 440,
  })
  expect(mealTime({ name: 'Toast', cookingTime: '15 minutes' })).toEqual({
    activeMinutes: null,
    readyMinutes: 15,
  })
  expect(mealTime({ name: 'Toast' })).toBeNull()
})

it('of a plate is the longest of its dishes, and all of their work', () => {
  const mash = { name: 'Mashed potatoes', cookingTime: 30, activeMinutes: 12 }
  const loaf = { name: 'Meatloaf', cookingTime: 70, activeMinutes: 10 }
  const time = { activeMinutes: 22, readyMinutes: 70 }
  expect(mealTime({ ...loaf, sides: [mash, { name: 'Rolls' }] })).toEqual(time)
  expect(mealTime({ ...mash, sides: [loaf] })).toEqual(time)
  expect(mealTime({ name: 'Meatloaf', sides: [mash] })).toBeNull()
  expect(mealTime({ ...mash, activeMinutes: 25, sides: [mash] })).toEqual({
    activeMinutes: 30,
    readyMinutes: 30,
  })
})

it.each([
  ['dinner of 30 minutes', 30, 'dinner', 18 * 60],
  ['dinner of 8 hours and 20 minutes', 500, 'dinner', 10 * 60 + 10],
  ['breakfast of 90 minutes', 90, 'breakfast', 6 * 60],
  ['breakfast of 7 hours, the evening before', 425, 'breakfast', null],
] as const)('a %s starts in time', (_, minutes, slot, start) => {
  expect(startMinutes(minutes, slot)).toBe(start)
})

const week = (...dinners: (TimedMeal | null)[]) => ({
  days: Array.from({ length: 7 }, (_, day) => ({ day: `${day}`, meals: { dinner: dinners[day] ?? null } })),
})
const chili = {
  name: 'Chili',
  cookingTime: 45,
  ahead: { task: 'soak', hours: 10, food: 'Dry beans' },
} as const
const turkey = { name: 'Turkey', cookingTime: 240, ahead: { task: 'thaw', hours: 72 } } as const
const tasks = (plan: Parameters<typeof eveningTasks>[0]) =>
  [...eveningTasks(plan)].map(([evening, all]) => [
    evening,
    all.map(({ task, meal }) => `${task} ${meal}`).join(', '),
  ])

it('soaks on the evening before, and thaws a turkey three evenings before', () => {
  expect(tasks(week(chili, null, chili, null, turkey))).toEqual([
    [-1, 'soak Chili'],
    [1, 'soak Chili, thaw Turkey'],
  ])
})

it('soaks once for a batch, before the day it is cooked, and thaws what was frozen of it', () => {
  const kept = { ...chili, keepsDays: 4, freezes: true }
  expect(tasks(preppedWeek(week(null, kept, kept, null, null, null, kept)))).toEqual([
    [0, 'soak Chili'],
    [5, 'thaw Chili'],
  ])
})

it('does nothing for the lunch that is last night’s dinner, or for a meal nobody cooks', () => {
  const plan = week(null, chili, null)
  const withLunch = plan.days.map((day, at) => (at === 2 ? { ...day, meals: { lunch: chili } } : day))
  expect(tasks({ days: withLunch })).toEqual([[0, 'soak Chili']])
  expect(tasks(week(null, { ...chili, place: 'out' }))).toEqual([])
})

it('starts overnight oats of a slow cooker on the evening before', () => {
  const oats = { name: 'Oats', cookingTime: 5, waitingMinutes: 420 }
  const plan = {
    days: [
      { day: 'Sunday', meals: {} },
      { day: 'Monday', meals: { breakfast: oats } },
    ],
  }
  expect(tasks(plan)).toEqual([[0, 'start Oats']])
})

it('makes a pie on the evening before, which asks for no time on the day', () => {
  const pie = { name: 'Pumpkin pie', cookingTime: 80, waitingMinutes: 120, dayBefore: true }
  const ham = { name: 'Ham', cookingTime: 60, activeMinutes: 10, sides: [pie] }
  expect(mealTime(ham)).toEqual({ activeMinutes: 10, readyMinutes: 60 })
  const week = {
    days: [
      { day: 'Sunday', meals: {} },
      { day: 'Monday', meals: { dinner: ham } },
    ],
  }
  expect(eveningTasks(week).get(0)).toMatchObject([{ task: 'start', meal: 'Pumpkin pie', readyMinutes: 200 }])
})
