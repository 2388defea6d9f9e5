import { shoppingListDocument } from '@pennyplate/contract/documents/shopping-list'
import type { WholeGrains } from '@pennyplate/domain/profile/profile-options'
import { withLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import { placedLines, type ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { mealElsewhere } from '@pennyplate/domain/week/change-meals'
import { withMeals } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { buildShoppingList } from './build-shopping-list.ts'
import { reviseList } from './revise-list.ts'

const TODAY = '2026-11-22'
const household = householdOf({ adults: 2 }, { pantry: [{ name: 'White rice', quantity: '2 lb' }] })
const DISHES = [
  'Spaghetti and meatballs',
  'Beef tacos',
  'Tuna salad sandwich',
  'Grilled cheese',
  'Grandma’s pie',
]
type Plan = Parameters<typeof buildShoppingList>[0]['request']['plan']

const planOf = (dishes: readonly number[]): Plan => ({
  days: DAY_NAMES.map((day, index) => ({
    day,
    meals: { dinner: { name: DISHES[dishes[index] ?? 0] ?? '', estimatedCost: 2 } },
  })),
})
const listFor = (plan: Plan) =>
  shoppingListDocument.parse(
    buildShoppingList({ household, today: TODAY, request: { plan } }).shoppingList,
  ) as ShoppingList
const revise = (before: Plan, after: Plan, list: ShoppingList | null, checked: readonly number[] = []) =>
  reviseList({
    household,
    today: TODAY,
    request: {
      before,
      after,
      list,
      checked: list
        ? placedLines(list)
            .filter((_, at) => checked.includes(at))
            .map(({ address }) => address)
        : [],
    },
  })
const bare = (list: ShoppingList | null) =>
  (list?.sections ?? [])
    .flatMap(({ category, items }) =>
      items.map(({ name, quantity, estimatedPrice, acceptedG: _, usedIn: __ }) => [
        category,
        name,
        quantity,
        estimatedPrice,
      ]),
    )
    .toSorted()

const dishes = fc.array(fc.nat(DISHES.length - 1), { minLength: 7, maxLength: 7 })

describe('the list of a changed week', () => {
  it('of which nothing was bought is the list of the changed week, and the first one again when the change is taken back', () => {
    fc.assert(
      fc.property(dishes, dishes, (first, second) => {
        const [before, after] = [planOf(first), planOf(second)]
        const list = listFor(before)
        const changed = revise(before, after, list)
        expect(bare(changed)).toEqual(bare(listFor(after)))
        expect(bare(revise(after, before, changed))).toEqual(bare(list))
        expect(shoppingListDocument.safeParse(changed).success).toBe(true)
      }),
      { numRuns: rounds(5, 200) },
    )
  }, 60_000)

  it('follows a household that changes what of its bread is whole wheat', () => {
    const plan = planOf([2, 3])
    const breadOf = (list: ShoppingList | null) =>
      (list?.sections ?? [])
        .flatMap(({ items }) => items.flatMap(({ foodId }) => foodId ?? []))
        .filter((foodId) => foodId.endsWith('bread'))
    const change = (wholeGrains: WholeGrains, list: ShoppingList | null) =>
      reviseList({
        household: { ...household, profile: { ...household.profile, wholeGrains } },
        today: TODAY,
        request: { before: plan, after: plan, list, checked: [] },
      })
    const half = listFor(plan)
    expect(breadOf(half)).toEqual(['whole-wheat-bread'])
    const none = change('No', half)
    expect(breadOf(none)).toEqual(['white-bread'])
    expect(breadOf(change('Fine with us', none))).toEqual(['whole-wheat-bread'])
  })

  it('buys nothing again that was bought, and covers what the changed week needs', () => {
    fc.assert(
      fc.property(dishes, dishes, fc.uniqueArray(fc.nat(40)), (first, second, checked) => {
        const [before, after] = [planOf(first), planOf(second)]
        const list = listFor(before)
        const bought = placedLines(list)
          .filter((_, at) => checked.includes(at))
          .map(({ line }) => line)
        const lines = placedLines(revise(before, after, list, checked) ?? { sections: [] }).map(
          ({ line }) => line,
        )
        for (const line of bought)
          expect(lines).toContainEqual(expect.objectContaining({ name: line.name, packages: line.packages }))
        for (const { line } of placedLines(listFor(after))) {
          const packed = lines
            .filter(({ foodId, name }) => foodId === line.foodId && name === line.name)
            .flatMap(({ packages = [] }) => packages)
            .reduce((sum, { count, edibleG }) => sum + count * edibleG, 0)
          expect(packed).toBeGreaterThanOrEqual((line.needG ?? 0) - (line.pantryG ?? 0))
        }
      }),
      { numRuns: rounds(5, 200) },
    )
  }, 60_000)

  it('says which packages are spare, and says it no longer when they are needed again', () => {
    const before = planOf([0, 0, 0, 0, 0, 0, 0])
    const after = DAY_NAMES.reduce(
      (plan, _, day) => withMeals(plan, [{ day, slot: 'dinner' }], mealElsewhere('skip')) as Plan,
      before,
    )
    const list = listFor(before)
    const everything = placedLines(list).map((_, at) => at)
    const changed = revise(before, after, list, everything)
    const spare = (one: ShoppingList | null) =>
      (one ? placedLines(one) : []).map(({ line }) => line.spare ?? 0)
    expect(spare(changed).every((count) => count > 0)).toBe(true)
    expect(spare(revise(after, before, changed, everything)).every((count) => count === 0)).toBe(true)
  })

  it('leaves a line alone that a person took off, and marks what is new or more', () => {
    const [before, after] = [planOf([0, 1, 1, 1, 1, 1, 1]), planOf([0, 0, 1, 1, 1, 1, 1])]
    const list = listFor(before)
    const [first] = list.sections[0]?.items ?? []
    const without = {
      ...list,
      sections: list.sections.map(({ items, ...rest }) => ({
        ...rest,
        items: items.filter((line) => line !== first),
      })),
    }
    const same = revise(before, before, without)
    expect(bare(same)).toEqual(bare(without))
    const names = new Set(placedLines(list).map(({ line }) => line.name))
    for (const { line } of placedLines(revise(before, after, list) ?? { sections: [] }))
      expect([line.name, line.acceptedG === 0]).toEqual([line.name, !names.has(line.name)])
  })

  it('leaves what a person typed, whatever becomes of the same food in the meals', () => {
    const [tacos, none] = [planOf([0, 1, 1, 3, 3, 3, 3]), planOf([3, 3, 3, 3, 3, 3, 3])]
    const more = planOf([0, 1, 1, 1, 1, 1, 1])
    const typed = {
      name: 'Ground beef',
      foodId: 'ground-beef-80',
      quantity: 1,
      unit: '1 lb',
      needG: 0,
      usedIn: [],
    }
    const list = withLine(listFor(tacos), 'Meat', typed)
    const isThere = (one: ShoppingList | null) =>
      (one ? placedLines(one) : []).some(({ line }) => line.needG === 0 && line.foodId === typed.foodId)
    expect(isThere(list)).toBe(true)
    for (const after of [none, more]) {
      const changed = revise(tacos, after, list)
      expect(isThere(changed)).toBe(true)
      expect(isThere(revise(after, tacos, changed))).toBe(true)
    }
  })

  describe('on Friday', () => {
    const FRIDAY = '2026-11-27'
    const [before, after] = [planOf([0, 0, 0, 3, 1, 1, 1]), planOf([0, 0, 0, 3, 1, 1, 2])]
    const onFriday = (changed: typeof household, plans: { before: Plan; after: Plan }, list: ShoppingList) =>
      reviseList({ household: changed, today: FRIDAY, request: { ...plans, list, checked: [] } }) ??
      expect.fail('no list')
    const foodsOn = (list: ShoppingList) => placedLines(list).map(({ line }) => line.foodId ?? '')

    it('buys nothing new for days that are over, whatever is changed next', () => {
      const celiac = householdOf({ adults: 2, dietaryRestrictions: ['celiac'] })
      const first = onFriday(celiac, { before, after }, listFor(before))
      const second = onFriday(celiac, { before: after, after: before }, first)
      for (const foods of [foodsOn(first), foodsOn(second)]) {
        expect(foods).not.toContain('spaghetti')
        expect(foods.filter((food) => /^gluten-free-(?:pasta|spaghetti)/.test(food))).toEqual([])
      }
      expect(foodsOn(first).filter((food) => food.startsWith('gluten-free-bread'))).toHaveLength(1)
      expect(foodsOn(second).filter((food) => food.startsWith('gluten-free-bread'))).toEqual([])
    })

    it('keeps what is still on the list for days that are over', () => {
      const list = listFor(before)
      const changed = onFriday(household, { before, after }, list)
      expect(bare(changed)).toEqual(bare(listFor(after)))
    })
  })
})
