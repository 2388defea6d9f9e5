import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { householdRules } from './household-rules.ts'
import { householdShelf } from './household-shelf.ts'
import { pantryStock, usablePantry } from './pantry-stock.ts'

const catalog = ownCatalog('72762')
const week = { firstDay: '2026-11-22', lastDay: '2026-11-28' }
const rulesFor = (profile: Readonly<Record<string, unknown>>) =>
  householdRules(household(profile).profile, catalog)
const shelfFor = (profile: Readonly<Record<string, unknown>>) => householdShelf(catalog, rulesFor(profile))

describe('the shelf of a household', () => {
  it.each([
    ['Cracker Jack', 'popcorn-caramel', 'peanut'],
    ['White Cheddar', 'rice-cakes', 'milk'],
    ['White Cheddar', 'popcorn-popped', 'milk'],
    ['Butterbread', 'white-bread', 'milk'],
    ['Tofu Shirataki', 'shirataki-noodles', 'soy'],
    ['Sesame', 'hamburger-buns', 'sesame'],
    ['21 Whole Grains', 'multigrain-bread', 'sesame'],
    ['Thomas', 'english-muffins', 'milk'],
    ['Nut-Thins', 'gluten-free-crackers', 'tree-nut'],
    ['Miyoko', 'vegan-butter', 'tree-nut'],
    ['Bar-S', 'hot-dogs', 'pork'],
  ])('has no %s among %s for a household without %s', (name, foodId, restriction) => {
    const names = shelfFor({ dietaryRestrictions: [restriction] })
      .packagesOf(foodId)
      .map((pack) => pack.name)
    expect(catalog.packagesOf(foodId).some((pack) => pack.name.includes(name))).toBe(true)
    expect(names.filter((one) => one.includes(name))).toEqual([])
  })

  it('forbids a food whose packages are all forbidden, by the rule they break', () => {
    expect(shelfFor({ allergies: ['sesame'] }).packagesOf('multigrain-bread')).toEqual([])
    const rules = rulesFor({ allergies: ['sesame'] }).foodRules
    expect(rules.find(({ foods }) => foods?.includes('multigrain-bread'))?.id).toBe('restriction:sesame')
    expect(rulesFor({ allergies: ['fish'] }).foodRules.flatMap(({ foods = [] }) => foods)).toEqual([])
  })

  it('prices the week', () => {
    const priced = (allergies: string[]) =>
      buildProblem(household({ allergies, mealTypes: ['Breakfast'] }), catalog).problem.foods.find(
        ({ id }) => id === 'english-muffins',
      )?.packages ?? []
    expect(priced(['milk']).length).toBeLessThan(priced(['fish']).length)
    expect(priced(['milk']).length).toBeGreaterThan(0)
  })
})

it('three quarters of a can at home are enough for three quarters of a can, whatever was rounded', () => {
  const beans = { name: 'Vegetarian refried beans', quantity: '12 oz', foodId: 'refried-beans-vegetarian' }
  const canG = catalog.foodById(beans.foodId)?.measures.can ?? Number.NaN
  expect(pantryStock([beans], catalog, week, []).get(beans.foodId)?.grams).toBeGreaterThanOrEqual(0.75 * canG)
})

describe('a scanned product at home', () => {
  const yogurt = { name: 'Coconut milk yogurt', quantity: '24 oz', allergens: ['tree-nut'] } as const

  it.each([
    ['counts if the household may eat it', ['milk'], 1],
    ['does not count if the household may not eat it', ['tree nuts'], 0],
  ])('%s', (_, allergies, lines) => {
    const usable = usablePantry([yogurt], rulesFor({ allergies }).foodRules)
    expect(pantryStock(usable, catalog, week, []).size).toBe(lines)
  })

  it('counts as the food it was found to be, whatever its name says', () => {
    const lasagne = { name: 'Rolled Flat Lasagne', quantity: '1 item', foodId: 'lasagna-noodles' }
    expect(pantryStock([lasagne], catalog, week, []).has('lasagna-noodles')).toBe(true)
    expect(pantryStock([{ ...lasagne, foodId: null }], catalog, week, []).has('lasagna-noodles')).toBe(false)
  })

  it.each([
    ['and its label does not say: it does not count', {}, false],
    ['as its label says: it counts', { traits: ['pork', 'meat', 'red-meat', 'processed-meat'] }, true],
  ] as const)('whose name has bacon in it, %s', (_, label, counts) => {
    const broth = { name: 'Chicken broth with bacon', quantity: '1 can', foodId: 'chicken-broth', ...label }
    expect(pantryStock([broth], catalog, week, []).has('chicken-broth')).toBe(counts)
  })
})
