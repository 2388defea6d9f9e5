import { expect, it } from 'vitest'
import { mealTime, type TimedMeal } from './meal-start.ts'
import { batchesOf, prepDays, preppedMeal } from './prep-batches.ts'

const RICE = { name: 'Lemon rice' }
const BEANS = { name: 'Black beans' }
const SPINACH = { name: 'Spinach' }
const plan = {
  days: [
    { day: 'Sunday', meals: { lunch: { ...RICE, sides: [SPINACH, BEANS] }, dinner: { name: 'Chili' } } },
    { day: 'Monday', meals: { lunch: { ...RICE, sides: [BEANS] }, dinner: { name: 'Dal', sides: [BEANS] } } },
    { day: 'Tuesday', meals: { lunch: RICE } },
  ],
}
const lunches = <M extends TimedMeal & { keepsDays?: number }>(...meals: (M | null)[]) => ({
  days: Array.from({ length: 7 }, (_, day) => ({ day: `${day}`, meals: { lunch: meals[day] ?? null } })),
})
const daysOf = (of: ReturnType<typeof lunches>, name: string) =>
  batchesOf(of, name).map((batch) => batch.map(({ day }) => day))

it('a batch is for the days its dish is on, and a side for those of them it is served on', () => {
  expect(prepDays(plan, { ...RICE, sides: [SPINACH, BEANS] })).toEqual([3, 1, 2])
  expect(prepDays(plan, RICE)).toEqual([3])
  expect(prepDays(plan, { name: 'Chili' })).toEqual([1])
})

it('says nothing of a meal the week does not have', () => {
  expect(prepDays(plan, { name: 'Tacos' })).toBeUndefined()
  expect(prepDays(undefined, RICE)).toBeUndefined()
})

it.each([
  ['keeps three days', { keepsDays: 3 }, [[0, 1, 3], [6]]],
  ['keeps three days and freezes', { keepsDays: 3, freezes: true }, [[0, 1, 3, 6]]],
  ['is made fresh', { keepsDays: 0, freezes: true }, [[0], [1], [3], [6]]],
  ['comes from a week that does not say', {}, [[0, 1, 3, 6]]],
])('a dish that %s is cooked again when its batch is too old', (_, kept, batches) => {
  const soup = { name: 'Soup', ...kept }
  expect(daysOf(lunches(soup, soup, null, soup, null, null, soup), 'Soup')).toEqual(batches)
})

it('the meal of each batch tells its own days', () => {
  const [early, late] = [
    { name: 'Soup', keepsDays: 2 },
    { name: 'Soup', keepsDays: 2 },
  ]
  const week = lunches(early, { ...early }, null, null, late)
  expect(prepDays(week, early)).toEqual([2])
  expect(prepDays(week, late)).toEqual([1])
})

it('the first meal takes twice as long, the others are reheated, and a new side is cooked', () => {
  const greens = { name: 'Green beans', cookingTime: 12, activeMinutes: 4 }
  const potatoes = { name: 'Potatoes', cookingTime: 9, activeMinutes: 9 }
  const pasta = { name: 'Pasta', keepsDays: 3, cookingTime: 11, activeMinutes: 8, sides: [greens] }
  const week = lunches(pasta, pasta, { ...pasta, sides: [greens, potatoes] })
  const at = (day: number) => {
    const meal = preppedMeal(week, { day, slot: 'lunch' })
    if (!meal) throw new Error('no meal')
    return { time: mealTime(meal), madeOn: meal.madeOn, cookedForMeals: meal.cookedForMeals }
  }
  expect(at(0)).toEqual({
    time: { activeMinutes: 24, readyMinutes: 24 },
    madeOn: undefined,
    cookedForMeals: 3,
  })
  expect(at(1)).toEqual({ time: { activeMinutes: 5, readyMinutes: 5 }, madeOn: 0, cookedForMeals: undefined })
  expect(at(2).time).toEqual({ activeMinutes: 9, readyMinutes: 9 })
})

it('a side that is ready at once takes no longer on later days', () => {
  const banana = { name: 'Banana', cookingTime: 1, activeMinutes: 1 }
  const pancakes = { name: 'Pancakes', keepsDays: 3, cookingTime: 22, activeMinutes: 22, sides: [banana] }
  const later = preppedMeal(lunches(pancakes, pancakes), { day: 1, slot: 'lunch' })
  expect(later).toMatchObject({ cookingTime: 5, sides: [{ cookingTime: 1, activeMinutes: 1 }] })
})

it('the first meal waits for as many rounds of a small vessel as its batch needs', () => {
  const beans = { name: 'Green beans', cookingTime: 8, waitingMinutes: 4, roundMinutes: [4, 8, 12, 16] }
  const ramen = { name: 'Ramen', cookingTime: 10, waitingMinutes: 65, roundMinutes: [5, 11, 17, 23] }
  const readyOf = (...meals: TimedMeal[]) => {
    const meal = preppedMeal(lunches(...meals), { day: 0, slot: 'lunch' })
    return meal && mealTime(meal)?.readyMinutes
  }
  // An hour to marinate, and what the rounds take beyond the ten minutes of longer work.
  expect(readyOf(ramen)).toBe(75)
  expect(readyOf(ramen, ramen)).toBe(20 + 60 + 1)
  expect(readyOf(ramen, ramen, ramen, ramen)).toBe(20 + 60 + 13)
  const plate = { name: 'Rice', cookingTime: 5, sides: [beans] }
  expect(readyOf(plate, plate, plate)).toBe(8 + 12)
  expect(preppedMeal(lunches(ramen, ramen), { day: 1, slot: 'lunch' })).toMatchObject({
    waitingMinutes: undefined,
  })
})

it('a meal beyond its days comes out of the freezer', () => {
  const chili = { name: 'Chili', keepsDays: 4, freezes: true, cookingTime: 40 }
  const week = lunches(chili, chili, null, null, null, chili)
  expect(preppedMeal(week, { day: 5, slot: 'lunch' })?.ahead).toMatchObject({ task: 'thaw', food: 'Chili' })
  expect(preppedMeal(week, { day: 1, slot: 'lunch' })?.ahead).toBeUndefined()
})
