import { readSharedPlan, type SharedPlan } from '@pennyplate/contract/share'
import { isShareExpired } from '@pennyplate/domain/share'
import { recordOf, stringAt } from '../../lib/json-reader.ts'
import { PENDING_PLAN_KEY } from './pending-plan-key.ts'

/** False when this browser keeps nothing (private windows, full storage). */
export function keepPlan(plan: SharedPlan, now: Date): boolean {
  try {
    localStorage.setItem(PENDING_PLAN_KEY, JSON.stringify({ keptAt: now.toISOString(), plan }))
    return true
  } catch {
    return false
  }
}

/** It waits as long as a link lives; what is older, or no plan at all, was forgotten by everyone. */
export function recallPlan(now: Date): SharedPlan | undefined {
  const kept = recordOf(readKept())
  const keptAt = stringAt(kept, 'keptAt')
  if (!keptAt || Number.isNaN(Date.parse(keptAt)) || isShareExpired(keptAt, now)) return undefined
  return readSharedPlan(kept.plan)
}

export function forgetPlan(): void {
  try {
    localStorage.removeItem(PENDING_PLAN_KEY)
  } catch {
    // What could not be kept needs no forgetting.
  }
}

function readKept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PENDING_PLAN_KEY) ?? 'null')
  } catch {
    return null
  }
}
