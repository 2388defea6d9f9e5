import { readSharedPlan, type SharedPlan } from '@pennyplate/contract/share'
import { isShareExpired } from '@pennyplate/domain/sharing/share'
import { readStoredJson, storeJson, storeText } from '../../lib/browser-storage.ts'
import { recordOf, stringAt } from '../../lib/json-reader.ts'
import { PENDING_PLAN_KEY } from './pending-plan-key.ts'

/** False when this browser keeps nothing (private windows, full storage). */
export function keepPlan(plan: SharedPlan, now: Date): boolean {
  return storeJson(PENDING_PLAN_KEY, { keptAt: now.toISOString(), plan })
}

/** It waits as long as a link lives; what is older, or no plan at all, was forgotten by everyone. */
export function recallPlan(now: Date): SharedPlan | undefined {
  const kept = recordOf(readStoredJson(PENDING_PLAN_KEY))
  const keptAt = stringAt(kept, 'keptAt')
  if (!keptAt || Number.isNaN(Date.parse(keptAt)) || isShareExpired(keptAt, now)) return undefined
  return readSharedPlan(kept.plan)
}

export function forgetPlan(): void {
  storeText(PENDING_PLAN_KEY, null)
}
