import { expect, it } from 'vitest'
import { packagesOf } from '../prices/packages.ts'
import { foodById } from './foods.ts'
import { KNOWN_SALTY, LESS_SALTY, SALT_TO_LEAVE_OUT } from './low-sodium.ts'

function known(id: string) {
  const food = foodById(id)
  if (!food) throw new Error(`no food ${id}`)
  return food
}

it.each([...LESS_SALTY])(
  '%s has a less salty kin that is sold and breaks no further rule: %s',
  (from, to) => {
    const salty = known(from)
    const less = known(to)
    const atMost = 0.75 * (salty.composition.sodiumMg ?? 0)
    expect(less.composition.sodiumMg ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(atMost)
    expect(packagesOf(to).length).toBeGreaterThan(0)
    for (const allergen of less.allergens) expect(salty.allergens).toContain(allergen)
    for (const trait of less.traits) expect(salty.traits).toContain(trait)
    expect(Object.keys(less.measures)).toEqual(expect.arrayContaining(['cup']))
  },
)

it('leaves out only salt', () => {
  for (const id of SALT_TO_LEAVE_OUT) expect(known(id).traits).toContain('salt')
})

it.each([...KNOWN_SALTY])('%s is salty', (id) => {
  expect(known(id).composition.sodiumMg ?? 0).toBeGreaterThan(200)
})
