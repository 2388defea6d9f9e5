import { storedStatus } from '@pennyplate/domain/subscription/subscription'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { HouseholdId } from '../../database/ids.ts'
import type { Trx } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { findDocument, writeDocument } from '../../documents/documents.store.ts'
import {
  findSubscription,
  type NewSubscription,
  type Subscription,
  writeSubscription,
} from '../../payments/subscriptions.store.ts'

const KEY = 'subscriptionStatus'

type Change = (
  current: Subscription | undefined,
  trx: Trx,
) => NewSubscription | undefined | Promise<NewSubscription | undefined>

/**
 * The only way to change a subscription: under the household's lock, together with the subscriptionStatus document that
 * clients read. If `change` returns undefined, nothing changes. Returns the subscription as stored afterwards.
 */
export async function changeSubscription(
  deps: Deps,
  householdId: HouseholdId,
  change: Change,
): Promise<Subscription | undefined> {
  const { db, engine } = deps.database
  const gateway = deps.gateway.name
  const { after, revision } = await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, householdId)
    const before = await findSubscription(trx, householdId, gateway)
    const changed = await change(before, trx)
    if (!changed) return { after: before, revision: undefined }
    await writeSubscription(trx, householdId, changed)
    const revision =
      before?.status === changed.status ? undefined : await saveStatus(deps, trx, householdId, changed)
    return { after: await findSubscription(trx, householdId, gateway), revision }
  })
  if (revision !== undefined) deps.changes.afterCommit(householdId, { key: KEY, revision })
  return after
}

async function saveStatus(
  deps: Deps,
  trx: Trx,
  householdId: HouseholdId,
  { status }: NewSubscription,
): Promise<number | undefined> {
  const value = JSON.stringify(storedStatus(status))
  const current = await findDocument(trx, { householdId }, KEY)
  if (current?.value === value) return undefined
  const sizeBytes = Buffer.byteLength(value)
  const updatedAt = deps.now().toISOString()
  const revision = await writeDocument(trx, householdId, { key: KEY, value, sizeBytes, updatedAt })
  await deps.changes.announce(trx, householdId, { key: KEY, revision })
  return revision
}
