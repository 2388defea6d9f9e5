import { DAYS_PER_PLAN } from '../bounds/limits.ts'
import { wholeNumberIn } from './profile-values.ts'

/** Minutes from starting to cook to the meal on the table, by day from Sunday to Saturday; null for no limit. */
export type TableLimits = readonly (number | null)[]

export const TABLE_LIMIT_MINUTES = { min: 5, max: 480 } as const
const USUAL_WEEKNIGHT = 60
/** Those that a household is asked about. */
export const TABLE_LIMIT_CHOICES = [20, 30, 45, 60] as const

const WEEKEND: readonly number[] = [0, 6]

export const DAY_GROUPS = ['weeknights', 'weekends'] as const
export type DayGroup = (typeof DAY_GROUPS)[number]

function groupOf(day: number): DayGroup {
  return WEEKEND.includes(day) ? 'weekends' : 'weeknights'
}

export const USUAL_TABLE_LIMITS: TableLimits = Array.from({ length: DAYS_PER_PLAN }, (_, day) =>
  groupOf(day) === 'weekends' ? null : USUAL_WEEKNIGHT,
)

export const NO_TABLE_LIMITS: TableLimits = USUAL_TABLE_LIMITS.map(() => null)

/** The usual limits for what is not a limit for each day; a day that cannot be read has its usual limit. */
export function tableLimitsIn(value: unknown): (number | null)[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : []
  return USUAL_TABLE_LIMITS.map((usual, day) =>
    stored[day] === null ? null : (wholeNumberIn(stored[day], TABLE_LIMIT_MINUTES) ?? usual),
  )
}

/** The limit of all days of the group; undefined if they have different ones. */
export function groupLimit(limits: TableLimits, group: DayGroup): number | null | undefined {
  const [first, ...others] = limits.filter((_, day) => groupOf(day) === group)
  return others.every((limit) => limit === first) ? first : undefined
}

export function withGroupLimit(limits: TableLimits, group: DayGroup, limit: number | null): TableLimits {
  return limits.map((before, day) => (groupOf(day) === group ? limit : before))
}

export function hasTableLimit(limits: TableLimits): boolean {
  return limits.some((limit) => limit !== null)
}
