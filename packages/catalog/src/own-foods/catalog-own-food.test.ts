import { type FoodRule, judgeFood } from '@pennyplate/domain/diet/diet'
import { DIET_RULES } from '@pennyplate/domain/diet/diet-rules'
import type { OwnFood } from '@pennyplate/domain/own-food/own-food'
import { HARMLESS, ownRecipeFrom, tieKey } from '@pennyplate/domain/own-recipe/own-recipe'
import { describe, expect, it } from 'vitest'
import { describeOwnRecipe } from '../own-recipes/describe-own-recipe.ts'
import { packagesOf } from '../prices/packages.ts'
import { ownShelf } from './catalog-own-food.ts'

const SAUCE: OwnFood = {
  id: 'ownfood-12345678',
  name: 'Aunt May’s sauce',
  category: 'Condiments',
  packageText: '24 oz jar',
  priceCents: 480,
  contains: ['soy'],
  servingText: '1/2 cup (120 g)',
  nutrition: { calories: 60, sodium: 300 },
}
const LINE = '1 jar Aunt May’s sauce'

function described(line: string, food: OwnFood, tie: string = food.id) {
  const draft = { name: 'Supper', meals: [], servings: 2, steps: [], notes: [], tags: [] }
  const value = { ...ownRecipeFrom({ ...draft, lines: [{ text: line }] }), ties: { [tieKey(line)]: tie } }
  return describeOwnRecipe(value, packagesOf, {}, ownShelf([food], []))
}

describe('a food that a household added', () => {
  it.each([
    ['1 jar Aunt May’s sauce', 680],
    ['1 Aunt May’s sauce', 680],
    ['2 bottles Aunt May’s sauce', 1361],
    ['1 cup Aunt May’s sauce', 240],
    ['8 oz Aunt May’s sauce', 227],
    ['1 (10 oz) jar Aunt May’s sauce', 283],
  ])('is weighed by its own package and label: %s', (line, grams) => {
    const [one] = described(line, SAUCE).lines
    expect(one).toMatchObject({ is: 'tied', food: { id: SAUCE.id, name: SAUCE.name }, unknown: [] })
    expect(Math.round(one?.grams ?? 0)).toBe(grams)
  })

  it('has the added sugar of its label, none if it has no sugar at all, and else it is unknown', () => {
    const added = (nutrition: OwnFood['nutrition']) =>
      described('1/2 cup Aunt May’s sauce', { ...SAUCE, nutrition }).addedSugarG
    expect(added({ sugar: 12, addedSugar: 8 })).toBeCloseTo(4)
    expect(added({ sugar: 0 })).toBe(0)
    expect(added({ sugar: 12 })).toBeNull()
  })

  it('is priced, and its figures count', () => {
    const whole = described(LINE, SAUCE)
    expect(whole.lines[0]?.cents).toBeCloseTo(480, 0)
    expect(whole.centsPerServing).toBeCloseTo(240, 0)
    expect(whole.nutrition.energyKcal).toBeCloseTo(170, 0)
    expect(whole).toMatchObject({ knownShare: 1, unpriced: 0, unread: [] })
    expect(whole.allergens).toEqual([{ allergen: 'soy', sureness: 'contains' }])
  })

  it('is in one package if a line takes one, however its size is rounded', () => {
    for (const packageText of ['24 oz jar', '15 oz', '1.1 lb', '16 fl oz'])
      for (const line of [LINE, `${packageText.replace(/ jar/, '')} Aunt May’s sauce`])
        expect(
          Math.round(described(line, { ...SAUCE, packageText }).lines[0]?.cents ?? 0),
        ).toBeLessThanOrEqual(480)
  })

  it('is nothing but unknown where nobody said anything', () => {
    const { id, name, category } = SAUCE
    const whole = described(LINE, { id, name, category })
    expect(whole).toMatchObject({ unpriced: 1, knownShare: 0, open: 0, unread: [name] })
    expect(whole.lines[0]).toMatchObject({
      grams: null,
      cents: null,
      unknown: ['price', 'allergens', 'nutrition'],
    })
  })

  it('guesses no cup, no slice and no spoon', () => {
    const { servingText: _, nutrition: __, ...plain } = SAUCE
    for (const line of ['1 cup Aunt May’s sauce', '2 slices Aunt May’s sauce', 'Aunt May’s sauce to taste'])
      expect(described(line, plain).lines[0]).toMatchObject({ grams: null, cents: null })
  })

  it('cannot take away what a line or its own name says', () => {
    expect(described('1 jar peanut sauce', SAUCE).allergens).toContainEqual({
      allergen: 'peanut',
      sureness: 'said',
    })
    expect(described(LINE, { ...SAUCE, name: 'Peanut sauce', contains: [] }).allergens).toEqual([
      { allergen: 'peanut', sureness: 'contains' },
    ])
  })

  it('leaves its lines open again once it is deleted', () => {
    expect(described(LINE, SAUCE, 'ownfood-00000000')).toMatchObject({ open: 1, unpriced: 1 })
    expect(described(LINE, SAUCE, HARMLESS).open).toBe(0)
  })
})

describe('a rule and a food that a household added', () => {
  const judged = (food: OwnFood, rule: FoodRule, phrases: readonly string[] = ['x']) =>
    judgeFood(ownShelf([food], phrases).foodById(food.id) ?? null, [rule]).verdict
  const PEANUT = { id: 'restriction:peanut', allergens: ['peanut'] } as const
  const SOY = { id: 'restriction:soy', allergens: ['soy'] } as const
  const MANGO = { id: 'text:mango', foods: ['mango'] }
  const VEGAN = DIET_RULES.Vegan ?? MANGO
  const { contains: _, ...UNREAD } = SAUCE
  const READ = { ...SAUCE, suits: ['x'] }

  it.each([
    ['an allergy its label names', READ, SOY, 'forbidden'],
    ['an allergy its label does not name', SAUCE, PEANUT, 'allowed'],
    ['any allergy, if nobody read its label', UNREAD, PEANUT, 'unknown'],
    ['a diet, if nobody read its label for it', SAUCE, VEGAN, 'unknown'],
    ['a disliked food, if nobody read its label for it', SAUCE, MANGO, 'unknown'],
    ['a diet its label was read for', READ, VEGAN, 'allowed'],
    ['a disliked food its label was read for', READ, MANGO, 'allowed'],
    ['a diet that its name breaks, whatever was said', { ...READ, name: 'Bacon jam' }, VEGAN, 'forbidden'],
  ] as const)('%s', (_, food, rule, verdict) => {
    expect(judged(food, rule)).toBe(verdict)
  })

  it('is unknown again once the household says more about food', () => {
    expect(judged(READ, VEGAN, ['x', 'no onions'])).toBe('unknown')
  })
})
