import { createHash } from 'node:crypto'
import type { CardRefusal } from '@pennyplate/contract/payments/payments'
import { readSandboxToken, type SandboxCard } from '@pennyplate/domain/subscription/sandbox-card'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import type { KeptCard } from '../gateway.ts'

type Ask = { householdId: HouseholdId; sourceId: string; now: Date }
type Kept = { ok: true; card: KeptCard } | { ok: false; code: CardRefusal }

/** Accepts or refuses a test card, and stores an accepted one. */
export async function keepSandboxCard(db: Db, { householdId, sourceId, now }: Ask): Promise<Kept> {
  const card = readSandboxToken(sourceId)
  const refusal = card ? refusalOf(card, now) : 'card_invalid'
  if (!card || refusal) return { ok: false, code: refusal ?? 'card_invalid' }
  const { brand, last4, expiryMonth, expiryYear, behavior } = card
  // The same token always gives the same card.
  const id = `sandbox-card-${createHash('sha256').update(`${householdId} ${sourceId}`).digest('base64url').slice(0, 20)}`
  await db
    .insertInto('sandbox_cards')
    .values({ household_id: householdId, id, behaviour: behavior })
    .onConflict((conflict) => conflict.columns(['household_id', 'id']).doNothing())
    .execute()
  return { ok: true, card: { id, brand, last4, expiryMonth, expiryYear } }
}

function refusalOf(card: SandboxCard, now: Date): CardRefusal | undefined {
  const isPast = card.expiryYear * 12 + card.expiryMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  if (card.behavior === 'expired' || isPast) return 'card_expired'
  if (card.behavior === 'declined') return 'card_declined'
  if (card.behavior === 'needs_more_input' && !card.isConfirmed) return 'card_needs_more_input'
  return undefined
}
