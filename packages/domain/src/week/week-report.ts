import type { SaidIn } from '../amounts/said-amount.ts'
import type { MealNutrient } from '../food/nutrition.ts'
import { isSameJson } from '../json-equality.ts'
import { isSameSlot, type MealSlotName, type SlotAddress } from './meal-plan.ts'
import type { MealReason } from './meal-reasons.ts'
import type { PeopleAtHome } from './people-at-meal.ts'

/** What the planner says about a week: its total, proofs, and why each meal is there. Codes and figures, no sentences. */

export const PLAN_CONCESSIONS = [
  'more-repeats',
  'nutrition-floor',
  'spend-less',
  'unfamiliar-dishes',
  'plates-incomplete',
  'few-suppers',
] as const

export const PLAN_WARNINGS = ['unresolved-words', 'not-checked', 'partly-checked', 'wishes'] as const

export type WeekReport = Readonly<{
  /** The checkout total of exactly these meals; null if it is not known. */
  totalCents: number | null
  /** Whom the total is for. */
  people?: PeopleAtHome | undefined
  budgetCents?: number | undefined
  /** What USDA's Thrifty Food Plan allows this household for a week. */
  thriftyCents?: number | undefined
  /** How much more the same week would cost with an empty pantry. */
  pantryCents?: number | undefined
  targets?: Readonly<Partial<Record<MealNutrient, number | null>>> | undefined
  waste?: readonly WastedFood[] | undefined
  wasteCents?: number | undefined
  /** What is left of the packages for later weeks: a bottle of oil, a bag of flour. */
  stocks?: readonly Readonly<{ name: string; cents: number }>[] | undefined
  /** The staples the week was planned with. */
  alwaysHave?: readonly string[] | undefined
  /** Only while the week is the one that was proven. */
  certificates?: WeekCertificates | undefined
  concessions?: readonly string[] | undefined
  /** What asking for Extra Healthy would change; absent if that is not sure. */
  betterWeek?: BetterWeek | undefined
  /** A week with more different dishes, for a little more money. */
  forMore?: Readonly<{ budgetCents: number; dishes: number; dishesNow: number }> | undefined
  learned?: LearnedInWeek | undefined
  health?: WeekHealth | undefined
  reasons?: readonly SlotReasons[] | undefined
  /** Meals that broke a rule or the budget and were replaced before the week was shown. */
  replaced?: readonly ReplacedMeal[] | undefined
  warnings?: readonly PlanWarning[] | undefined
}> &
  Readonly<{ [field: string]: unknown }>

/** The dish that the household's own choices spoke for most, and what was learned from how many of them. */
export type LearnedInWeek = Readonly<{
  dish: string
  trait: `${'form' | 'cuisine' | 'protein' | 'dish'}:${string}`
  name?: string | undefined
  stars: number
  sureness: number
  counts: Readonly<Record<string, number>>
}>

/** What such a week has more of, or less. */
export const BETTER_PARTS = ['wholeGrains', 'vegetables', 'fruit', 'lessSaturatedFat', 'lessSodium'] as const
export type BetterPart = (typeof BETTER_PARTS)[number]

/** Zero cents if the bill is about the same, or lower. */
export type BetterWeek = Readonly<{ addsCents: number; by: readonly BetterPart[] }>

export type WastedFood = Readonly<{
  name: string
  grams: number
  saidIn?: SaidIn | undefined
  cents: number
}>

export type WeekCertificates = Readonly<{
  isTwoExchangeOptimal: boolean
  recipesConsidered: number
  boundCents: number | null
  betterCents?: number | null | undefined
}>

export type SlotReasons = Readonly<{
  day: number
  slot: MealSlotName
  index?: number | undefined
  codes: readonly PlannedReason[]
}>
/** A reason of the planner, or that a person chose the meal. */
export type PlannedReason = Readonly<{
  code: MealReason['code'] | 'custom' | (string & {})
  food?: string | undefined
}>

export type ReplacedMeal = Readonly<{
  day: number
  slot: MealSlotName
  name: string
  by: string
  because?: 'budget' | undefined
}>

