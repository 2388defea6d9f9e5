import { drawingNamed } from '@pennyplate/catalog/drawing/find-drawing'
import { sampleWeek } from '@pennyplate/contract/sample-week'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { expect, test } from 'vitest'
import { planSampleWeek } from './plan-sample-week.ts'

test('the sample week is whole, costs what its list costs, within its budget, and is the same in every build', () => {
  const week = planSampleWeek()
  expect(sampleWeek.parse(week)).toEqual(week)
  expect(week.days).toHaveLength(DAYS_PER_PLAN)
  for (const { meals } of week.days)
    expect([meals.breakfast, meals.lunch, meals.dinner].filter(Boolean)).toHaveLength(3)
  expect(week.lines.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(week.totalCents)
  expect(week.totalCents).toBeLessThanOrEqual(week.budgetCents)
  expect(week.pricesOf).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(week.swap.savesCents).toBeGreaterThan(0)
  expect(JSON.stringify(planSampleWeek())).toBe(JSON.stringify(week))
})

test('no two different dishes of the week look alike', () => {
  const meals = planSampleWeek().days.flatMap(({ meals: { breakfast, lunch, dinner } }) => [
    breakfast,
    lunch,
    dinner,
  ])
  const ids = new Set(meals.flatMap((meal) => meal?.recipeId ?? []))
  const drawings = new Set([...ids].map(drawingNamed))
  expect(ids.size).toBeGreaterThan(10)
  expect(drawings.size).toBe(ids.size)
})
