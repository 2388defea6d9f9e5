import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Done, PaymentGateway } from '../gateway.ts'
import { keepSandboxCard } from './keep-sandbox-card.ts'
import {
  billNextMonth,
  changeSandboxSubscription,
  findSandboxSubscription,
  useSandboxCard,
  viewOf,
} from './sandbox.store.ts'

const BATCH = 200

type SandboxDeps = Pick<Deps, 'database' | 'now'>

/** The built-in provider of test mode: real invoices, renewals and refusals, but no money. */
export function createSandboxGateway({ database, now }: SandboxDeps): PaymentGateway {
  const { db } = database
  const done = (found: boolean): Done => (found ? { ok: true } : { ok: false, reason: 'refused' })
  return {
    name: 'sandbox',
    cardForm: { gateway: 'sandbox' },
    createCustomer: async ({ householdId }) => ({ ok: true, customerId: shortId('customer', householdId) }),
    keepCard: ({ householdId, sourceId }) => keepSandboxCard(db, { householdId, sourceId, now: now() }),
    async startSubscription({ householdId, cardId, priceCents, firstChargeOn, idempotencyKey }) {
      const subscriptionId = shortId('subscription', idempotencyKey)
      await db
        .insertInto('sandbox_subscriptions')
        .values({
          household_id: householdId,
          id: subscriptionId,
          card_id: cardId,
          price_cents: priceCents,
          first_charge_on: firstChargeOn,
          months_billed: 0,
          next_try_on: firstChargeOn,
          is_cancelled: 0,
        })
        .onConflict((conflict) => conflict.columns(['household_id', 'id']).doNothing())
        .execute()
      return { ok: true, subscriptionId }
    },
    async read(ref) {
      const found = await findSandboxSubscription(db, ref)
      return found ? { ok: true, view: await viewOf(db, found) } : { ok: false, reason: 'refused' }
    },
    changeCard: async (ref) => done(await useSandboxCard(db, ref)),
    changePrice: async (ref) =>
      done(await changeSandboxSubscription(db, ref, { price_cents: ref.priceCents })),
    cancel: async (ref) => done(await changeSandboxSubscription(db, ref, { is_cancelled: 1 })),
    resume: async (ref) => done(await changeSandboxSubscription(db, ref, { is_cancelled: 0 })),
    // Its records are in our database and are deleted with the account.
    deleteCustomer: async () => ({ ok: true }),
    readEvent: () => undefined,
    async chargeDue(today) {
      for (;;) {
        const due = await db
          .selectFrom('sandbox_subscriptions')
          .selectAll()
          .where('is_cancelled', '=', 0)
          .where('next_try_on', '<=', today)
          .limit(BATCH)
          .execute()
        for (const { household_id: householdId, id: subscriptionId } of due)
          await db.transaction().execute(async (trx) => {
            // Another server may have billed it meanwhile.
            const still = await findSandboxSubscription(trx, { householdId, subscriptionId })
            if (still?.next_try_on && still.next_try_on <= today && still.is_cancelled === 0)
              await billNextMonth(trx, still, today)
          })
        if (due.length < BATCH) return
      }
    },
  }
}

function shortId(kind: string, of: string): string {
  return `sandbox-${kind}-${createHash('sha256').update(of).digest('base64url').slice(0, 20)}`
}
