import { roundCents } from '../money.ts'
import { THRIFTY_FOOD_PLAN } from './household-cost-table.ts'

export interface HouseholdMember {
  /** Years; an adult without an age counts as 20 to 50. */
  readonly age?: number
  /** If unknown, the mean of both is used. */
  readonly sex?: 'female' | 'male'
}

export interface HouseholdCost {
  readonly weeklyCents: number
  /** Month of the USDA figures, `2025-09`. */
  readonly month: string
  readonly source: string
}

const FIRST_AGE_BY_SEX = 12
const DEFAULT_ADULT_AGE = 20

/** What USDA's Thrifty Food Plan allows a household of these people for a week of food. */
export function thriftyWeeklyCost(members: readonly HouseholdMember[]): HouseholdCost {
  const base = members.reduce((sum, member) => sum + personWeeklyCents(member), 0)
  const pct = members.length === 0 ? 0 : sizeAdjustmentPct(members.length)
  return {
    weeklyCents: roundCents((base * (100 + pct)) / 100),
    month: THRIFTY_FOOD_PLAN.month,
    source: THRIFTY_FOOD_PLAN.source,
  }
}

/** The members of a profile that counts adults and knows the ages of its children. */
export function membersOf(adults: number, kidAges: readonly number[]): HouseholdMember[] {
  return [...Array.from({ length: adults }, () => ({})), ...kidAges.map((age) => ({ age }))]
}

function personWeeklyCents({ age = DEFAULT_ADULT_AGE, sex }: HouseholdMember): number {
  if (age < FIRST_AGE_BY_SEX) return rowAt(THRIFTY_FOOD_PLAN.child, age)
  const female = rowAt(THRIFTY_FOOD_PLAN.female, age)
  const male = rowAt(THRIFTY_FOOD_PLAN.male, age)
  if (sex === 'female') return female
  if (sex === 'male') return male
  return (female + male) / 2
}

/** USDA has no row under one year; an infant counts as the first row. */
function rowAt(rows: readonly { fromAge: number; weeklyCents: number }[], age: number): number {
  const row = rows.findLast(({ fromAge }) => fromAge <= age) ?? rows[0]
  return row?.weeklyCents ?? 0
}

function sizeAdjustmentPct(size: number): number {
  return THRIFTY_FOOD_PLAN.sizeAdjustmentPct.findLast(({ fromSize }) => fromSize <= size)?.pct ?? 0
}
