import { expect, test } from 'vitest'
import { allRecipes } from '../recipes/recipes.ts'
import { dishFacts } from './dish/dish.ts'
import { pictureOf } from './dish/picture-of.ts'

const formOf = (id: string) => {
  const dish = allRecipes().get(id)
  if (!dish) throw new Error(`There is no dish ${id}.`)
  return dish.forms[0]
}
const servingOf = (id: string) => pictureOf(formOf(id)).serving
const motifOf = (id: string) => {
  const serving = servingOf(id)
  return serving.ware === 'plate' ? serving.main.motif : serving.ware
}

test.each([
  ['ranch-chicken', 'thighs'],
  ['jerk-chicken', 'thighs'],
  ['slow-cooker-turkey-thighs', 'thighs'],
  ['cream-cheese-ranch-chicken', 'shreddedMeat'],
  ['salsa-chicken', 'shreddedMeat'],
  ['mississippi-pot-roast', 'shreddedMeat'],
  ['pork-and-sauerkraut', 'shreddedMeat'],
  ['slow-cooker-pork-ragu-over-zucchini', 'shreddedMeat'],
  ['overnight-pork-with-apples-and-sweet-potatoes', 'shreddedMeat'],
  ['pot-roast', 'potRoast'],
  ['pot-roast-and-mashed-potatoes', 'potRoast'],
])('the meat of %s lies on its plate as %s: in shreds only where its steps pull it', (id, motif) => {
  expect(motifOf(id)).toBe(motif)
})

test.each([['ham-and-beans-with-cornbread'], ['pinto-beans-and-cornbread']])(
  '%s is a bowl of beans in their broth, its cornbread beside it',
  (id) => {
    const serving = servingOf(id)
    expect(serving).toMatchObject({ ware: 'bowl', beside: [{ motif: 'cornbread', kinds: ['cornbread'] }] })
    if (serving.ware !== 'bowl') return
    expect(serving.pieces).toContain('pinto-bean')
    expect(serving.pieces).not.toContain('egg')
    // The milk is in the cornbread.
    expect(serving.fill).toBe('brown-broth')
  },
)

test('beans from a pot that are eaten over a grain lie on it', () => {
  expect(servingOf('slow-cooker-lemon-chickpeas')).toMatchObject({ ware: 'heaped-bowl', bed: 'rice' })
  expect(servingOf('slow-cooker-collards-and-butter-beans')).toMatchObject({
    ware: 'heaped-bowl',
    bed: 'grits',
  })
})

test('a pan of meat in soy lies in its glaze, not in a broth', () => {
  expect(servingOf('teriyaki-chicken')).toMatchObject({ fill: 'soy-glaze', texture: 'smooth', coat: 'soy' })
  expect(servingOf('orange-chicken')).toMatchObject({ fill: 'orange-glaze', texture: 'smooth' })
})

test('ranch and herbs fleck meat with green, jerk with red', () => {
  expect(servingOf('ranch-chicken')).toMatchObject({ main: { looks: ['herbed'] } })
  expect(servingOf('jerk-chicken')).toMatchObject({ main: { looks: ['spiced'] } })
})

test('a step that leaves the choice to the cook pulls nothing', () => {
  expect(dishFacts(formOf('pot-roast-and-mashed-potatoes')).isPulled).toBe(false)
  expect(dishFacts(formOf('pot-roast')).isPulled).toBe(false)
  expect(dishFacts(formOf('mississippi-pot-roast')).isPulled).toBe(true)
})
