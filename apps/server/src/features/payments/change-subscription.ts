import { storedStatus } from '@pennyplate/domain/subscription/subscription'
import type { Trx } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { findDocument, lockHousehold, writeDocument } from '../../documents/documents.store.ts'
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
  userId: string,
  change: Change,
): Promise<Subscription | undefined> {
  const { db, engine } = deps.database
  const gateway = deps.gateway.name
  const { after, revision } = await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, userId)
    const before = await findSubscription(trx, userId, gateway)
    const changed = await change(before, trx)
    if (!changed) return { after: before, revision: undefined }
    await writeSubscription(trx, userId, changed)
    const revision =
      before?.status === changed.status ? undefined : await saveStatus(deps, trx, userId, changed)
    return { after: await findSubscription(trx, userId, gateway), revision }
  })
  if (revision !== undefined) deps.changes.afterCommit(userId, { key: KEY, revision })
  return after
}

async function saveStatus(
  deps: Deps,
  trx: Trx,
  userId: string,
  { status }: NewSubscription,
): Promise<number | undefined> {
  const value = JSON.stringify(storedStatus(status))
  const current = await findDocument(trx, userId, KEY)
  if (current?.value === value) return undefined
  const sizeBytes = Buffer.byteLength(value)
  const updatedAt = deps.now().toISOString()
  const revision = await writeDocument(trx, userId, { key: KEY, value, sizeBytes, updatedAt })
  await deps.changes.announce(trx, userId, { key: KEY, revision })
  return revision
}
