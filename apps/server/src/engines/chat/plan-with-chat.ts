import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { finishedItems } from '@pennyplate/contract/ai/json-in-text'
import {
  type ModelDay,
  modelMeal,
  readDay,
  readObject,
  readPlanAnswer,
} from '@pennyplate/contract/ai/model-answers'
import type { PlanProgress } from '@pennyplate/contract/ai/plan'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { mealShareDollars } from '@pennyplate/domain/meal-plan/meal-guess'
import {
  everySlot,
  type MealSlotName,
  mealAt,
  type SlotAddress,
} from '@pennyplate/domain/meal-plan/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/meal-plan/week'
import { z } from 'zod'
import type { Asked, AskedBy, FinalPlanEvent, SeededPlanRequest } from '../asked.ts'
import type { Engine } from '../engine.ts'
import { unsettled } from '../tasks/context/unkept-words.ts'
import type { JudgedMeal, WrittenMeal } from '../tasks/model-meals/judge-meals.ts'
import type { MealDefaults } from '../tasks/model-meals/weigh-meal.ts'
import type { ChatParts } from './chat-parts.ts'
import type { AskChat } from './client/chat-client.ts'
import { planSchema, repairSchema } from './prompts/answer-schemas.ts'
import { delimited, describeHousehold, wantedSlots } from './prompts/describe-household.ts'
import { PLAN_SYSTEM, PLAN_USER, REPAIR_SYSTEM, REPAIR_USER } from './prompts/plan.ts'

type OnEvent = Parameters<Engine['planWeek']>[2]

/** A week by the language model: written, read, refereed, mended once, completed from our own dishes (D23). */
export async function planWithChat(
  { ask, builtin }: ChatParts,
  asked: Asked<SeededPlanRequest>,
  by: AskedBy,
  onEvent: OnEvent,
): Promise<FinalPlanEvent> {
  const { household, request } = asked
  const wanted = wantedSlots(household.profile)
  // Nothing to write: the planner knows how to say so.
  if (wanted.length === 0) return builtin.planWeek(asked, by, onEvent)
  // Nor for whom: the planner asks what the words of the profile mean.
  const { questions } = await builtin.readWords(asked, by)
  if (questions.length > 0) return { event: 'failed', data: unsettled(questions) }
  const tell = (stage: PlanProgress['stage'], done: number, total: number) =>
    onEvent({ event: 'progress', data: { stage, done, total } })
  const judge = (meals: readonly WrittenMeal[]) =>
    builtin.judgeMeals({ ...asked, request: { meals, defaults: defaultsOf(asked) } }, by)

  tell('writing', 0, DAYS_PER_PLAN)
  const hearDays = hearFinishedDays(wanted, (index, day, count) => {
    tell('writing', count, DAYS_PER_PLAN)
    // Shown early if there is nothing against it; the whole week is judged again at its end.
    judge(mealsOf([day], index)).then(
      (meals) => meals.every(({ fault }) => !fault) && onEvent(dayEvent(index, meals)),
      () => undefined,
    )
  })
  const { avoid } = request
  const turnedDown = avoid ? everySlot(avoid).flatMap((at) => mealAt(avoid, at)?.name ?? []) : []
  const household_ = delimited('household', { ...describeHousehold(household), turnedDown })
  const answer = await ask(
    {
      kind: 'plan',
      system: PLAN_SYSTEM,
      user: `${household_}\n${PLAN_USER}`,
      schema: planSchema(wanted),
      onText: hearDays,
    },
    by,
  )
  if (!answer.ok) return failedBy(answer.failure)
  const plan = readPlanAnswer(answer.text, wanted)
  if (!plan.ok) return failedBy(plan.failure)

  const written = mealsOf(plan.value, 0)
  tell('checking', 0, written.length)
  const judged = await judge(written)
  const faulty = judged.filter(({ fault }) => fault !== null)
  tell('checking', written.length, written.length)
  if (faulty.length > 0) tell('exchanging', 0, faulty.length)
  const mended =
    faulty.length > 0 ? await mend(ask, judge, asked, faulty, by) : new Map<JudgedMeal, JudgedMeal>()
  const meals = judged.map((meal) => mended.get(meal) ?? meal)
  const outcome = await builtin.completeWeek({ ...asked, request: { meals } }, by)
  if (outcome.event === 'done')
    for (const [index, day] of outcome.data.plan.days.entries())
      onEvent({ event: 'day', data: { index, day } })
  return outcome
}

export function failedBy(failure: AiFailure): FinalPlanEvent {
  return {
    event: 'failed',
    data: { ...failure, message: 'The language model gave no plan that can be used.' },
  }
}

function defaultsOf({ household }: Asked<unknown>): MealDefaults {
  return { cost: mealShareDollars(household.profile.weeklyBudget), protein: 20 }
}

