import { MEAL_NUTRIENTS, type MealNutrient } from '@pennyplate/domain/food/nutrition'
import { centsFromDollars } from '@pennyplate/domain/money'
import { isSameSlot, MEAL_SLOTS, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import {
  booleanAt,
  type JsonRecord,
  listOf,
  numberAt,
  recordOf,
  recordsOf,
  stringAt,
  textsOf,
} from '../../../lib/json-reader.ts'
import type { StoredPlan } from '../stored-plan.ts'

/** Why a meal was chosen: a code, and the food it is about, if any. */
export type StoredReason = Readonly<{ code: string; food: string | undefined }>

type MealReasons = Readonly<{ at: SlotAddress; reasons: readonly StoredReason[] }>

export type StoredReport = Readonly<{
  totalCents: number
  budgetCents: number | null
  /** How far the budget is below USDA's Thrifty Food Plan for the household; undefined if it is not below. */
  shortOfThriftyCents: number | undefined
  pantryCents: number
  targets: Readonly<Partial<Record<MealNutrient, number>>>
  waste: readonly Readonly<{ name: string; grams: number; cents: number }>[]
  wasteCents: number
  /** Undefined once a meal was changed: the proof was about another week. */
  certificate:
    | Readonly<{
        isProven: boolean
        recipes: number
        boundCents: number | null
        betterCents: number | null
      }>
    | undefined
  concessions: readonly string[]
  /** A week with more different dishes, for a little more money. */
  forMore: Readonly<{ budgetCents: number; dishes: number; dishesNow: number }> | undefined
  reasons: readonly MealReasons[]
  /** Meals that broke a rule of the household and were replaced before the week was shown. */
  replaced: readonly Readonly<{ day: number; name: string; by: string; isForBudget: boolean }>[]
  unresolvedWords: readonly string[]
  notChecked: readonly string[]
  wishes: readonly string[]
  partlyChecked: readonly Readonly<{ phrase: string; unchecked: readonly string[] }>[]
}>

/** Reads the planner's report from a stored plan. A plan that came from elsewhere has none. */
export function reportOf(plan: StoredPlan): StoredReport | undefined {
  const report = recordOf(plan.report)
  const totalCents = numberAt(report, 'totalCents')
  if (totalCents === undefined) return undefined
  const waste = recordsOf(report.waste).map((line) => ({
    name: stringAt(line, 'name') ?? '',
    grams: numberAt(line, 'grams') ?? 0,
    cents: numberAt(line, 'cents') ?? 0,
  }))
  const budgetCents = numberAt(report, 'budgetCents') ?? null
  return {
    totalCents,
    budgetCents,
    shortOfThriftyCents: shortOf(numberAt(report, 'thriftyCents'), budgetCents),
    pantryCents: numberAt(report, 'pantryCents') ?? 0,
    targets: readTargets(recordOf(report.targets)),
    waste,
    wasteCents: numberAt(report, 'wasteCents') ?? waste.reduce((sum, { cents }) => sum + cents, 0),
    certificate: readCertificate(report.certificates),
    concessions: textsOf(report.concessions),
    forMore: readForMore(recordOf(report.forMore)),
    reasons: recordsOf(report.reasons).flatMap(readMealReasons),
    replaced: recordsOf(report.replaced).map((entry) => ({
      day: numberAt(entry, 'day') ?? 0,
      name: stringAt(entry, 'name') ?? '',
      by: stringAt(entry, 'by') ?? '',
      isForBudget: stringAt(entry, 'because') === 'budget',
    })),
    unresolvedWords: warningWords(report, 'unresolved-words'),
    notChecked: warningWords(report, 'not-checked'),
    wishes: warningWords(report, 'wishes'),
    partlyChecked: recordsOf(report.warnings).flatMap((warning) =>
      stringAt(warning, 'code') === 'partly-checked'
        ? [{ phrase: textsOf(warning.words)[0] ?? '', unchecked: textsOf(warning.unchecked) }]
        : [],
    ),
  }
}

function warningWords(report: JsonRecord, code: string): readonly string[] {
  return recordsOf(report.warnings).flatMap((warning) =>
    stringAt(warning, 'code') === code ? textsOf(warning.words) : [],
  )
}

export function reasonsFor(report: StoredReport | undefined, at: SlotAddress): readonly StoredReason[] {
  return report?.reasons.find((one) => isSameSlot(one.at, at))?.reasons ?? []
}

/** The plan after a meal is changed: its total and reasons are updated; proofs and leftovers are dropped. */
export function withMealChanged(
  plan: StoredPlan,
  at: readonly SlotAddress[],
  change: Readonly<{ deltaCents: number; reasons: readonly StoredReason[] }>,
): StoredPlan {
  const report = recordOf(plan.report)
  const totalCents = numberAt(report, 'totalCents')
  if (totalCents === undefined) return plan
  const kept = recordsOf(report.reasons).filter((entry) => !at.some((slot) => isAbout(entry, slot)))
  const added = at.map(({ day, slot, index = 0 }) => ({ day, slot, index, codes: change.reasons }))
  const { certificates, forMore, ...rest } = report
  return {
    ...plan,
    report: {
      ...rest,
      totalCents: Math.max(0, totalCents + change.deltaCents),
      waste: [],
      wasteCents: 0,
      concessions: [],
      // The entries kept are those of the stored report.
      reasons: [...kept, ...added] as NonNullable<StoredPlan['report']>['reasons'],
    },
  }
}

/** The plan with the total the referee computed for exactly these days. */
export function withTotal(plan: StoredPlan, totalCents: number): StoredPlan {
  return { ...plan, report: { ...recordOf(plan.report), totalCents } }
}

export function readReasons(value: unknown): StoredReason[] {
  return listOf(value).flatMap((entry) => {
    if (typeof entry === 'string') return [{ code: entry, food: undefined }]
    const record = recordOf(entry)
    const code = stringAt(record, 'code')
    return code ? [{ code, food: stringAt(record, 'food') }] : []
  })
}

function shortOf(thriftyCents: number | undefined, budgetCents: number | null): number | undefined {
  if (thriftyCents === undefined || budgetCents === null || budgetCents >= thriftyCents) return undefined
  return thriftyCents - budgetCents
}

function isAbout(entry: JsonRecord, at: SlotAddress): boolean {
  return readMealReasons(entry).some((one) => isSameSlot(one.at, at))
}

function readMealReasons(entry: JsonRecord): MealReasons[] {
  const day = numberAt(entry, 'day')
  const named = stringAt(entry, 'slot')?.toLowerCase()
  const slot = MEAL_SLOTS.find((known) => known === named || (known === 'snacks' && named === 'snack'))
  if (day === undefined || slot === undefined) return []
  return [{ at: { day, slot, index: numberAt(entry, 'index') }, reasons: readReasons(entry.codes) }]
}

function readCertificate(value: unknown): StoredReport['certificate'] {
  const record = recordOf(value)
  const recipes = numberAt(record, 'recipesConsidered')
  if (recipes === undefined) return undefined
  return {
    isProven: booleanAt(record, 'isTwoExchangeOptimal') ?? false,
    recipes,
    boundCents: numberAt(record, 'boundCents') ?? null,
    betterCents: numberAt(record, 'betterCents') ?? null,
  }
}

function readForMore(record: JsonRecord): StoredReport['forMore'] {
  const budgetCents = numberAt(record, 'budgetCents')
  const dishes = numberAt(record, 'dishes')
  const dishesNow = numberAt(record, 'dishesNow')
  if (budgetCents === undefined || dishes === undefined || dishesNow === undefined) return undefined
  return { budgetCents, dishes, dishesNow }
}

function readTargets(record: JsonRecord): StoredReport['targets'] {
  return Object.fromEntries(
    MEAL_NUTRIENTS.flatMap((nutrient) => {
      const target = numberAt(record, nutrient)
      return target ? [[nutrient, target]] : []
    }),
  )
}

/** Responses hold dollars; the app uses cents. */
export function centsAt(record: JsonRecord, key: string): number {
  const dollars = numberAt(record, key)
  return dollars === undefined ? 0 : centsFromDollars(dollars)
}
