import type { CustomMealAnswer } from '@pennyplate/contract/ai/custom-meal'
import type { AiFailure } from '@pennyplate/contract/ai/failure'
import type { ReplaceAnswer, ReplaceGroup } from '@pennyplate/contract/ai/replace'
import type { Unsuitable } from '@pennyplate/contract/recipes/household-recipes'
import { centsFromDollars } from '@pennyplate/domain/money'
import type { AnswerChange } from '@pennyplate/domain/profile/relax-answer'
import type { SideRole } from '@pennyplate/domain/recipe/plate'
import type { Holiday } from '@pennyplate/domain/week/holidays'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { mealTime } from '@pennyplate/domain/week/meal-start'
import type { LocalMoment } from '@pennyplate/domain/week/still-in-time'
import type { WeekMeal, WeekPlan, WeekSide } from '@pennyplate/domain/week/week-plan'
import type { PlannedReason } from '@pennyplate/domain/week/week-report'
import { callApi } from '../../lib/api-client.ts'
import { answerByLoaded } from '../../lib/read-answer.ts'
import type { BoughtFood } from './change-meal/use-bought-food.ts'

const SHORT_CALL_MS = 125_000

export type Choice = Readonly<{
  meal: WeekMeal
  /** Another meal that changes with it, so that the budget is kept. */
  along?: MealAlong | undefined
  /** Why it is offered; undefined for dishes that were asked about or that a language model named. */
  group: ReplaceGroup | undefined
  /** Of the bill; null for a dish that is taken before the server could say. */
  deltaCents: number | null
  /** Differences for one serving; null if either meal does not say. */
  calories: number | null
  protein: number | null
  /** How much later it is ready, by the times on screen. */
  minutes: number | null
  reasons: readonly PlannedReason[]
}>

/** `was` is the name of the meal that is there now. */
export type MealAlong = Readonly<{ at: SlotAddress; was: string; meal: WeekMeal }>

/** An answer of the profile that leaves no choice, and what changing it brings. */
export type ChoiceOpening = Readonly<{ change: AnswerChange; choices: number; deltaCents: number }>

export type Choices = Readonly<{
  choices: readonly Choice[]
  openings: readonly ChoiceOpening[]
  /** What any change adds to the bill besides. */
  alsoCents: number | undefined
  /** By how much the bill may rise within the budget. */
  roomCents: number | undefined
  /** Set if the language model failed; the choices are then the built-in planner's. */
  aiFailure: AiFailure | undefined
}>

type ChoicesRequest = Readonly<{
  plan: WeekPlan
  at: SlotAddress
  exclude: readonly string[]
  /** Meals that may change along, so that the budget is kept. */
  mayChange?: readonly SlotAddress[] | undefined
  /** Asks about these recipes of ours only. */
  recipes?: readonly string[] | undefined
  today: string
  engine: 'builtin' | 'chat'
  bought: BoughtFood
  holiday?: Holiday | undefined
  askedAt?: LocalMoment | undefined
  signal?: AbortSignal | undefined
}>

export async function requestChoices({
  plan,
  at,
  mayChange,
  bought,
  signal,
  ...asked
}: ChoicesRequest): Promise<Choices> {
  const { choices, openings, alsoCents, roomCents, aiFailure } = await callApi('/api/ai/replace', {
    method: 'POST',
    timeoutMs: SHORT_CALL_MS,
    ...(signal ? { signal } : {}),
    body: { plan, ...placeOf(at), mayChange: mayChange?.map(placeOf), ...bought, ...asked },
    parse: answerByLoaded(async () => (await import('@pennyplate/contract/ai/replace')).replaceAnswer),
  })
  return {
    choices: choices.map((choice) => toChoice(choice, mealAt<WeekMeal>(plan, at))),
    openings: openings.map(({ totalCost, ...opening }) => ({
      ...opening,
      deltaCents: centsFromDollars(totalCost),
    })),
    alsoCents,
    roomCents,
    aiFailure,
  }
}

/** What a choice changes, as a dish for a meal does. */
export type Deltas = Pick<Choice, 'deltaCents' | 'calories' | 'protein' | 'minutes'>

/** What a side is searched and filtered by. */
type SearchedSide = Readonly<{ role: SideRole | undefined; foods: readonly string[] }>

export type SideChoice = Deltas & SearchedSide & Readonly<{ side: WeekSide; isSuggested: boolean }>

export type UnsuitableSide = SearchedSide & Readonly<{ name: string; unsuitable: Unsuitable }>

export type FoundSides = Readonly<{
  choices: readonly SideChoice[]
  unsuitable: readonly UnsuitableSide[]
}>

type SidesRequest = Readonly<{
  plan: WeekPlan
  at: SlotAddress
  /** The place among the sides of the one that goes; without it, one is added. */
  side: number | undefined
  today: string
  bought: BoughtFood
  signal: AbortSignal
}>

export async function requestSides({
  plan,
  at,
  bought,
  signal,
  ...asked
}: SidesRequest): Promise<FoundSides> {
  const { choices, unsuitable } = await callApi('/api/ai/sides', {
    method: 'POST',
    signal,
    body: { plan, ...placeOf(at), ...bought, ...asked },
    parse: answerByLoaded(async () => (await import('@pennyplate/contract/ai/sides')).sidesAnswer),
  })
  const meal = mealAt<WeekMeal>(plan, at)
  const sides = meal?.sides ?? []
  const sidesWith = (side: WeekSide) =>
    asked.side === undefined ? [...sides, side] : sides.with(asked.side, side)
  return {
    unsuitable: unsuitable.map(({ role, ...side }) => ({ ...side, role })),
    choices: choices.map(({ side, isSuggested, role, foods, delta }) => ({
      side,
      isSuggested,
      role,
      foods,
      deltaCents: centsFromDollars(delta.totalCost),
      calories: delta.calories,
      protein: delta.protein,
      minutes: meal ? minutesBetween(meal, { ...meal, sides: sidesWith(side) }) : null,
    })),
  }
}

export type LookedUpMeal = CustomMealAnswer

export function requestCustomMeal(name: string, mealType: SlotAddress['slot']): Promise<LookedUpMeal> {
  return callApi('/api/ai/custom-meal', {
    method: 'POST',
    timeoutMs: SHORT_CALL_MS,
    body: { name, mealType },
    parse: answerByLoaded(async () => (await import('@pennyplate/contract/ai/custom-meal')).customMealAnswer),
  })
}

function placeOf({ day, slot, index = 0 }: SlotAddress) {
  return { day, mealType: slot, index }
}

function toChoice(
  { meal, along, delta, reasons, group }: ReplaceAnswer['choices'][number],
  now: WeekMeal | undefined,
): Choice {
  const { totalCost, calories, protein } = delta
  const minutes = now ? minutesBetween(now, meal) : null
  const other = along && toMealAlong(along)
  const deltaCents = centsFromDollars(totalCost)
  return { meal, ...(other ? { along: other } : {}), group, deltaCents, calories, protein, minutes, reasons }
}

function toMealAlong({
  day,
  mealType: slot,
  index,
  was,
  meal,
}: NonNullable<ReplaceAnswer['choices'][number]['along']>): MealAlong {
  return { at: slot === 'snacks' ? { day, slot, index } : { day, slot }, was, meal }
}

function minutesBetween(before: Parameters<typeof mealTime>[0], after: Parameters<typeof mealTime>[0]) {
  const [was, is] = [mealTime(before), mealTime(after)]
  return was && is ? is.readyMinutes - was.readyMinutes : null
}
