import { describe, expect, it } from 'vitest'
import { type KnownPlate, plateKindOf, starchInName } from './plate-kind.ts'

describe('the kind of a dish, by which its sides are chosen,', () => {
  it.each<readonly [KnownPlate, string]>([
    [{ name: 'Ramen with egg', servedAs: 'soup', starch: 'pasta' }, 'noodles in broth'],
    [{ name: 'Chicken noodle soup', servedAs: 'soup', starch: 'pasta' }, 'soup'],
    [{ name: 'Tomato soup and grilled cheese', servedAs: 'soup' }, 'soup'],
    [{ name: 'Grilled cheese', servedAs: 'sandwich', starch: 'bread' }, 'toasted cheese'],
    [
      { name: 'Chili cheese baked potatoes', servedAs: 'leftovers-remake', starch: 'potato' },
      'loaded potatoes',
    ],
    [{ name: 'Pot roast and baked potatoes', servedAs: 'roast', starch: 'potato' }, 'one pot'],
    [{ name: 'Chili dogs', servedAs: 'hot-dog', starch: 'bread' }, 'bun'],
    [{ name: 'Pulled pork sandwiches', servedAs: 'sandwich', starch: 'bread' }, 'barbecue'],
    [{ name: 'Beef tacos' }, 'tex-mex'],
    [
      { name: 'Spanish rice with ground beef', servedAs: 'skillet', cuisines: ['Mexican'], starch: 'rice' },
      'tex-mex',
    ],
    [{ name: 'Chicken lo mein', servedAs: 'stir-fry', cuisines: ['Asian'], starch: 'pasta' }, 'asian'],
    [{ name: 'Lasagna', servedAs: 'casserole', cuisines: ['Italian'], starch: 'pasta' }, 'pasta'],
    [
      { name: 'Pork chops and rice bake', servedAs: 'casserole', cuisines: ['American'], starch: 'rice' },
      'one pot',
    ],
    [{ name: 'Meatloaf', servedAs: 'meatloaf', cuisines: ['American'] }, 'supper'],
    [{ name: 'Pancakes and scrambled eggs', servedAs: 'pancakes' }, 'breakfast'],
  ])('of %o is %s', (dish, kind) => {
    expect(plateKindOf(dish)).toBe(kind)
  })
})

describe('the starch in the name of a typed dish', () => {
  it.each([
    ['Chicken fried rice', 'rice'],
    ['Lasagna', 'pasta'],
    ['Sausage and potatoes', 'potato'],
    ['Turkey sandwich', 'bread'],
    ['Baked salmon', undefined],
    ['Rice vinegar slaw', undefined],
  ])('%s: %s', (name, starch) => {
    expect(starchInName(name)).toBe(starch)
  })
})
