import { expect, test } from 'vitest'
import { pictureOfItem } from './item-picture.ts'

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
