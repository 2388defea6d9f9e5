import { readSharedPlan, type SharedPlan } from '@pennyplate/contract/share'
import { isShareExpired } from '@pennyplate/domain/sharing/share'
import * as z from 'zod/mini'
import { readStored, storeJson, storeText } from '../../lib/browser-storage.ts'
import { PENDING_PLAN_KEY } from './pending-plan-key.ts'

/** The plan is parsed like that of a share link. */
const storedPending = z.object({ keptAt: z.string(), plan: z.unknown() })

/** False if the storage does not work (private windows, full storage). */
export function storePendingPlan(plan: SharedPlan, now: Date): boolean {
  return storeJson(PENDING_PLAN_KEY, { keptAt: now.toISOString(), plan })
}

/** The pending plan, if it is valid and not older than a share link may be. */
export function readPendingPlan(now: Date): SharedPlan | undefined {
  const { keptAt = '', plan } = readStored(PENDING_PLAN_KEY, storedPending) ?? {}
  if (Number.isNaN(Date.parse(keptAt)) || isShareExpired(keptAt, now)) return undefined
  return readSharedPlan(plan)
}

export function removePendingPlan(): void {
  storeText(PENDING_PLAN_KEY, null)
}
