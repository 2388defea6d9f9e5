import { describe, expect, it } from 'vitest'
import { kinOf } from './dish-kin.ts'

describe('the kin of a dish', () => {
  it.each([
    ['Tomato soup with cheese melts', 'Tomato soup'],
    ['Ham and potato soup', 'Potato soup'],
    ['Boxed mac and cheese', 'Mac and cheese with hot dogs'],
    ['Chili dogs', 'Hot dogs'],
    ['Frito pie', 'White chicken chili'],
    ['Chicken nuggets', 'Popcorn chicken'],
    ['Baked chicken thighs', 'Crisp-skin chicken thighs in a skillet'],
    ['PB&J', 'Peanut butter banana wrap'],
    ['Tofu lo mein', 'Teriyaki tofu'],
    ['Spaghetti carbonara', 'Bacon and egg angel hair'],
    ['One-pot chicken and rice', 'Arroz con pollo'],
    ['Chicken broccoli rice casserole', 'Smothered chicken with rice'],
  ])('of %s and %s is one', (one, other) => {
    expect(kinOf(one)).toBeDefined()
    expect(kinOf(one)).toEqual(kinOf(other))
  })

  it.each([
    ['Baked ham', 'Hamburgers'],
    ['Chili dogs', 'Chili'],
    ['Tuna melt', 'Grilled cheese'],
    ['Chicken lo mein', 'Tofu lo mein'],
    ['Chicken fried rice', 'Chicken and rice bake'],
  ])('of %s and %s are two', (one, other) => {
    expect(kinOf(one)).not.toEqual(kinOf(other))
  })

  it('is unknown for most dishes', () => {
    expect(kinOf('Pot roast')).toBeUndefined()
  })
})
