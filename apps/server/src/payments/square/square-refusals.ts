import type { CardRefusal } from '@pennyplate/contract/payments/payments'
import type { SquareAnswer } from './square-client.ts'

/** Square's error codes for cards. Any other code counts as a decline. */
const REFUSALS: Readonly<Record<string, CardRefusal>> = {
  CARD_EXPIRED: 'card_expired',
  INVALID_EXPIRATION: 'card_expired',
  INVALID_EXPIRATION_YEAR: 'card_expired',
  INVALID_EXPIRATION_DATE: 'card_expired',
  BAD_EXPIRATION: 'card_expired',
  CARD_DECLINED_VERIFICATION_REQUIRED: 'card_needs_more_input',
  ADDRESS_VERIFICATION_FAILURE: 'card_needs_more_input',
  CVV_FAILURE: 'card_needs_more_input',
  VERIFY_AVS_FAILURE: 'card_needs_more_input',
  VERIFY_CVV_FAILURE: 'card_needs_more_input',
  INVALID_POSTAL_CODE: 'card_needs_more_input',
  CARD_TOKEN_EXPIRED: 'card_invalid',
  CARD_TOKEN_USED: 'card_invalid',
  SOURCE_EXPIRED: 'card_invalid',
  SOURCE_USED: 'card_invalid',
  INVALID_CARD: 'card_invalid',
  INVALID_CARD_DATA: 'card_invalid',
  INVALID_ENCRYPTED_CARD: 'card_invalid',
  UNSUPPORTED_CARD_BRAND: 'card_invalid',
  NOT_FOUND: 'card_invalid',
}

/** Errors that are our or Square's problem, not the card's. */
const NOT_THE_CARD = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'ACCESS_TOKEN_EXPIRED', 'ACCESS_TOKEN_REVOKED'])

export function cardRefusal(answer: SquareAnswer<unknown> & { ok: false }): CardRefusal {
  if (answer.reason === 'unavailable') return 'provider_unavailable'
  const [code] = answer.codes
  if (code === undefined || NOT_THE_CARD.has(code)) return 'provider_unavailable'
  return REFUSALS[code] ?? 'card_declined'
}
