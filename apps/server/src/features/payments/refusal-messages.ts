import type { CardRefusal } from '@pennyplate/contract/payments/payments'

type Code = CardRefusal | 'no_subscription'

/** For clients that show `error`; our web app has its own sentence for each code. */
const MESSAGES: Readonly<Record<Code, string>> = {
  card_declined: 'Your card was declined. Nothing was charged. Try another card.',
  card_expired: 'This card has expired. Nothing was charged. Try another card.',
  card_needs_more_input: 'Your bank wants to know more about this card. Check its details and try again.',
  card_invalid: 'Payment validation failed. Please check your card details.',
  provider_unavailable: 'The payment provider cannot be reached. Nothing was charged. Please try again.',
  no_subscription: 'There is no subscription to change.',
}

export function refusal<C extends Code>(code: C): { success: false; code: C; error: string } {
  return { success: false, code, error: MESSAGES[code] }
}
