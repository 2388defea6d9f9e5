import { readSharedPlan, type SharedPlan } from '@pennyplate/contract/share'
import { isShareExpired } from '@pennyplate/domain/sharing/share'
import { readStoredJson, storeJson, storeText } from '../../lib/browser-storage.ts'
import { recordOf, stringAt } from '../../lib/json-reader.ts'
import { PENDING_PLAN_KEY } from './pending-plan-key.ts'

/** False if the storage does not work (private windows, full storage). */
export function storePendingPlan(plan: SharedPlan, now: Date): boolean {
  return storeJson(PENDING_PLAN_KEY, { keptAt: now.toISOString(), plan })
}

/** The pending plan, if it is valid and not older than a share link may be. */
export function readPendingPlan(now: Date): SharedPlan | undefined {
  const kept = recordOf(readStoredJson(PENDING_PLAN_KEY))
  const keptAt = stringAt(kept, 'keptAt')
  if (!keptAt || Number.isNaN(Date.parse(keptAt)) || isShareExpired(keptAt, now)) return undefined
  return readSharedPlan(kept.plan)
}

export function removePendingPlan(): void {
  storeText(PENDING_PLAN_KEY, null)
}
