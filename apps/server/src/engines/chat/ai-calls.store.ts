import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'

export type AiCall = {
  householdId: HouseholdId
  id: string
  askedAt: string
  kind: string
  model: string
  tokensIn: number
  tokensOut: number
  /** Millionths of a dollar. Null if no prices are configured. */
  costMicros: number | null
  ms: number
  outcome: string
}

export async function addCall(db: Db, call: AiCall): Promise<void> {
  await db
    .insertInto('ai_calls')
    .values({
      household_id: call.householdId,
      id: call.id,
      asked_at: call.askedAt,
      kind: call.kind,
      model: call.model,
      tokens_in: call.tokensIn,
      tokens_out: call.tokensOut,
      cost_micros: call.costMicros,
      ms: call.ms,
      outcome: call.outcome,
    })
    .execute()
}

export async function forgetCallsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('ai_calls').where('asked_at', '<', moment).execute()
}

export type AiUsage = {
  calls: number
  failed: number
  tokensIn: number
  tokensOut: number
  costMicros: number | null
}

/** For all households together. */
export async function sumCallsSince(db: Db, moment: string): Promise<AiUsage> {
  const row = await db
    .selectFrom('ai_calls')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('calls'),
      eb.fn
        .sum<number | string | null>(eb.case().when('outcome', '=', 'ok').then(0).else(1).end())
        .as('failed'),
      eb.fn.sum<number | string | null>('tokens_in').as('tokensIn'),
      eb.fn.sum<number | string | null>('tokens_out').as('tokensOut'),
      eb.fn.sum<number | string | null>('cost_micros').as('costMicros'),
    ])
    .where('asked_at', '>=', moment)
    .executeTakeFirstOrThrow()
  return {
    calls: Number(row.calls),
    failed: Number(row.failed ?? 0),
    tokensIn: Number(row.tokensIn ?? 0),
    tokensOut: Number(row.tokensOut ?? 0),
    costMicros: row.costMicros === null ? null : Number(row.costMicros),
  }
}
