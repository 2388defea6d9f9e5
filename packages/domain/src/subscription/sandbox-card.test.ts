import { describe, expect, it } from 'vitest'
import { makeSandboxToken, readSandboxToken, SANDBOX_CARDS, SANDBOX_CODE } from './sandbox-card.ts'

const typed = { number: '4111 1111 1111 1111', expiryMonth: 3, expiryYear: 2030 }

describe('a token of test mode', () => {
  it.each(SANDBOX_CARDS)('has the behavior of card $number, and never its number', (card) => {
    const made = makeSandboxToken({ ...typed, number: card.number }, 'n-1')
    if (!made.ok) throw new Error(made.reason)
    expect(made.token).not.toContain(card.number)
    expect(readSandboxToken(made.token)).toEqual({
      behavior: card.behavior,
      brand: card.brand,
      last4: card.number.slice(-4),
      expiryMonth: 3,
      expiryYear: 2030,
      isConfirmed: false,
    })
  })

  it('says that the extra code was given', () => {
    const made = makeSandboxToken({ ...typed, code: SANDBOX_CODE }, 'n-1')
    expect(made.ok && readSandboxToken(made.token)?.isConfirmed).toBe(true)
    expect(makeSandboxToken({ ...typed, code: '000000' }, 'n-1')).toEqual({ ok: false, reason: 'wrong_code' })
  })

  it('is never made from a real card number', () => {
    expect(makeSandboxToken({ ...typed, number: '4242424242424242' }, 'n-1')).toEqual({
      ok: false,
      reason: 'not_a_test_card',
    })
  })

  it.each([
    '',
    'cnon:card-nonce-ok',
    'sandbox:free:Visa:1111:032030:plain:n',
    'sandbox:accepted:Visa:1111:132030:plain:n',
  ])('is not read from %j', (token) => expect(readSandboxToken(token)).toBeUndefined())
})
