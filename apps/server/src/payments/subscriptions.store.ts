import { SUBSCRIPTION_STATUSES } from '@pennyplate/domain/subscription/subscription'
import { z } from 'zod'
import type { HouseholdId } from '../database/ids.ts'
import type { SubscriptionTable } from '../database/payments-schema.ts'
import type { Db, Trx } from '../database/schema.ts'
import { readStoredJson } from '../json.ts'

const PROVIDER_UPDATES = ['card', 'price', 'ending'] as const
/** What changed here and is not at the provider yet. */
export type ProviderUpdate = (typeof PROVIDER_UPDATES)[number]

const storedCard = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
})

const storedStatus = z.enum(SUBSCRIPTION_STATUSES)

export type Subscription = ReturnType<typeof fromRow>
export type NewSubscription = Omit<Subscription, 'householdId' | 'revision'>

export async function findSubscription(
  db: Db | Trx,
  householdId: HouseholdId,
  gateway: string,
): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('household_id', '=', householdId)
    // A subscription from another gateway, such as test mode, does not count.
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return row && fromRow(row)
}

export async function findHouseholdOfSubscription(
  db: Db,
  gateway: string,
  gatewaySubscriptionId: string,
): Promise<HouseholdId | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('household_id')
    .where('gateway_subscription_id', '=', gatewaySubscriptionId)
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return row?.household_id
}

/** One row per household: the primary key makes a second subscription impossible. */
export async function writeSubscription(
  trx: Trx,
  householdId: HouseholdId,
  subscription: NewSubscription,
): Promise<void> {
  const columns = toColumns(subscription)
  await trx
    .insertInto('subscriptions')
    .values({ household_id: householdId, ...columns, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('household_id')
        .doUpdateSet((eb) => ({ ...columns, revision: eb('subscriptions.revision', '+', 1) })),
    )
    .execute()
}

export type Waiting = 'providerUpdates' | 'unscheduled' | 'scheduled' | 'expiring' | 'otherPrice'

/** One page of the households whose subscription is due for a kind of work. */
export async function findHouseholds(
  db: Db,
  gateway: string,
  waiting: Waiting,
  page: { after: HouseholdId; limit: number; today: string; triedBefore: string; priceCents: number },
): Promise<HouseholdId[]> {
  const running = db
    .selectFrom('subscriptions')
    .select('household_id')
    .where('gateway', '=', gateway)
    .where('household_id', '>', page.after)
    .orderBy('household_id')
    .limit(page.limit)
  const query = {
    providerUpdates: running.where('untold', '!=', '').where('gateway_subscription_id', 'is not', null),
    unscheduled: running
      .where('gateway_subscription_id', 'is', null)
      .where((eb) => eb.or([eb('status', '=', 'trial'), eb('first_charge_on', 'is not', null)]))
      .where((eb) => eb.or([eb('settled_at', 'is', null), eb('settled_at', '<', page.triedBefore)])),
    scheduled: running.where((eb) =>
      eb.or([
        eb.and([
          eb('gateway_subscription_id', 'is not', null),
          eb('status', 'in', ['trial', 'active', 'past_due']),
        ]),
        eb.and([eb('gateway_subscription_id', 'is', null), eb('first_charge_on', 'is not', null)]),
      ]),
    ),
    otherPrice: running
      .where('status', 'in', ['trial', 'active', 'past_due'])
      .where('price_cents', '!=', page.priceCents),
    expiring: running.where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'cancelled'), eb('ends_on', '<', page.today)]),
        eb.and([eb('status', '=', 'past_due'), eb('past_due_since', '<', page.today)]),
      ]),
    ),
  }[waiting]
  return (await query.execute()).map(({ household_id }) => household_id)
}

/**
 * Subscriptions whose charge is due or failed, at most once an hour; and stopped ones, once the provider knows about it,
 * because it may have charged just before.
 */
export async function findUnreconciled(
  db: Db,
  gateway: string,
  when: { after: HouseholdId; today: string; reconciledBefore: string; limit: number },
): Promise<HouseholdId[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('household_id')
    .where('gateway', '=', gateway)
    .where('household_id', '>', when.after)
    .where('gateway_subscription_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('status', 'in', ['trial', 'active', 'past_due']),
          eb.or([eb('next_charge_on', '<=', when.today), eb('status', '=', 'past_due')]),
          eb.or([eb('settled_at', 'is', null), eb('settled_at', '<', when.reconciledBefore)]),
        ]),
        eb.and([
          eb('status', 'in', ['cancelled', 'ended']),
          eb('settled_at', 'is', null),
          eb('untold', '=', ''),
        ]),
      ]),
    )
    .orderBy('household_id')
    .limit(when.limit)
    .execute()
  return rows.map(({ household_id }) => household_id)
}

function fromRow(row: SubscriptionTable) {
  return {
    householdId: row.household_id,
    gateway: row.gateway,
    generation: row.generation,
    sessionId: row.session_id,
    providerKey: row.provider_key,
    status: storedStatus.parse(row.status),
    startedAt: row.started_at,
    priceCents: row.price_cents,
    card: readStoredJson(storedCard, row.card_json),
    gatewaySubscriptionId: row.gateway_subscription_id,
    scheduleTries: row.arm_tries,
    firstChargeOn: row.first_charge_on,
    paidThrough: row.paid_through,
    nextChargeOn: row.next_charge_on,
    endsOn: row.ends_on,
    pastDueSince: row.past_due_since,
    pendingProviderUpdates: PROVIDER_UPDATES.filter((name) => row.untold.split(',').includes(name)),
    revision: row.revision,
    reconciledAt: row.settled_at,
  }
}

function toColumns(subscription: NewSubscription): Omit<SubscriptionTable, 'household_id' | 'revision'> {
  return {
    gateway: subscription.gateway,
    generation: subscription.generation,
    session_id: subscription.sessionId,
    provider_key: subscription.providerKey,
    status: subscription.status,
    started_at: subscription.startedAt,
    price_cents: subscription.priceCents,
    card_json: JSON.stringify(subscription.card),
    gateway_subscription_id: subscription.gatewaySubscriptionId,
    arm_tries: subscription.scheduleTries,
    first_charge_on: subscription.firstChargeOn,
    paid_through: subscription.paidThrough,
    next_charge_on: subscription.nextChargeOn,
    ends_on: subscription.endsOn,
    past_due_since: subscription.pastDueSince,
    untold: subscription.pendingProviderUpdates.join(','),
    settled_at: subscription.reconciledAt,
  }
}
