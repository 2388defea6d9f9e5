import { RESTRICTIONS } from '@pennyplate/domain/diet/diet-options'
import { RESTRICTION_RULES } from '@pennyplate/domain/diet/diet-rules'
import { rulesAgainst } from '@pennyplate/domain/diet/not-for-household'
import { describe, expect, test } from 'vitest'
import { findFood } from '../src/foods/find-food.ts'
import { allFoods, foodById } from '../src/foods/foods.ts'

const RULES = RESTRICTIONS.flatMap((chip) => (chip === 'low-sodium' ? [] : [RESTRICTION_RULES[chip]]))
const against = (name: string) => rulesAgainst({ name, food: findFood(name)?.food ?? null }, RULES)

describe('what people type and receipts print', () => {
  test.each([
    ['jar of peanut butter', 'restriction:peanut'],
    ['Jif Creamy Peanut Butter', 'restriction:peanut'],
    ['Reese’s Peanut Butter Cups', 'restriction:peanut'],
    ['Wonder white bread', 'restriction:gluten'],
    ['flour tortillas', 'restriction:gluten'],
    ['Zorblax crackers with sesame', 'restriction:sesame'],
    ['2% milk', 'restriction:milk'],
    ['Land O Lakes salted butter', 'restriction:milk'],
  ])('%s breaks %s', (name, rule) => {
    expect(against(name)).toContain(rule)
  })

  test.each([
    ['gluten-free bread', 'restriction:gluten'],
    ['sunflower seed butter', 'restriction:peanut'],
    ['nut-free zorblax bars', 'restriction:peanut'],
    ['butternut squash', 'restriction:milk'],
    ['oat milk', 'restriction:milk'],
    ['dish soap', 'restriction:peanut'],
  ])('%s does not break %s', (name, rule) => {
    expect(against(name)).not.toContain(rule)
  })
})

test('a food of ours is judged by what it is, whichever of its names is used', () => {
  const wrong = [...allFoods().values()].flatMap((food) => {
    const itself = rulesAgainst({ name: food.name, food }, RULES)
    return [food.name, ...food.synonyms].flatMap((name) =>
      rulesAgainst({ name, food }, RULES)
        .filter((rule) => !itself.includes(rule))
        .map((rule) => `${name}: ${rule}`),
    )
  })
  expect(wrong).toEqual([])
})

test('what the label of a package says counts', () => {
  const food = foodById('rolled-oats') ?? null
  const label = { mayContain: ['peanut'] as const }
  expect(rulesAgainst({ name: 'Rolled oats', food }, RULES)).not.toContain('restriction:peanut')
  expect(rulesAgainst({ name: 'Rolled oats', food, label }, RULES)).toContain('restriction:peanut')
})
