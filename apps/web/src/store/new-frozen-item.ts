import { frozenItem } from '@pennyplate/domain/pantry/frozen-dish'
import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { toLocalDay } from '../lib/local-day.ts'
import { randomId } from './random-id.ts'

/** Portions of a meal that go into the freezer now. */
export function newFrozenItem(
  meal: Parameters<typeof frozenItem>[0],
  portions: number,
): PantryItem | undefined {
  const now = new Date()
  return frozenItem(meal, portions, { id: randomId(), now: now.toISOString(), today: toLocalDay(now) })
}
