import { foodById } from '@pennyplate/catalog/foods/foods'
import { saidAmount } from '@pennyplate/domain/amounts/said-amount'
import { expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { saidInLine } from './said-in-line.ts'

it('what is left of one large can is no more than that can', () => {
  const food = foodById('baked-beans')
  const pack = planningContextOf(householdOf({}), '2026-11-22')
    .catalog.packagesOf('baked-beans')
    .find(({ amountText }) => amountText === '28 oz can')
  if (!food || !pack) throw new Error('no such can')
  const { saidIn } = saidInLine({
    food,
    cover: { lines: [{ pack, count: 1 }], costCents: pack.priceCents } as never,
  })
  expect(saidAmount(pack.edibleG * 0.8, saidIn)).toBe('three quarters of a can')
})

it.each([
  ['spinach', '8 oz bag', '4 oz'],
  ['spinach', '1 bunch', 'half a bunch'],
  ['tofu-firm', '14 oz', '7 oz'],
  ['flour-tortilla', '16 oz (10 ct)', '5'],
  ['tamales-beef', '18 oz (12 ct)', '9 oz'],
])('half of %s bought as %s is %s', (id, amountText, said) => {
  const food = foodById(id)
  const pack = planningContextOf(householdOf({}), '2026-11-22')
    .catalog.packagesOf(id)
    .find((one) => one.amountText === amountText)
  if (!food || !pack) throw new Error(`no ${id} in ${amountText}`)
  const { saidIn } = saidInLine({
    food,
    cover: { lines: [{ pack, count: 1 }], costCents: pack.priceCents } as never,
  })
  expect(saidAmount(pack.edibleG / 2, saidIn)).toBe(said)
})
