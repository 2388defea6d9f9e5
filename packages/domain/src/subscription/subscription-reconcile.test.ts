import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SUBSCRIPTION_STATUSES } from './subscription.ts'
import { expire, type ProviderInvoice, reconcile, type Standing } from './subscription-reconcile.ts'

const TODAY = '2026-12-01'
const standing = (given: Partial<Standing>): Standing => ({
  status: 'trial',
  paidThrough: null,
  nextChargeOn: '2026-12-01',
  pastDueSince: null,
  endsOn: null,
  ...given,
})
const invoice = (state: ProviderInvoice['state'], month = 12): ProviderInvoice => ({
  paymentId: `p${month}`,
  amountCents: 999,
  state,
  paidAt: state === 'paid' ? `2026-${month}-01T08:00:00.000Z` : null,
  dueOn: `2026-${month}-01`,
  periodFrom: `2026-${month}-01`,
  periodTo: `2026-${month}-30`,
})
const view = (...invoices: ProviderInvoice[]) => ({ invoices, nextChargeOn: '2027-01-01', isOver: false })

describe('looking at what the provider has', () => {
  it.each([
    ['a trial that was paid', 'trial', [invoice('paid')], 'active', '2026-12-30'],
    ['a trial whose card failed', 'trial', [invoice('failed')], 'past_due', null],
    ['a bill not tried yet', 'trial', [invoice('open')], 'trial', null],
    ['a free trial month of $0', 'trial', [{ ...invoice('paid'), amountCents: 0 }], 'trial', null],
    ['a renewal that failed', 'active', [invoice('failed'), invoice('paid', 11)], 'past_due', '2026-11-30'],
    ['a card that works again', 'past_due', [invoice('paid')], 'active', '2026-12-30'],
    ['a payment after it was cancelled', 'cancelled', [invoice('paid')], 'cancelled', '2026-12-30'],
    ['a payment after it ended', 'ended', [invoice('paid')], 'cancelled', '2026-12-30'],
    [
      'a payment after it ended, for a month that is over',
      'ended',
      [invoice('paid', 10)],
      'ended',
      '2026-10-30',
    ],
  ] as const)('%s', (_, status, invoices, expected, paidThrough) => {
    const settled = reconcile(standing({ status }), view(...invoices), TODAY)
    expect([settled.status, settled.paidThrough]).toEqual([expected, paidThrough])
    expect(settled.pastDueSince).toBe(expected === 'past_due' ? TODAY : null)
  })

  it('keeps the first day on which the card failed', () => {
    const settled = reconcile(
      standing({ status: 'past_due', pastDueSince: '2026-11-25' }),
      view(invoice('failed')),
      TODAY,
    )
    expect(settled.pastDueSince).toBe('2026-11-25')
  })

  it('a payment in progress during cancellation counts: its month runs to the end', () => {
    const settled = reconcile(
      standing({ status: 'cancelled', endsOn: '2026-12-05' }),
      view(invoice('paid')),
      TODAY,
    )
    expect(settled.endsOn).toBe('2026-12-30')
  })

  it('one that had ended when it was paid runs to the end of its month, and then ends for good', () => {
    const ended = standing({ status: 'ended', endsOn: '2026-12-01', nextChargeOn: null })
    const late = reconcile(ended, view(invoice('paid')), TODAY)
    expect(late).toMatchObject({ status: 'cancelled', endsOn: '2026-12-30', nextChargeOn: null })
    const over = expire(late, '2026-12-31')
    expect(reconcile(over, view(invoice('paid')), '2026-12-31')).toEqual(over)
  })

  it('one that the provider ended is over, except where it was cancelled and runs out by itself', () => {
    const over = { ...view(invoice('paid', 11)), isOver: true, nextChargeOn: null }
    expect(reconcile(standing({ status: 'active' }), over, TODAY)).toMatchObject({
      status: 'ended',
      endsOn: '2026-11-30',
    })
    expect(reconcile(standing({ status: 'cancelled', endsOn: '2026-12-31' }), over, TODAY).status).toBe(
      'cancelled',
    )
  })

  it('twice, or with the invoices in any order, gives the same result', () => {
    const states = fc.constantFrom('open', 'paid', 'failed')
    fc.assert(
      fc.property(
        fc.constantFrom(...SUBSCRIPTION_STATUSES),
        states,
        states,
        fc.boolean(),
        (status, first, second, isOver) => {
          const bills = [invoice(first, 11), invoice(second, 12)]
          const start = standing({ status })
          const once = reconcile(start, { ...view(...bills), isOver }, TODAY)
          expect(reconcile(once, { ...view(...bills), isOver }, TODAY)).toEqual(once)
          expect(reconcile(start, { ...view(...bills.toReversed()), isOver }, TODAY)).toEqual(once)
        },
      ),
    )
  })
})

describe('time alone', () => {
  it.each([
    ['on the last day of a cancelled month', { status: 'cancelled', endsOn: TODAY }, 'cancelled'],
    ['on the day after', { status: 'cancelled', endsOn: '2026-11-30' }, 'ended'],
    ['13 days after the card failed', { status: 'past_due', pastDueSince: '2026-11-18' }, 'past_due'],
    ['14 days after the card failed', { status: 'past_due', pastDueSince: '2026-11-17' }, 'ended'],
    ['in a paid month', { status: 'active', paidThrough: '2026-11-01' }, 'active'],
  ] as const)('%s', (_, given, status) => {
    expect(expire(standing(given), TODAY).status).toBe(status)
  })
})
