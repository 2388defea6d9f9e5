import type { Done, PaymentGateway } from '../gateway.ts'
import { idempotencyKey, type SquareAccount, toDone, toFailure } from './square-account.ts'
import { cardRefusal } from './square-refusals.ts'
import { anyAnswer, cardAnswer, customerAnswer } from './square-shapes.ts'

/** Customers and their cards on file. */
export function squareCustomers({
  call,
}: SquareAccount): Pick<PaymentGateway, 'createCustomer' | 'keepCard'> {
  return {
    async createCustomer({ householdId, email }) {
      const body = { idempotency_key: idempotencyKey('customer', householdId, email), email_address: email }
      const answer = await call({ method: 'POST', path: '/v2/customers', body }, customerAnswer)
      return answer.ok ? { ok: true, customerId: answer.value.customer.id } : toFailure(answer)
    },

    async keepCard({ customerId, sourceId }) {
      const body = {
        idempotency_key: idempotencyKey('card', customerId, sourceId),
        source_id: sourceId,
        card: { customer_id: customerId },
      }
      const answer = await call({ method: 'POST', path: '/v2/cards', body }, cardAnswer)
      if (!answer.ok) return { ok: false, code: cardRefusal(answer) }
      const { id, card_brand: brand, last_4: last4, exp_month, exp_year } = answer.value.card
      return { ok: true, card: { id, brand, last4, expiryMonth: exp_month, expiryYear: exp_year } }
    },
  }
}

/** A refusal counts as done: what Square does not have any more needs no deleting. */
export async function deleteSquareCustomer(
  { call }: SquareAccount,
  { customerId, cardId }: { customerId: string; cardId: string | null },
): Promise<Done> {
  const disableCard = {
    method: 'POST',
    path: `/v2/cards/${encodeURIComponent(cardId ?? '')}/disable`,
  } as const
  const deleteCustomer = {
    method: 'DELETE',
    path: `/v2/customers/${encodeURIComponent(customerId)}`,
  } as const
  for (const request of cardId ? [disableCard, deleteCustomer] : [deleteCustomer]) {
    const answer = await call(request, anyAnswer)
    if (!answer.ok && answer.reason === 'unavailable') return toDone(answer)
  }
  return { ok: true }
}
