import { ALLERGENS, type Allergen } from '@pennyplate/domain/food/food'
import { rulesForProfile } from '@pennyplate/domain/restrictions/rules-for-profile'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { pantryStock } from '../household/pantry-stock.ts'
import { checkPlan } from './check-plan.ts'
import { statedRestrictions } from './stated-restrictions.ts'

const catalog = ownCatalog('72762')
const stated = (allergies: string[], dietType = 'None') =>
  statedRestrictions(household({ allergies, dietType }).profile).map(({ allergens }) => allergens?.join(' '))

describe('the second reading of a profile', () => {
  it.each([
    ['peanut', 'peanut'],
    ['severe peanut allergy', 'peanut'],
    ['deathly allergic to shellfish', 'shellfish'],
    ['no eggs please', 'egg'],
    ['tree nuts', 'tree-nut'],
    ['sesame-free', 'sesame'],
  ])('%s', (phrase, allergen) => {
    expect(stated([phrase])).toEqual([allergen])
  })

  it.each(['eggs (baked is ok)', 'lactose intolerant', 'peanut oil is fine', 'kosher', 'mushrooms', ''])(
    'leaves "%s" to the main reader',
    (phrase) => {
      expect(stated([phrase])).toEqual([])
    },
  )

  it.each(ALLERGENS)('agrees with the main reader on %s', (allergen) => {
    const name = allergen.replace('-', ' ')
    for (const phrase of [allergen, name, `${name}s`, `no ${name}`, `${name} allergy`, `${name}-free`]) {
      const { profile } = household({ allergies: [phrase] })
      const first = rulesForProfile(profile, catalog).rules.flatMap(({ allergens = [] }) => allergens)
      for (const rule of statedRestrictions(profile))
        expect(first).toEqual(expect.arrayContaining([...(rule.allergens ?? [])]))
      expect(stated([phrase])).toContain(allergen)
    }
  })

  it.each([[['no dairy', 'butter is fine']], [['not allergic to peanuts']], [['I can eat eggs']]])(
    'leaves %j, which makes exceptions, to the main reader',
    (phrases) => {
      expect(stated(phrases)).toEqual([])
    },
  )

  it('forbids milk for vegans independently of the main reader', () => {
    expect(stated([], 'Vegan')).toEqual(['milk', 'egg', 'fish', 'shellfish'])
  })
})

describe('the words of a typed meal', () => {
  const codes = (meal: { name: string; ingredients: string[] }, allergies: string[]) => {
    const request = household({ allergies, mealTypes: ['Breakfast'], weeklyBudget: 300 })
    return [
      ...new Set(
        checkPlan(
          Array.from({ length: 7 }, () => ({ breakfast: { ...meal, servings: 1 } })),
          request,
          catalog,
        ).violations.map(({ code }) => code),
      ),
    ]
  }

  it.each([
    ['Peanut noodles', ['1 cup white rice'], ['peanut'], ['forbidden-food']],
    ['Rice', ['1 cup rice (contains peanuts)'], ['peanut'], ['forbidden-food']],
    ['Rice', ['1 cup rice (contains peanuts)'], ['milk'], []],
    ['Rice', ['1 cup white rice', '2 tbsp peanuts, optional'], ['peanut'], []],
    ['Pancakes', ['1 cup gluten-free flour', '1 cup oat milk'], ['wheat'], []],
    ['Peanut-free noodles', ['1 cup white rice'], ['peanut'], []],
  ] as const)('%s of %j for %j', (name, ingredients, allergies, expected) => {
    expect(codes({ name, ingredients: [...ingredients] }, [...allergies])).toEqual(expected)
  })
})

describe('pantry stock', () => {
  const week = { firstDay: '2026-11-23', lastDay: '2026-11-29' }
  const foods = (name: string) => [...pantryStock([{ name, quantity: '1 lb' }], catalog, week, []).keys()]

  it.each(['Peanut flour', 'Okara', 'Crayfish tails', 'Chicken broth with bacon'])('ignores %s', (name) => {
    expect(foods(name)).toEqual([])
  })

  it('finds a food by its names', () => {
    expect(foods('Oat milk')).toEqual(['oat-milk'])
    expect(foods('All-purpose flour')).toEqual(['all-purpose-flour'])
  })

  it.each(ALLERGENS)('never takes words that name %s for a food without it', (allergen: Allergen) => {
    for (const word of [
      allergen.replace('-', ' '),
      `${allergen} flour`,
      `${allergen} butter`,
      `${allergen} rice`,
    ])
      for (const id of foods(word)) expect(catalog.foodById(id)?.allergens).toContain(allergen)
  })
})
