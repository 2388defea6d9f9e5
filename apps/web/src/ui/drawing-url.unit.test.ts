import { expect, it } from 'vitest'
import { drawingUrl } from './drawing-url.ts'

it.each([
  [{ name: 'Beef tacos', recipeId: 'beef-tacos' }, '/drawings/beef-tacos.svg'],
  [{ name: 'Turkey tacos', recipeId: 'beef-tacos', formId: 'turkey' }, '/drawings/beef-tacos.turkey.svg'],
  [
    {
      name: 'Beef tacos',
      recipeId: 'beef-tacos',
      sides: [{ name: 'Mexican rice', recipeId: 'mexican-rice' }, { name: 'Black beans' }],
    },
    '/drawings/beef-tacos~mexican-rice~black-beans.svg',
  ],
  [{ name: 'Mac & Cheese à la Grandma!' }, '/drawings/mac-cheese-a-la-grandma.svg'],
  [{ name: 'Leftover chili', leftoverOf: 'Turkey chili' }, '/drawings/leftover~turkey-chili.svg'],
  [{ name: "Shepherd's pie" }, '/drawings/shepherd-s-pie.svg'],
  [{ name: '餃子' }, '/drawings/dish.svg'],
  [{ name: 'Ragù', recipeId: 'spaghetti-with-ragù' }, '/drawings/spaghetti-with-ragu.svg'],
])('%o is drawn at %s', (dish, url) => {
  expect(drawingUrl(dish)).toBe(url)
})
