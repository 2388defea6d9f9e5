import { HARMLESS, ownRecipeFrom, tieKey } from '@pennyplate/domain/own-recipe/own-recipe'
import { describe, expect, it } from 'vitest'
import { packagesOf } from '../prices/packages.ts'
import { costOf } from '../recipes/form-cost.ts'
import { compileOwnRecipe } from './compile-own-recipe.ts'
import { describeOwnRecipe } from './describe-own-recipe.ts'
import { readOwnLines } from './read-own-lines.ts'
import { readOwnRecipe, rememberTies } from './read-own-recipe.ts'

function recipe(lines: readonly string[], ties: Readonly<Record<string, string>> = {}) {
  const draft = {
    name: 'Supper',
    meals: ['dinner' as const],
    servings: 2,
    lines: lines.map((text) => ({ text })),
    steps: [],
    notes: [],
    tags: ['mexican', 'quick'],
  }
  const byKey = Object.entries(ties).map(([line, tie]) => [tieKey(line), tie])
  return { ...ownRecipeFrom(draft), ties: Object.fromEntries(byKey) }
}
const readOne = (line: string, tie?: string) => readOwnLines(recipe([line], tie ? { [line]: tie } : {}))[0]

describe('a line of an own recipe', () => {
  it('means the food the household says', () => {
    expect(readOne("2 cups Aunt May's flour", 'oat-flour')).toMatchObject({
      is: 'tied',
      foodId: 'oat-flour',
      isByHand: true,
    })
  })

  it('still names what its words name, whatever it was tied to', () => {
    const line = readOne('1 cup zorblax with peanuts', 'white-rice')
    expect(line).toMatchObject({ is: 'tied', foodId: 'white-rice', mayBeHarmless: false })
    expect(line).toHaveProperty('beyond', [expect.objectContaining({ allergens: ['peanut'] })])
  })

  it.each([
    ['what names no food can be', '1 jar zorblax', 'harmless'],
    ['what names an allergen cannot', '1 jar peanut zorblax', 'open'],
    ['what is surely a food cannot', '2 carrots', 'tied'],
  ])('is harmless if the household says so: %s', (_, line, is) => {
    expect(readOne(line, HARMLESS)).toMatchObject({ is })
  })

  it('is open if its food left the catalog and its words name none', () => {
    expect(readOne('1 jar zorblax', 'a-food-of-yesterday')).toMatchObject({ is: 'open' })
  })
})

describe('an own recipe', () => {
  it('with an amount that nobody cooks says that its price is not known', () => {
    const tons = describeOwnRecipe(recipe(['99999999 g flour', '1000000 lb flour']), packagesOf)
    expect(tons.lines.map(({ grams, cents }) => [grams, cents])).toEqual([
      [null, null],
      [null, null],
    ])
    const [much] = describeOwnRecipe(recipe(['90 kg flour']), packagesOf).lines
    expect(much?.grams).toBe(90_000)
    expect(much?.cents).toBeGreaterThan(5000)
  })

  it('costs what is weighed of it', () => {
    const [rice, both] = [['1 cup uncooked white rice'], ['1 cup uncooked white rice', '1 large tamari']].map(
      (lines) => {
        const own = recipe(lines)
        return costOf(compileOwnRecipe({ ...own, id: 'own-rice' }, readOwnRecipe(own)).forms[0])
      },
    )
    expect(rice?.usedCentsPerServing).toBeGreaterThan(0)
    expect(both).toEqual(rice)
  })

  const RICE = recipe(['1 cup uncooked white rice', '1 jar zorblax', 'salt to taste'])

  it('has the foods of its tied lines, and its other lines as words', () => {
    const { recipe: dish, forms } = compileOwnRecipe({ ...RICE, id: 'own-rice' }, readOwnRecipe(RICE))
    expect(forms[0].ingredients.map(({ foodId }) => foodId)).toEqual(['white-rice', 'salt'])
    expect(dish.own?.lines.map(({ is }) => is)).toEqual(['tied', 'open', 'tied'])
    expect(dish.cuisines).toEqual(['Mexican'])
  })

  it('is priced without its open lines, and says so', () => {
    const { lines, centsPerServing, unpriced, open, knownShare } = describeOwnRecipe(RICE, packagesOf)
    expect(lines[1]).toMatchObject({ is: 'open', cents: null })
    expect(centsPerServing).toBeCloseTo(((lines[0]?.cents ?? 0) + (lines[2]?.cents ?? 0)) / 2)
    expect({ unpriced, open }).toEqual({ unpriced: 1, open: 1 })
    expect(knownShare).toBeCloseTo(2 / 3)
  })

  it('says how sure its allergens are', () => {
    const { allergens } = describeOwnRecipe(recipe(['1 cup milk', '1 jar peanut zorblax']), packagesOf)
    expect(allergens).toEqual([
      { allergen: 'milk', sureness: 'contains' },
      { allergen: 'peanut', sureness: 'said' },
    ])
  })
})

describe('what was said of the same words in another recipe', () => {
  const MEMORY = { "mom's zorblax": 'salsa', 'brand x spread': 'butter', qwertz: HARMLESS }
  const readWith = (line: string, ties: Readonly<Record<string, string>> = {}) => {
    const value = recipe([line], ties)
    return rememberTies(value, readOwnRecipe(value), MEMORY).lines[0]
  }

  it('is what a line means, whatever its amount', () => {
    expect(readWith('2 cups Mom’s zorblax')).toMatchObject({
      is: 'tied',
      foodId: 'salsa',
      isRemembered: true,
    })
    expect(readWith('1 qwertz')).toMatchObject({ is: 'harmless', isRemembered: true })
  })

  it('is not what other words mean', () => {
    expect(readWith('2 cups Mom’s zorblax verde')).toMatchObject({ is: 'open' })
    expect(readWith('2 cups Dad’s zorblax')).toMatchObject({ is: 'open' })
  })

  it('gives way to what was said in this recipe', () => {
    const line = "1 cup Mom's zorblax"
    const own = readWith(line, { [line]: 'ketchup' })
    expect(own).toMatchObject({ foodId: 'ketchup', isByHand: true })
    expect(own).not.toHaveProperty('isRemembered')
  })

  it('takes no allergen from a line: it is only offered', () => {
    const line = readWith('1 cup Mom’s zorblax (with peanuts)')
    expect(line).toMatchObject({ is: 'open', offered: 'salsa' })
    const value = recipe(['1 tbsp peanut butter'])
    const [read] = rememberTies(value, readOwnRecipe(value), { 'peanut butter': 'salsa' }).lines
    expect(read).toMatchObject({ is: 'tied', foodId: 'peanut-butter', offered: 'salsa' })
  })

  it('is told beside the line', () => {
    const described = describeOwnRecipe(recipe(['1 jar Mom’s zorblax']), packagesOf, MEMORY)
    expect(described.lines[0]).toMatchObject({ is: 'tied', isRemembered: true, offered: null })
    expect(described).toMatchObject({ open: 0, unpriced: 0 })
  })
})
