import type { MealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import type { StoredShare } from '@pennyplate/contract/share'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { listOf, recordOf, stringAt } from '../../lib/json-reader.ts'

const SHARES = '/api/shares'
const addressOf = (id: string) => `${SHARES}/${encodeURIComponent(id)}`

export function storeShare(plan: MealPlanDocument, hideEmail: boolean): Promise<StoredShare> {
  return callApi(SHARES, { method: 'POST', body: { plan, hideEmail }, parse: requireShare })
}

export function listShares(signal: AbortSignal): Promise<readonly StoredShare[]> {
  return callApi(SHARES, { signal, parse: readShares })
}

export function revokeShare(id: string): Promise<void> {
  return callApi(addressOf(id), { method: 'DELETE', parse: ignoreAnswer })
}

/** The stored plan, not parsed yet. Null if the share does not exist (any longer). */
export function fetchShare(id: string): Promise<unknown> {
  return callApi(addressOf(id), { query: { absent: 'null' }, parse: (body) => body })
}

function readShares(body: unknown): StoredShare[] {
  return listOf(recordOf(body).shares).map(requireShare)
}

function requireShare(body: unknown): StoredShare {
  const record = recordOf(body)
  const [id, sharedBy, sharedDate, expiresAt] = [
    stringAt(record, 'id'),
    stringAt(record, 'sharedBy'),
    stringAt(record, 'sharedDate'),
    stringAt(record, 'expiresAt'),
  ]
  if (!id || !sharedBy || !sharedDate || !expiresAt) throw new ApiError(0, 'unreadable_answer')
  return { id, sharedBy, sharedDate, expiresAt, weekStartDate: stringAt(record, 'weekStartDate') ?? null }
}
