import type { PlanRequest } from '@pennyplate/contract/ai/plan'
import { type KeptOfWeek, withKept } from '@pennyplate/domain/commands/planned-week'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { everyMealIn } from '../stored-plan.ts'
import type { GenerateOptions, KeptWeek } from './generate-options.ts'

/** What stays of the week: what was chosen, or what Generate again may not change. */
export function keptIn({ keep, keepsLocked, avoid, weekStart }: GenerateOptions): KeptWeek | undefined {
  // Meals that are kept belong to their week.
  if (keep || !keepsLocked || !avoid || avoid.weekStartDate !== weekStart) return keep
  const at = everyMealIn(avoid).flatMap((one) => (one.meal.isLocked ? [one.at] : []))
  return at.length > 0 ? { plan: avoid, at, eaten: [] } : undefined
}

export function requestedKeep({
  plan,
  at,
  eaten,
  spentCents,
  upToCents,
  checked = [],
  atHome,
}: KeptWeek): Partial<PlanRequest> {
  const { days, weekStartDate } = plan
  const place = ({ day, slot, index = 0 }: SlotAddress) => ({ day, mealType: slot, index })
  return {
    keep: {
      plan: { days, ...(weekStartDate === undefined ? {} : { weekStartDate }) },
      at: at.map(place),
      eaten: eaten.map(place),
      ...(spentCents === undefined ? {} : { spentCents }),
      ...(upToCents === undefined ? {} : { upToCents }),
      checked: [...checked],
    },
    ...(atHome?.length ? { atHome: [...atHome] } : {}),
  }
}

/** What the domain needs to know of it. */
export function keptOf({ plan, at, spentCents, isBatch }: KeptWeek): KeptOfWeek {
  return { plan, at, isRest: spentCents !== undefined, isBatch }
}

/** Only what stays, to be shown while the rest is planned. */
export function keptDays({ plan, at }: KeptWeek): WeekPlan['days'] {
  const empty = plan.days.map((day) => ({ ...day, meals: {} }))
  return withKept({ ...plan, days: empty }, { plan, at }).days
}
