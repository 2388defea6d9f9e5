import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { Life } from './life.ts'

/** What households do. A new kind of act is an entry here. */

const WEEK = '2026-11-22'
const DISHES = [
  ['Beef tacos', 'beef-tacos'],
  ['Spaghetti and meatballs', 'spaghetti-and-meatballs'],
  ['Chili', 'chili'],
  ['Tuna melt', 'tuna-melt'],
  ['Beef stew', 'beef-stew'],
  ['Sloppy joes', 'sloppy-joes'],
  ['PB&J', 'pb-j'],
  ['Meatloaf', 'meatloaf'],
].map(([name = '', recipeId = '']) => ({ name, recipeId }))
const DIAGNOSES = [
  { dietaryRestrictions: ['celiac'] },
  { allergies: ['peanuts'] },
  { allergies: ['milk'] },
  { dislikedFoods: ['Celery'] },
  { dietaryRestrictions: [], allergies: [], dislikedFoods: [] },
]
const FOODS = ['White bread', 'Ground beef', 'Spaghetti', 'Milk', 'Potatoes', 'Cheddar cheese', 'Onions']

type Act = Readonly<{ name: string; weight: number; live: (life: Life) => Promise<void> }>
type Line = { name: string }
type List = { sections: { category: string; items: Line[] }[] }

const slot = ({ random, one }: Life) => ({ day: random.below(7), mealType: one(['lunch', 'dinner']) })
const fields = (value: unknown) => (value ?? {}) as Record<string, unknown>

async function planAndAccept({ one, send, ticked }: Life) {
  const days = DAY_NAMES.map((day) => ({ day, meals: { lunch: one(DISHES), dinner: one(DISHES) } }))
  ticked.length = 0
  await send({ type: 'take', plan: { weekStartDate: WEEK, days, report: { totalCents: 1 } } })
  await send({ type: 'accept' })
}

export const ACTS: readonly Act[] = [
  { name: 'plan', weight: 1, live: planAndAccept },
  { name: 'accept', weight: 3, live: ({ send }) => send({ type: 'accept' }) },
  {
    name: 'diagnosis',
    weight: 4,
    live: ({ one, change }) => change('profile', (value) => ({ ...fields(value), ...one(DIAGNOSES) })),
  },
  {
    name: 'more or fewer people',
    weight: 2,
    live: ({ random, change }) =>
      change('profile', (value) => ({ ...fields(value), adults: 1 + random.below(5) })),
  },
  {
    name: 'plan the rest again',
    weight: 4,
    async live({ one, read, send }) {
      const { days = [] } = fields(await read('currentMealPlan')) as {
        days?: { meals: { dinner?: { name: string } } }[]
      }
      const meals = days.map(({ meals: { dinner } }, day) => ({
        at: { day, mealType: 'dinner' },
        was: dinner?.name ?? null,
        meal: one(DISHES),
      }))
      if (meals.length > 0) await send({ type: 'replan', meals })
    },
  },
  {
    name: 'replace',
    weight: 5,
    live: (life) => life.send({ type: 'replace', at: slot(life), meal: life.one(DISHES) }),
  },
  { name: 'skip', weight: 3, live: (life) => life.send({ type: 'skip', at: slot(life) }) },
  { name: 'move', weight: 2, live: (life) => life.send({ type: 'move', from: slot(life), to: slot(life) }) },
  {
    name: 'guests',
    weight: 3,
    live: (life) => life.send({ type: 'setServings', at: slot(life), people: 1 + life.random.below(9) }),
  },
  { name: 'sides', weight: 2, live: (life) => life.send({ type: 'swapSide', at: slot(life), sides: [] }) },
  { name: 'cook', weight: 3, live: (life) => life.send({ type: 'cook', at: slot(life) }) },
  { name: 'put everything away', weight: 1, live: ({ send }) => send({ type: 'buy' }) },
  {
    name: 'fill the pantry',
    weight: 3,
    live: ({ one, random, change }) =>
      change('pantry', (value) => [
        ...((value ?? []) as object[]),
        { name: one(FOODS), quantity: `${1 + random.below(4)} lb`, category: 'Other' },
      ]),
  },
  {
    name: 'tick a line',
    weight: 3,
    async live({ one, read, ticked }) {
      const { sections = [] } = fields(await read('currentShoppingList')) as Partial<List>
      const lines = sections.flatMap(({ category, items }) =>
        items.map(({ name }) => ({ category, name, nth: 0 })),
      )
      if (lines.length > 0) ticked.push(one(lines))
    },
  },
]
