import { PLATE_KINDS } from '@pennyplate/domain/recipe/plate-kind'
import { describe, expect, it } from 'vitest'
import table from '../../data/goes-well.json' with { type: 'json' }
import { fittingSides, isFood, LEAST_SIDES, refusedSides } from './fitting-sides.ts'
import { allRecipes } from './recipes.ts'
import { allSides, sideById } from './sides.ts'

const sidesOf = (id: string) => {
  const form = allRecipes().get(id)?.forms[0]
  const fitting = form && fittingSides(form)
  if (!fitting) throw new Error(`no sides of ${id}`)
  return fitting
}
const isVegetable = (id: string) => ['vegetable', 'salad'].includes(sideById(id)?.recipe.side?.role ?? '')

it('the table has every kind of dish, and existing sides', () => {
  expect(Object.keys(table.kinds).toSorted()).toEqual([...PLATE_KINDS].toSorted())
  const named = Object.values(table.kinds).flatMap((kind) => [
    ...kind.goesWell,
    ...kind.never,
    ...kind.keepsStarch,
  ])
  const known = allSides()
  expect(
    [...named, ...table.besideStarch, ...table.starchyVegetables].filter((id) => !known.has(id)),
  ).toEqual([])
})

describe('a second starch', () => {
  it.each([
    ['one-pot-chicken-and-rice', ['dinner-rolls', 'mashed-potatoes', 'white-rice', 'potato-salad']],
    ['baked-mac-and-cheese', ['dinner-rolls', 'baked-potato', 'garlic-bread']],
    ['spaghetti-with-marinara', ['baked-potato', 'dinner-rolls', 'bread-and-butter']],
    ['hamburgers', ['dinner-rolls', 'white-rice', 'toast']],
    ['shepherds-pie', ['biscuits', 'dinner-rolls']],
  ])('is refused beside %s: %j', (dish, refused) => {
    expect(sidesOf(dish).refuses).toEqual(expect.arrayContaining(refused))
  })

  it.each([
    ['spaghetti-with-marinara', 'garlic-bread'],
    ['hamburgers', 'french-fries'],
    ['chicken-noodle-soup', 'saltine-crackers'],
    ['beef-tacos', 'mexican-rice'],
    ['chili', 'cornbread'],
  ])('stays beside %s where the custom has it and the dish names it: %s', (dish, side) => {
    expect(sidesOf(dish).goesWith).toContain(side)
    expect(sidesOf(dish).refuses).not.toContain(side)
  })

  it('is creamed corn beside a dish that takes mashed potatoes or mac and cheese', () => {
    expect(sidesOf('fried-chicken').refuses).toContain('creamed-corn')
    expect(sidesOf('fried-chicken').refuses).not.toContain('mashed-potatoes')
  })

  it('is not named by a custom alone: crusty bread beside rice only where the dish names it', () => {
    const rice = { name: 'Shrimp jambalaya', servedAs: 'skillet', starch: 'rice' } as const
    expect(refusedSides(rice)).toContain('crusty-bread')
    expect(refusedSides(rice, ['crusty-bread'])).not.toContain('crusty-bread')
    expect(refusedSides(rice, ['yellow-rice'])).toContain('yellow-rice')
  })

  it('is none of beans, and of what remakes leftovers', () => {
    const { refuses } = sidesOf('beef-tacos')
    expect(refuses).not.toContain('refried-beans')
    expect(refuses).not.toContain('quesadillas-of-leftover-chicken')
  })
})

describe('what is thin alone', () => {
  it.each([
    'ramen-noodles',
    'grilled-cheese',
    'cheese-quesadilla',
    'chili-cheese-baked-potatoes',
    'bean-and-cheese-tacos',
  ])('has vegetables to choose from at dinner: %s', (dish) => {
    const { vegetableAt, goesWith } = sidesOf(dish)
    expect(vegetableAt).toContain('dinner')
    expect(goesWith.filter(isVegetable).length).toBeGreaterThanOrEqual(LEAST_SIDES)
  })
})

it('raw sticks stand beside a sandwich, never beside ramen', () => {
  expect(sidesOf('ramen-noodles').refuses).toEqual(
    expect.arrayContaining(['carrot-sticks', 'cucumber-slices']),
  )
  expect(sidesOf('ham-and-cheese-sandwich').refuses).not.toContain('carrot-sticks')
})

it('a dish with few sides of its own gets others of the table, no starch it does not want, and no dip counts', () => {
  const { goesWith } = sidesOf('cabbage-rolls')
  expect(goesWith.filter(isFood).length).toBeGreaterThanOrEqual(LEAST_SIDES)
  expect(goesWith.every((id) => sideById(id)?.recipe.side?.role !== 'bread')).toBe(true)
  expect(isFood('salsa')).toBe(false)
})

it('the word of a household about its own recipe counts alone', () => {
  const { refuses, goesWith } = sidesOf('tomato-soup')
  expect(refuses).toEqual([])
  expect(goesWith[0]).toBe('grilled-cheese-sandwich')
})
