import { describe, expect, test } from 'vitest'
import { paths, readTab } from './paths.ts'

describe('the dashboard’s address', () => {
  test.each([
    [null, 'meal-plan'],
    ['', 'meal-plan'],
    ['pantry', 'pantry'],
    ['settings', 'settings'],
    ['no-such-tab', 'meal-plan'],
  ])('with tab=%s shows %s', (inAddress, shown) => {
    expect(readTab(inAddress)).toBe(shown)
  })

  test('leaves the default tab out', () => {
    expect(paths.dashboardTab('meal-plan')).toBe('/dashboard')
    expect(paths.dashboardTab('shopping')).toBe('/dashboard?tab=shopping')
  })
})

test('a share id cannot leave its place in the path', () => {
  expect(paths.shared('../terms?x')).toBe('/shared/..%2Fterms%3Fx')
})
