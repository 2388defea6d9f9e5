import { foodById } from '@pennyplate/catalog/foods/foods'
import { shoppingListDocument } from '@pennyplate/contract/documents/shopping-list'
import { foodsOfStaples, STAPLES } from '@pennyplate/domain/food/staples'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { planFor } from '../plan/plan-week.ts'
import { buildShoppingList } from './build-shopping-list.ts'

const TODAY = '2026-11-22'
const PANCAKES = {
  name: 'Flour and oil',
  ingredients: ['2 cups flour', '2 tbsp vegetable oil', '2 eggs'],
  servings: 2,
}
const plan = {
  days: DAY_NAMES.map((day, at) => ({ day, meals: { dinner: at < 2 ? PANCAKES : undefined, snacks: [] } })),
  weekStartDate: TODAY,
}

function listFor(profile: Readonly<Record<string, unknown>>) {
  return buildShoppingList({ household: householdOf(profile), today: TODAY, request: { plan } })
}
const namesOf = ({ shoppingList }: ReturnType<typeof listFor>) =>
  shoppingList.sections.flatMap(({ items }) => items.map(({ name }) => name))

describe('a list for a household with staples', () => {
  it('does not buy them, says that they are always there, and claims no saving for them', () => {
    const all = listFor({})
    const list = listFor({ alwaysHave: ['flour', 'vegetable-oil'] })
    expect(namesOf(all)).toEqual(expect.arrayContaining(['All-purpose flour', 'Vegetable oil', 'Large eggs']))
    expect(namesOf(list)).toEqual(['Large eggs'])
    expect(list.report.totalCents).toBeLessThan(all.report.totalCents)
    expect(list.report.pantryCents).toBe(0)
    expect(list.report.fromPantry.map(({ foodId, isStaple }) => [foodId, isStaple])).toEqual([
      ['all-purpose-flour', true],
      ['vegetable-oil', true],
    ])
    const { shoppingList, report } = list
    expect(shoppingListDocument.parse({ ...shoppingList, report })).toMatchObject({
      report: { fromPantry: [{ isStaple: true }, { isStaple: true }] },
    })
  })

  it('buys one package of a staple that runs out, whether or not a meal needs it', () => {
    const since = '2026-11-21T18:00:00.000Z'
    const runningOut = ['flour', 'salt', 'moon-dust'].map((id) => ({ id, since }))
    // The documents are read so that what runs out is no longer said to be at home.
    const list = listFor({ alwaysHave: ['vegetable-oil'], runningOut })
    const plain = listFor({ alwaysHave: ['vegetable-oil', 'salt'] })
    expect(namesOf(list)).toEqual(expect.arrayContaining(['All-purpose flour', 'Table salt', 'Large eggs']))
    expect(namesOf(list).filter((name) => name === 'All-purpose flour')).toHaveLength(1)
    const salt = list.shoppingList.sections
      .flatMap(({ items }) => items)
      .find(({ name }) => name === 'Table salt')
    expect(salt).toMatchObject({ quantity: 1, needG: 0, usedIn: [] })
    const cents = Math.round(100 * (salt?.estimatedPrice ?? 0))
    expect(cents).toBeGreaterThan(0)
    expect(list.report.totalCents).toBe(plain.report.totalCents + cents)
    expect(list.report.wasteCents).toBe(plain.report.wasteCents)
  })
})

describe('the first week', () => {
  const planned = (alwaysHave: string[]) => {
    const context = planningContextOf(householdOf({ weeklyBudget: 120, alwaysHave }), TODAY)
    const hooks = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }
    const { outcome } = planFor(context, { seed: 1 }, hooks, { iterations: 200, prove: false })
    if (outcome.event !== 'done') throw new Error(outcome.event)
    return outcome.data.report
  }
  it('says what of it stocks the pantry, which staples do not', () => {
    const all = STAPLES.map(({ id }) => id)
    const [bare, stocked] = [planned([]), planned(all)]
    const staples = new Set([...foodsOfStaples(all)].map((id) => foodById(id)?.name))
    const staplesIn = ({ stocks = [] }: typeof bare) => stocks.filter(({ name }) => staples.has(name))
    const centsOf = ({ stocks = [] }: typeof bare) => stocks.reduce((sum, { cents }) => sum + cents, 0)
    expect(bare.alwaysHave).toEqual([])
    expect(stocked.alwaysHave).toContain('salt')
    expect(staplesIn(bare)).not.toEqual([])
    expect(staplesIn(stocked)).toEqual([])
    expect(centsOf(bare)).toBeGreaterThan(0)
    expect(centsOf(bare)).toBeLessThan(bare.totalCents)
  })
})
