import { DIET_RULES } from '@pennyplate/domain/diet/diet-rules'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { describe, expect, it } from 'vitest'
import { packagesOf } from '../prices/packages.ts'
import { compileOwnRecipe } from './compile-own-recipe.ts'
import { readOwnRecipe } from './read-own-recipe.ts'
import { SWAPPED_FORM, substitutesOf, withOurSwaps } from './swap-like-ours.ts'

const rule = (diet: keyof typeof DIET_RULES) => {
  const found = DIET_RULES[diet]
  if (!found) throw new Error(`${diet} has a rule`)
  return found
}
const isSold = (id: string) => packagesOf(id).length > 0

function own(...lines: string[]) {
  return named('Supper', ...lines)
}

function named(name: string, ...lines: string[]) {
  const draft = { name, meals: ['dinner' as const], servings: 4, notes: [], tags: [] }
  const value = ownRecipeFrom({
    ...draft,
    lines: lines.map((text) => ({ text })),
    steps: [{ text: 'Melt the butter and stir in the flour.' }],
  })
  return compileOwnRecipe({ ...value, id: 'own-supper' }, readOwnRecipe(value))
}

const SAUCE = ['2 tbsp butter', '2 tbsp all-purpose flour', '1 cup milk', '1 onion']

describe('our swaps in an own recipe', () => {
  it('replace what a household may not eat, by the same measure', () => {
    const { forms } = withOurSwaps(own(...SAUCE), [rule('Vegan')], isSold)
    expect(forms.map(({ variantId }) => variantId)).toEqual([null, SWAPPED_FORM])
    expect(forms[1]?.ingredients.map(({ foodId }) => foodId)).toEqual([
      'vegan-butter',
      'all-purpose-flour',
      expect.stringMatching(/milk|drink/),
      'onion',
    ])
    // Rewording finds the written line by its amount.
    expect(forms[1]?.ingredients[0]?.amount).toBe(forms[0].ingredients[0]?.amount)
  })

  it('keep all rules at once', () => {
    const { forms } = withOurSwaps(own(...SAUCE), [rule('Vegan'), rule('Gluten-Free')], isSold)
    expect(forms[1]?.ingredients[1]?.foodId).toBe('gluten-free-flour')
  })

  it.each([
    ['nothing is forbidden', SAUCE, 'Vegetarian' as const],
    ['a line is open', [...SAUCE, '1 jar zorblax'], 'Vegan' as const],
    ['we know nothing for one of its foods', [...SAUCE, '1 lb octopus'], 'Vegan' as const],
  ])('are none where %s', (_, lines, diet) => {
    expect(withOurSwaps(own(...lines), [rule(diet)], isSold).forms).toHaveLength(1)
  })

  it('are none where the name says what may not be in it', () => {
    const lines = ['8 oz egg noodles', '1 onion']
    const wheat = [{ id: 'restriction:wheat', allergens: ['wheat' as const] }]
    expect(withOurSwaps(named('Supper', ...lines), wheat, isSold).forms).toHaveLength(2)
    expect(withOurSwaps(named('Egg noodle supper', ...lines), wheat, isSold).forms).toHaveLength(1)
  })

  it('are none that nobody sells', () => {
    expect(withOurSwaps(own(...SAUCE), [rule('Vegan')], () => false).forms).toHaveLength(1)
  })

  it('are those that several of our dishes have, the most usual first', () => {
    expect(substitutesOf('butter')[0]).toBe('vegan-butter')
    expect(substitutesOf('a-food-of-yesterday')).toEqual([])
  })
})
