import { localDay, planRequest } from '@pennyplate/contract/ai/plan'
import * as z from 'zod'
import type { Asked, SeededPlanRequest } from '../engines/asked.ts'
import { readStoredJson } from '../json.ts'

/** What a plan waits as. The household and its week are read when the plan is made. PLAN_FORMAT is the number of this form. */
const storedRequest = z.object({ today: localDay, seed: z.int(), request: planRequest })

export function writeStoredRequest({
  today,
  request: { accepted: _, ...request },
}: Asked<SeededPlanRequest>): string {
  return JSON.stringify({ today, seed: request.seed, request })
}

export function readStoredRequest(stored: string): Pick<Asked<SeededPlanRequest>, 'today' | 'request'> {
  const { today, seed, request } = readStoredJson(storedRequest, stored)
  return { today, request: { ...request, seed } }
}
