import { quickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Act, Life } from '../life.ts'
import { mealsOf, readDocuments } from '../read-documents.ts'
import { planWeek } from './plan-week.ts'

/** Every place with a meal that is not cooked yet, from today on. */
export async function comingSlots(life: Life): Promise<{ plan: WeekPlan; slots: SlotAddress[] } | undefined> {
  const documents = await readDocuments(life)
  const { plan } = documents
  if (!plan) return undefined
  const slots = mealsOf(documents).flatMap(({ at, isCooked }) =>
    !isCooked && at.day >= dayOf(life) ? at : [],
  )
  return slots.length > 0 ? { plan, slots } : undefined
}

export const dayOf = ({ today }: Pick<Life, 'today'>) => new Date(today).getUTCDay()

async function anywhere(life: Life, act: (at: SlotAddress, plan: WeekPlan) => unknown) {
  const coming = await comingSlots(life)
  if (coming) await act(life.one(coming.slots), coming.plan)
}

async function replace(life: Life, { slot, ...at }: SlotAddress, plan: WeekPlan) {
  const body = { plan, ...at, mealType: slot, today: life.today }
  const { json } = await life.reader.post('/api/ai/replace', body)
  const { choices = [] } = replaceAnswer.safeParse(json).data ?? {}
  if (choices.length > 0)
    await life.issue({ type: 'replace', at: { slot, ...at }, meal: life.one(choices).meal })
}

async function replanRest(life: Life) {
  const coming = await comingSlots(life)
  const next = coming && (await planWeek(life))
  if (!next) return
  const meals = coming.slots.flatMap((at) => {
    const [is, will] = [mealAt(coming.plan, at), mealAt(next, at)]
    // A leftover needs the meal before it, which may be a past one here.
    return is && will && !will.leftoverOf ? [{ at, was: is.name, meal: will }] : []
  })
  if (meals.length > 0) await life.issue({ type: 'replan', meals })
}

async function quickMeal(life: Life) {
  const { json } = await life.reader.post('/api/ai/quick-meal', { exclude: [], today: life.today })
  const quick = quickMealAnswer.safeParse(json).data
  const coming = quick && (await comingSlots(life))
  const at = coming?.slots.find(({ day, slot }) => day === dayOf(life) && slot === 'dinner')
  if (quick && at) await life.issue({ type: 'replace', at, meal: quick.meal })
}

export const WEEK_ACTS: readonly Act[] = [
  { name: 'replace', weight: 5, live: (life) => anywhere(life, (at, plan) => replace(life, at, plan)) },
  { name: 'skip', weight: 3, live: (life) => anywhere(life, (at) => life.issue({ type: 'skip', at })) },
  {
    name: 'move',
    weight: 2,
    live: (life) =>
      anywhere(life, async (from, plan) => {
        const to = life.one(
          everySlot(plan).filter(({ slot, day }) => slot !== 'snacks' && day >= dayOf(life)),
        )
        if (from.slot !== 'snacks' && to) await life.issue({ type: 'move', from, to })
      }),
  },
  {
    name: 'guests',
    weight: 4,
    live: (life) =>
      anywhere(life, (at) => life.issue({ type: 'setServings', at, people: 1 + life.random.below(9) })),
  },
  {
    name: 'leave out the sides',
    weight: 2,
    live: (life) => anywhere(life, (at) => life.issue({ type: 'swapSide', at, sides: [] })),
  },
  {
    name: 'eat out',
    weight: 1,
    live: (life) => anywhere(life, (at) => life.issue({ type: 'eatOut', at })),
  },
  { name: 'plan the rest again', weight: 3, live: replanRest },
  { name: 'quick meal', weight: 2, live: quickMeal },
]
