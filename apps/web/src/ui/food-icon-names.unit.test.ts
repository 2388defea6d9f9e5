import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundledFoodIcon } from './food-icon-names.ts'

const RECIPES = new URL('../../../../packages/catalog/data/recipes/', import.meta.url)

test('every icon of our recipes is bundled', () => {
  const named = readdirSync(RECIPES).flatMap((file) =>
    Array.from(
      readFileSync(new URL(file, RECIPES), 'utf8').matchAll(/"illustration":\s*"([^"]+)"/g),
      ([, name]) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => bundledFoodIcon(name) === undefined)).toEqual([])
})

test('an icon we do not bundle is undefined', () => {
  expect(bundledFoodIcon('unicorn')).toBeUndefined()
  expect(bundledFoodIcon(undefined)).toBeUndefined()
})
