import type { Stock } from '@pennyplate/planner/household/pantry-stock'
import type { Household } from '../../household.ts'
import { type PlanningContext, stockOf } from '../context/planning-context.ts'
import { neededBy } from './week-before.ts'

/** What is at home, and how much of it the coming meals of the week do not need. */
export type FreeStock = {
  readonly home: ReadonlyMap<string, Stock>
  readonly free: ReadonlyMap<string, Stock>
}

export function freeStockOf({ week }: Pick<Household, 'week'>, context: PlanningContext): FreeStock {
  const home = stockOf(context)
  if (!week) return { home, free: home }
  const needed = neededBy(week, context)
  const free = new Map(
    [...home].map(([foodId, { grams, expiringG }]) => {
      const needG = needed[foodId] ?? 0
      // The week uses first what expires first.
      return [foodId, { grams: Math.max(0, grams - needG), expiringG: Math.max(0, expiringG - needG) }]
    }),
  )
  return { home, free }
}