function mealsOf(days: readonly ModelDay[], firstDay: number): WrittenMeal[] {
  return days.flatMap(({ breakfast, lunch, dinner, snacks }, index): WrittenMeal[] => {
    const day = firstDay + index
    return [
      ...(breakfast ? [{ at: { day, slot: 'breakfast' as const }, written: breakfast }] : []),
      ...(lunch ? [{ at: { day, slot: 'lunch' as const }, written: lunch }] : []),
      ...(dinner ? [{ at: { day, slot: 'dinner' as const }, written: dinner }] : []),
      ...snacks.map((written, at) => ({ at: { day, slot: 'snacks' as const, index: at }, written })),
    ]
  })
}

function dayEvent(index: number, meals: readonly JudgedMeal[]): Parameters<OnEvent>[0] {
  const one = (slot: MealSlotName) => meals.find(({ at }) => at.slot === slot)?.meal
  const [breakfast, lunch, dinner] = [one('breakfast'), one('lunch'), one('dinner')]
  return {
    event: 'day',
    data: {
      index,
      day: {
        day: DAY_NAMES[index] ?? 'Sunday',
        meals: {
          ...(breakfast ? { breakfast } : {}),
          ...(lunch ? { lunch } : {}),
          ...(dinner ? { dinner } : {}),
          snacks: meals.flatMap(({ at, meal }) => (at.slot === 'snacks' ? [meal] : [])),
        },
      },
    },
  }
}

const namedDay = z.looseObject({
  day: z
    .string()
    .transform((name) => DAY_NAMES.findIndex((day) => day.toLowerCase() === name.trim().toLowerCase())),
  meals: z.record(z.string(), z.unknown()),
})

/** A day takes more letters than this; looking after each one would read the answer a thousand times. */
const LOOK_EVERY = 300
/** An answer that goes on and on is read once for each such share more of it. */
const LOOK_EVERY_SHARE = 1 / 16

/** Tells each whole day of an answer once, while the rest is still being written. */
function hearFinishedDays(
  wanted: readonly MealSlotName[],
  tell: (index: number, day: ModelDay, count: number) => void,
): (textSoFar: string) => void {
  const told = new Set<number>()
  let lookAgainAt = 0
  return (textSoFar) => {
    if (textSoFar.length < lookAgainAt) return
    lookAgainAt = textSoFar.length + Math.max(LOOK_EVERY, textSoFar.length * LOOK_EVERY_SHARE)
    for (const item of finishedItems(textSoFar, 'days')) {
      const day = namedDay.safeParse(item).data
      if (!day || day.day < 0 || told.has(day.day)) continue
      told.add(day.day)
      tell(day.day, readDay(day.meals, wanted), told.size)
    }
  }
}

const mendedMeals = z.looseObject({
  meals: z.array(z.looseObject({ place: z.coerce.number(), meal: modelMeal }).nullable().catch(null)),
})

const TOLD_AT_MOST = 30

/** Asks once more for the meals that broke a rule. What comes back is judged like the first; nothing at all is no harm. */
async function mend(
  ask: AskChat,
  judge: (meals: readonly WrittenMeal[]) => Promise<JudgedMeal[]>,
  { household }: Asked<unknown>,
  faulty: readonly JudgedMeal[],
  by: AskedBy,
): Promise<Map<JudgedMeal, JudgedMeal>> {
  const places = faulty.slice(0, TOLD_AT_MOST)
  const request = places.map(({ at, meal, fault }, index) => ({
    place: index + 1,
    ...placeOf(at),
    notThis: meal.name,
    because: fault,
  }))
  const answer = await ask(
    {
      kind: 'repair',
      system: REPAIR_SYSTEM,
      user: `${delimited('household', describeHousehold(household))}\n${delimited('request', request)}\n${REPAIR_USER}`,
      schema: repairSchema,
    },
    by,
  )
  const object = answer.ok ? readObject(answer.text) : answer
  const read = object.ok && 'value' in object ? mendedMeals.safeParse(object.value).data : undefined
  const written = (read?.meals ?? []).flatMap((one): { from: JudgedMeal; written: WrittenMeal }[] => {
    const from = one ? places[one.place - 1] : undefined
    return one && from ? [{ from, written: { at: from.at, written: one.meal } }] : []
  })
  const judged = await judge(written.map(({ written: meal }) => meal))
  return new Map(
    written.flatMap(({ from }, index) => {
      const again = judged[index]
      // What breaks a rule again keeps the first name, so that the household hears which meal was exchanged.
      return again && !again.fault ? [[from, again] as const] : []
    }),
  )
}

function placeOf({ day, slot }: SlotAddress) {
  return { day: DAY_NAMES[day], mealType: slot === 'snacks' ? 'snack' : slot }
}
