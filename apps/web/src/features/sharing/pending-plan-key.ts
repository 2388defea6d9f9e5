import { readStoredText } from '../../lib/browser-storage.ts'

/** Where a shared plan waits in this browser while its reader signs up. Apart, so that looking costs no schema. */
export const PENDING_PLAN_KEY = 'pennyplate.shared-plan'

export function isPlanPending(): boolean {
  return readStoredText(PENDING_PLAN_KEY) !== null
}
