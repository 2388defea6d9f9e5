import type { PlanRequest } from '@pennyplate/contract/ai/plan'
import { firstDayOf } from '@pennyplate/domain/week/week-days'
import { toLocalDay } from '../../../lib/local-day.ts'
import { randomId } from '../../../store/random-id.ts'
import type { GenerateOptions } from './generate-options.ts'
import { requestedKeep } from './kept-week.ts'
import { mealsGoneIn } from './meals-gone.ts'

type AskedFrom = { readonly userId: string | undefined; readonly now: Date; readonly baseRevision: number }

/** What a run of the planner is asked for, with a key of its own. */
export function requestBodyFor(
  { weekStart, avoid, engine, startFrom, keep }: GenerateOptions,
  { userId, now, baseRevision }: AskedFrom,
): PlanRequest {
  const mealsGone = mealsGoneIn(weekStart, now)
  return {
    userId,
    idempotencyKey: randomId(),
    seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
    today: firstDayOf(weekStart, toLocalDay(now)),
    week: weekStart,
    baseRevision,
    ...(mealsGone.length > 0 ? { mealsGone } : {}),
    ...(keep ? requestedKeep(keep) : {}),
    ...(avoid ? { avoid: { days: avoid.days } } : {}),
    ...(engine ? { engine } : {}),
    ...(startFrom?.dishes?.length ? { startFrom: weekOf(startFrom.dishes, startFrom) } : {}),
  }
}

function weekOf(
  dishes: readonly string[],
  { leftovers, totalCents }: NonNullable<GenerateOptions['startFrom']>,
): PlanRequest['startFrom'] {
  return { dishes: [...dishes], ...(leftovers ? { leftovers: [...leftovers] } : {}), totalCents }
}
