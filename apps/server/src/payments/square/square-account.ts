import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Done, Failure } from '../gateway.ts'
import { readPlan, type SquarePlan } from './read-square.ts'
import { createSquareClient, type SquareAnswer, type SquareClient } from './square-client.ts'
import type { SquareConfig } from './square-config.ts'
import { planAnswer } from './square-shapes.ts'

export type SquareDeps = Pick<Deps, 'fetcher' | 'log' | 'now'>

/** The operator's account with Square: how to call it, and the plan it sells. */
export type SquareAccount = SquareDeps & {
  config: SquareConfig
  call: SquareClient
  findPlan: () => Promise<SquarePlan | Failure>
}

export function openSquareAccount(config: SquareConfig, deps: SquareDeps): SquareAccount {
  const call = createSquareClient(config, deps)
  let plan: SquarePlan | undefined

  async function findPlan(): Promise<SquarePlan | Failure> {
    if (plan) return plan
    const path = `/v2/catalog/object/${encodeURIComponent(config.planVariationId)}`
    const answer = await call({ method: 'GET', path }, planAnswer)
    if (!answer.ok) return toFailure(answer)
    plan = readPlan(answer.value)
    if (plan) return plan
    deps.log.error('SQUARE_PLAN_VARIATION_ID is not a monthly plan with a fixed price')
    return { ok: false, reason: 'refused' }
  }

  return { ...deps, config, call, findPlan }
}

export function toFailure(answer: SquareAnswer<unknown> & { ok: false }): Failure {
  return { ok: false, reason: answer.reason }
}

export function toDone(answer: SquareAnswer<unknown>): Done {
  return answer.ok ? { ok: true } : toFailure(answer)
}

/** The same for the same parts. Square allows at most 45 characters. */
export function idempotencyKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
