import type { CardRefusal } from '@pennyplate/contract/payments/payments'
import { isPremium } from '@pennyplate/domain/subscription/subscription'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { findSubscription } from '../../payments/subscriptions.store.ts'
import { changeSubscription } from './change-subscription.ts'
import { customerOf } from './customer-of.ts'
import { sendProviderUpdates } from './send-provider-updates.ts'

type Changed = { ok: true } | { ok: false; code: CardRefusal | 'no_subscription' }

export async function changeCard(deps: Deps, actor: Actor, sourceId: string): Promise<Changed> {
  const { householdId } = actor
  const current = await findSubscription(deps.database.db, householdId, deps.gateway.name)
  if (!current || !isPremium(current.status)) return { ok: false, code: 'no_subscription' }
  const customer = await customerOf(deps, actor)
  if (!customer.ok) return { ok: false, code: 'provider_unavailable' }
  const kept = await deps.gateway.keepCard({ householdId, customerId: customer.customerId, sourceId })
  if (!kept.ok) return kept
  await changeSubscription(deps, householdId, (now) =>
    now
      ? { ...now, card: kept.card, pendingProviderUpdates: [...now.pendingProviderUpdates, 'card'] }
      : undefined,
  )
  await sendProviderUpdates(deps, householdId)
  return { ok: true }
}
