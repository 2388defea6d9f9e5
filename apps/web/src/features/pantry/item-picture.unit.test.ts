import { expect, test } from 'vitest'
import { PICTURES, pictureOfItem } from './item-picture.ts'

test.each(Object.entries(PICTURES))('the picture of %s is of that food: %s', (food, picture) => {
  const words = food.replace(/ie$/, 'y').split(' ')
  const shown = picture.replace(/ies$/, 'y').replace(/s$/, '').split('-')
  expect(words.filter((word) => shown.includes(word))).not.toEqual([])
})

test.each([
  ['Apples', 'red-apple'],
  ['Large eggs', 'egg'],
  ['Strawberries', 'strawberry'],
  ['Tomatoes', 'tomato'],
  ['Cucumber', 'cucumber'],
  ['Fresh ginger', undefined],
  ['Egg noodles', undefined],
  ['Apple juice', undefined],
])('%s has the picture %s', (name, picture) => {
  expect(pictureOfItem(name)).toBe(picture)
})
