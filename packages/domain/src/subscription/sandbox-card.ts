/**
 * Test-mode cards. The form turns a test number into a token in the browser, so that even in test mode no card
 * number is sent; any other number is refused there.
 */

export const SANDBOX_CARDS = [
  { number: '4111111111111111', brand: 'Visa', behavior: 'accepted' },
  { number: '4000000000000002', brand: 'Visa', behavior: 'declined' },
  { number: '4000000000000069', brand: 'Visa', behavior: 'expired' },
  { number: '4000002500003155', brand: 'Visa', behavior: 'needs_more_input' },
  { number: '5105105105105100', brand: 'Mastercard', behavior: 'fails_when_charged' },
] as const

export type SandboxBehavior = (typeof SANDBOX_CARDS)[number]['behavior']

/** What the form asks for when a card needs more input. */
export const SANDBOX_CODE = '123456'

export type SandboxCard = Readonly<{
  behavior: SandboxBehavior
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  /** The extra code was given. */
  isConfirmed: boolean
}>

type Typed = { number: string; expiryMonth: number; expiryYear: number; code?: string | undefined }

export type SandboxToken =
  | { ok: true; token: string }
  | { ok: false; reason: 'not_a_test_card' | 'wrong_code' }

/** The nonce makes each token unique, like a provider's. */
export function makeSandboxToken(typed: Typed, nonce: string): SandboxToken {
  const digits = typed.number.replace(/\D/g, '')
  const card = SANDBOX_CARDS.find(({ number }) => number === digits)
  if (!card) return { ok: false, reason: 'not_a_test_card' }
  if (typed.code && typed.code.trim() !== SANDBOX_CODE) return { ok: false, reason: 'wrong_code' }
  const expiry = `${String(typed.expiryMonth).padStart(2, '0')}${typed.expiryYear}`
  const parts = [
    card.behavior,
    card.brand,
    digits.slice(-4),
    expiry,
    typed.code ? 'confirmed' : 'plain',
    nonce,
  ]
  return { ok: true, token: `sandbox:${parts.join(':')}` }
}

const TOKEN =
  /^sandbox:([a-z_]{1,30}):([A-Za-z]{1,20}):(\d{4}):(0[1-9]|1[0-2])(\d{4}):(confirmed|plain):[\w-]{1,64}$/

export function readSandboxToken(token: string): SandboxCard | undefined {
  const [, name, brand = '', last4 = '', month, year, confirmed] = TOKEN.exec(token) ?? []
  const behavior = SANDBOX_CARDS.find((card) => card.behavior === name)?.behavior
  if (!behavior) return undefined
  return {
    behavior,
    brand,
    last4,
    expiryMonth: Number(month),
    expiryYear: Number(year),
    isConfirmed: confirmed === 'confirmed',
  }
}
