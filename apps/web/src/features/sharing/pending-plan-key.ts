import { readStoredText } from '../../lib/browser-storage.ts'

/** Stores a shared plan while its reader signs up. In its own file, so that checking the key loads no schema. */
export const PENDING_PLAN_KEY = 'pennyplate.shared-plan'

export function isPlanPending(): boolean {
  return readStoredText(PENDING_PLAN_KEY) !== null
}
