import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { householdRules } from '../household/household-rules.ts'
import { householdShelf } from '../household/household-shelf.ts'
import { checkCart, fitPackages, isEdible } from './check-cart.ts'

const catalog = ownCatalog('72762')
const rulesFor = (profile: Readonly<Record<string, unknown>>) =>
  householdRules(household(profile).profile, catalog)
const first = (foodId: string, name: string) => {
  const pack = catalog.packagesOf(foodId).find((one) => one.name.includes(name))
  if (!pack) throw new Error(`no ${name}`)
  return { foodId, packageId: pack.id }
}

describe('the cart', () => {
  it.each([
    ['popcorn-caramel', 'Cracker Jack', { allergies: ['peanuts'] }, 'restriction:peanut'],
    ['popcorn-caramel', 'Cracker Jack', { allergies: ['sesame'] }, null],
    ['whole-wheat-bread', 'Great Value', { dietType: 'Gluten-Free' }, 'diet:gluten-free'],
    ['hot-dogs', 'Bar-S', { dietaryRestrictions: ['pork'] }, 'restriction:pork'],
    ['chili-beans-canned', "Bush's", { allergies: ['wheat'] }, 'restriction:wheat'],
  ])('%s, %s, judged for %o', (foodId, name, profile, by) => {
    const found = checkCart([first(foodId, name)], rulesFor(profile).foodRules, catalog)
    expect(found.map((one) => ('by' in one ? one.by : one.code))).toEqual(by === null ? [] : [by])
  })

  it('may not hold an unknown package', () => {
    const cart = [{ foodId: 'white-rice', packageId: 'a-sack-of-rice' }]
    expect(checkCart(cart, [], catalog)).toEqual([{ code: 'unknown-package', packageId: 'a-sack-of-rice' }])
  })
})

describe("the referee's own reading of labels", () => {
  const profiles = [
    'milk',
    'egg',
    'fish',
    'shellfish',
    'tree-nut',
    'peanut',
    'wheat',
    'soy',
    'sesame',
    'gluten',
    'pork',
  ]
    .map((restriction): Record<string, unknown> => ({ dietaryRestrictions: [restriction] }))
    .concat(['Vegan', 'Vegetarian', 'Paleo', 'Whole30', 'Carnivore'].map((dietType) => ({ dietType })))

  it.each(profiles)('agrees with the shelf of %o, package by package', (profile) => {
    const { foodRules } = rulesFor(profile)
    const shelf = householdShelf(catalog, { foodRules })
    for (const { id } of everyFood()) {
      const food = catalog.foodById(id)
      if (!food) throw new Error(id)
      const ours = fitPackages(food, catalog.packagesOf(id), foodRules).map((pack) => pack.id)
      // A rule the food itself breaks is judged with the dish.
      const theirs = shelf.packagesOf(id).map((pack) => pack.id)
      expect(
        theirs.filter((one) => !ours.includes(one)),
        id,
      ).toEqual([])
    }
  })

  it('treats a possible allergen in the pantry as an allergen', () => {
    const { foodRules } = rulesFor({ allergies: ['milk'] })
    expect(isEdible({ mayContain: ['milk'] }, foodRules)).toBe(false)
    expect(isEdible({ mayContain: ['egg'] }, foodRules)).toBe(true)
  })
})

function everyFood(): { id: string }[] {
  const ids = new Set(
    catalog.recipes.flatMap(({ forms }) => forms.flatMap((form) => [...form.gramsPerServing.keys()])),
  )
  return [...ids].map((id) => ({ id }))
}
