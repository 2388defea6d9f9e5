import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { createItemReader } from '@pennyplate/contract/ai/json-in-text'
import {
  type ModelDay,
  modelMeal,
  readDay,
  readObject,
  readPlanAnswer,
} from '@pennyplate/contract/ai/model-answers'
import type { PlanProgress } from '@pennyplate/contract/ai/plan'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { personShareDollars } from '@pennyplate/domain/week/meal-guess'
import { everySlot, type MealSlotName, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES, dayIndexOf } from '@pennyplate/domain/week/week-days'
import { z } from 'zod'
import type { Asked, AskedBy, FinalPlanEvent, SeededPlanRequest } from '../asked.ts'
import type { Engine } from '../engine.ts'
import { unsettledFailure } from '../tasks/context/unchecked-words.ts'
import type { JudgedMeal, WrittenMeal } from '../tasks/model-meals/judge-meals.ts'
import type { MealDefaults } from '../tasks/model-meals/weigh-meal.ts'
import type { ChatParts } from './chat-parts.ts'
import type { AskChat } from './client/chat-client.ts'
import { planSchema, repairSchema } from './prompts/answer-schemas.ts'
import { delimited, describeHousehold, wantedSlots } from './prompts/describe-household.ts'
import { PLAN_SYSTEM, PLAN_USER, REPAIR_SYSTEM, REPAIR_USER } from './prompts/plan.ts'

type OnEvent = Parameters<Engine['planWeek']>[2]

/** A week from the language model: parsed, judged, repaired once, and completed with catalog dishes (D23). */
export async function planWithChat(
  { ask, builtin }: ChatParts,
  asked: Asked<SeededPlanRequest>,
  by: AskedBy,
  onEvent: OnEvent,
): Promise<FinalPlanEvent> {
  const { household, request } = asked
  const wanted = wantedSlots(household.profile)
  // The days before today are over.
  const gone = dayIndexOf(asked.today)
  // No meals wanted: the planner returns the right failure.
  if (wanted.length === 0) return builtin.planWeek(asked, by, onEvent)
  // Unsettled words must be settled first.
  const { questions } = await builtin.readWords(asked, by)
  if (questions.length > 0) return { event: 'failed', data: unsettledFailure(questions) }
  const report = (stage: PlanProgress['stage'], done: number, total: number) =>
    onEvent({ event: 'progress', data: { stage, done, total } })
  const judge = (meals: readonly WrittenMeal[]) =>
    builtin.judgeMeals({ ...asked, request: { meals, defaults: defaultsOf(asked) } }, by)

  report('writing', 0, DAYS_PER_PLAN)
  const onText = reportFinishedDays(wanted, (index, day, count) => {
    report('writing', count, DAYS_PER_PLAN)
    if (index < gone) return
    // A day without faults is shown early. The whole week is judged again at the end.
    judge(mealsOf([day], index)).then(
      (meals) => meals.every(({ fault }) => !fault) && onEvent(dayEvent(index, meals)),
      () => undefined,
    )
  })
  const { avoid } = request
  const turnedDown = avoid ? everySlot(avoid).flatMap((at) => mealAt(avoid, at)?.name ?? []) : []
  const householdText = delimited('household', { ...describeHousehold(household), turnedDown })
  const answer = await ask(
    {
      kind: 'plan',
      system: PLAN_SYSTEM,
      user: `${householdText}\n${PLAN_USER}`,
      schema: planSchema(wanted),
      onText,
    },
    by,
  )
  if (!answer.ok) return failedBy(answer.failure)
  const plan = readPlanAnswer(answer.text, wanted)
  if (!plan.ok) return failedBy(plan.failure)

  const written = mealsOf(plan.value, 0).filter(({ at }) => at.day >= gone)
  report('checking', 0, written.length)
  const judged = await judge(written)
  const faulty = judged.filter(({ fault }) => fault !== null)
  report('checking', written.length, written.length)
  if (faulty.length > 0) report('exchanging', 0, faulty.length)
  const repaired =
    faulty.length > 0 ? await repair(ask, judge, asked, faulty, by) : new Map<JudgedMeal, JudgedMeal>()
  const meals = judged.map((meal) => repaired.get(meal) ?? meal)
  const outcome = await builtin.completeWeek(
    { ...asked, request: { meals, mealsGone: asked.request.mealsGone } },
    by,
  )
  if (outcome.event === 'done')
    for (const [index, day] of outcome.data.plan.days.entries())
      onEvent({ event: 'day', data: { index, day } })
  return outcome
}

export function failedBy(failure: AiFailure): FinalPlanEvent {
  return { event: 'failed', data: failure }
}

function defaultsOf({ household }: Asked<unknown>): MealDefaults {
  return { cost: personShareDollars(household.profile), protein: 20 }
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

/** A day is longer than this. */
const READ_EVERY_CHARS = 300
/** An answer with more is no week. */
const ITEMS_LOOKED_AT = 4 * DAYS_PER_PLAN

/** Reports each complete day of a streamed answer once. */
function reportFinishedDays(
  wanted: readonly MealSlotName[],
  report: (index: number, day: ModelDay, count: number) => void,
): (textSoFar: string) => void {
  const readItems = createItemReader('days')
  const reported = new Set<number>()
  let lookedAt = 0
  let readAgainAt = 0
  return (textSoFar) => {
    if (lookedAt >= ITEMS_LOOKED_AT || textSoFar.length < readAgainAt) return
    readAgainAt = textSoFar.length + READ_EVERY_CHARS
    for (const item of readItems(textSoFar)) {
      if (++lookedAt > ITEMS_LOOKED_AT) return
      const day = namedDay.safeParse(item).data
      if (!day || day.day < 0 || reported.has(day.day)) continue
      reported.add(day.day)
      report(day.day, readDay(day.meals, wanted), reported.size)
    }
  }
}

const repairedMeals = z.looseObject({
  meals: z.array(z.looseObject({ place: z.coerce.number(), meal: modelMeal }).nullable().catch(null)),
})

const REPAIRS_MAX = 30

/** Asks once more for the meals that broke a rule, and judges them again. Returns the ones that are fine now. */
async function repair(
  ask: AskChat,
  judge: (meals: readonly WrittenMeal[]) => Promise<JudgedMeal[]>,
  { household }: Asked<unknown>,
  faulty: readonly JudgedMeal[],
  by: AskedBy,
): Promise<Map<JudgedMeal, JudgedMeal>> {
  const places = faulty.slice(0, REPAIRS_MAX)
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
  const read = object.ok && 'value' in object ? repairedMeals.safeParse(object.value).data : undefined
  const written = (read?.meals ?? []).flatMap((one): { from: JudgedMeal; written: WrittenMeal }[] => {
    const from = one ? places[one.place - 1] : undefined
    return one && from ? [{ from, written: { at: from.at, written: one.meal } }] : []
  })
  const judged = await judge(written.map(({ written: meal }) => meal))
  return new Map(
    written.flatMap(({ from }, index) => {
      const again = judged[index]
      // A meal that breaks a rule again keeps its first name, which the report names as replaced.
      return again && !again.fault ? [[from, again] as const] : []
    }),
  )
}

function placeOf({ day, slot }: SlotAddress) {
  return { day: DAY_NAMES[day], mealType: slot === 'snacks' ? 'snack' : slot }
}
