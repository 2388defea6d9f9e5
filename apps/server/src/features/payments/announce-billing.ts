import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { insertNotices } from '../../notices/notices.store.ts'
import { findSubscription } from '../../payments/subscriptions.store.ts'
import { notifyFirstCharge } from './start-subscription.ts'

const BATCH = 500

/** Notifies the owner of a trial that began in the beta of the day and price of the first charge. */
export async function notifyTrial(deps: Deps, householdId: HouseholdId): Promise<void> {
  await deps.database.db.transaction().execute(async (trx) => {
    const found = await findSubscription(trx, householdId, deps.gateway.name)
    if (found?.status === 'trial' && found.gatewaySubscriptionId === null)
      await notifyFirstCharge(deps, trx, householdId, found)
  })
}

/** Notifies everybody else with an account from before the start that billing starts and that they are not charged. */
export async function announceBilling(deps: Deps, startsOn: string): Promise<void> {
  const { db } = deps.database
  const id = `billing_starts:${startsOn}#1`
  const params = { kind: 'billing_starts', startsOn, priceCents: deps.premiumPriceCents } as const
  const beforeStart = deps.database.engine === 'postgres' ? new Date(startsOn) : startsOn
  for (;;) {
    const users = await db
      .selectFrom('user')
      .select('id')
      .where('createdAt', '<', beforeStart)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notices')
              .select('notices.id')
              .whereRef('notices.user_id', '=', 'user.id')
              .where((eb) => eb.or([eb('notices.id', '=', id), eb('notices.kind', '=', 'first_charge')])),
          ),
        ),
      )
      .limit(BATCH)
      .execute()
    const now = deps.now().toISOString()
    await insertNotices(
      db,
      users.map(({ id: userId }) => ({ userId, householdId: '' })),
      { id, params, now },
    )
    if (users.length < BATCH) return
  }
}
