import { type StoredShare, sharesAnswer, storedShare } from '@pennyplate/contract/share'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

const SHARES = '/api/shares'
const addressOf = (id: string) => `${SHARES}/${encodeURIComponent(id)}`

export function storeShare(plan: WeekPlan, hideEmail: boolean): Promise<StoredShare> {
  return callApi(SHARES, { method: 'POST', body: { plan, hideEmail }, parse: answerBy(storedShare) })
}

export async function listShares(signal: AbortSignal): Promise<readonly StoredShare[]> {
  return (await callApi(SHARES, { signal, parse: answerBy(sharesAnswer) })).shares
}

export function revokeShare(id: string): Promise<void> {
  return callApi(addressOf(id), { method: 'DELETE', parse: ignoreAnswer })
}

/** The stored plan, not parsed yet. Null if the share does not exist (any longer). */
export function fetchShare(id: string): Promise<unknown> {
  return callApi(addressOf(id), { query: { absent: 'null' }, parse: (body) => body })
}