export type PlanWarning = Readonly<{
  code: (typeof PLAN_WARNINGS)[number]
  words: readonly string[]
  unchecked?: readonly string[] | undefined
}>

export type WeekHealth = Readonly<{
  goals: readonly ReportedGoal[]
  /** Absent without any, and in weeks of older versions. */
  aims?: readonly ReportedAim[] | undefined
  notCounted: readonly string[]
  /** A higher budget that would miss fewer targets. */
  forTargets?: Readonly<{ budgetCents: number; misses: number; missesNow: number }> | undefined
}>

/** What the week aims for on its plates, of `WEEK_AIMS` or unknown to this version. */
export type ReportedAim = Readonly<{
  aim: string
  isKept: boolean
  found: number
  wanted: number
  missed: readonly SlotAddress[]
}>

export type ReportedGoal = Readonly<{
  nutrient: string
  per: 'day' | 'meal' | 'snack'
  atLeast: number | null
  atMost: number | null
  band: Readonly<{ atLeast: number; atMost: number | null }>
  because: readonly string[]
  of: number
  missed: readonly Readonly<{ day: number; slot?: MealSlotName | undefined; amount: number }>[]
  relaxTo: number | null
}>

/** The report once meals in these slots changed: proofs, leftovers and concessions were about another week. */
export function reportAfterChange(
  report: WeekReport,
  slots: readonly SlotAddress[],
  { reasons, totalCents }: Readonly<{ reasons: readonly PlannedReason[]; totalCents: number | null }>,
): WeekReport {
  const {
    certificates: _,
    forMore: __,
    waste: ___,
    wasteCents: ____,
    learned: _____,
    stocks: ______,
    betterWeek: _______,
    ...kept
  } = report
  const isAbout = (one: SlotReasons) => slots.some((slot) => isSameSlot(slot, one))
  const others = (report.reasons ?? []).filter((one) => !isAbout(one))
  const added = reasons.length === 0 ? [] : slots.map((slot) => reasonsAt(slot, reasons))
  const replaced = report.replaced?.filter(
    ({ day, slot }) => !slots.some((at) => at.day === day && at.slot === slot),
  )
  return {
    ...kept,
    totalCents,
    concessions: [],
    reasons: [...others, ...added],
    ...(replaced ? { replaced } : {}),
  }
}

/**
 * Whether the week was planned with these staples. A report that names none is from an earlier version if it has a proof;
 * otherwise it is of a week that is used again and gets a new total.
 */
export function isPlannedWith(
  { alwaysHave, certificates }: Pick<WeekReport, 'alwaysHave' | 'certificates'>,
  staples: readonly string[],
): boolean {
  const planned = alwaysHave ?? (certificates ? [] : staples)
  return planned.every((id) => staples.includes(id)) && staples.every((id) => planned.includes(id))
}

/** Whether the total of the week is for these people. A report of an earlier version does not say whom it is for. */
export function isPricedFor({ people: then }: Pick<WeekReport, 'people'>, now: PeopleAtHome): boolean {
  if (!then) return true
  const ages = ({ kidAges }: PeopleAtHome) => kidAges.toSorted((a, b) => a - b)
  return then.adults === now.adults && then.kids === now.kids && isSameJson(ages(then), ages(now))
}

/** The report of a week that is used again later: prices, pantry and rules may have changed since. */
export function reportForReuse({ budgetCents, thriftyCents, targets, health }: WeekReport): WeekReport {
  return {
    totalCents: null,
    ...(budgetCents === undefined ? {} : { budgetCents }),
    ...(thriftyCents === undefined ? {} : { thriftyCents }),
    ...(targets === undefined ? {} : { targets }),
    ...(health === undefined ? {} : { health: { goals: health.goals, notCounted: health.notCounted } }),
  }
}

function reasonsAt({ day, slot, index = 0 }: SlotAddress, codes: readonly PlannedReason[]): SlotReasons {
  return slot === 'snacks' ? { day, slot, index, codes } : { day, slot, codes }
}
