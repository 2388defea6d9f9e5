import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchIn, searchPrepared } from './search-recipes.ts'

const recipe = (
  name: string,
  foods: string[] = [],
  more: { tags?: string[]; otherNames?: string[] } = {},
) => ({
  name,
  otherNames: more.otherNames ?? [],
  foods: foods.map((food) => ({ id: food, name: food })),
  tags: more.tags ?? [],
  meals: ['dinner'] as const,
  diets: ['Vegan'] as const,
})

const RECIPES = [
  recipe('Turkey chili', ['Ground turkey', 'Kidney beans']),
  recipe('Chili', ['Ground beef', 'Kidney beans']),
  recipe('Spaghetti and meatballs', ['Spaghetti', 'Ground beef'], { tags: ['Italian', 'pasta'] }),
  recipe('Grilled cheese', ['Bread', 'Cheddar'], { tags: ['sandwich'] }),
  recipe('Meatloaf', ['Ground beef', 'Onion']),
  recipe('Broccoli cheddar soup', ['Broccoli', 'Cheddar'], { tags: ['soup'] }),
  recipe('Beef tacos', ['Ground beef', 'Corn tortillas'], { otherNames: ['Taco night'] }),
]
const search = searchIn(RECIPES)
const namesFor = (text: string) => search.find(text)?.map(({ at }) => RECIPES[at]?.name)

describe('searching recipes', () => {
  it.each([
    ['the name that says only that', 'chili', ['Chili', 'Turkey chili']],
    ['every word', 'ground beef kidney beans', ['Chili']],
    ['a start of a word', 'spag', ['Spaghetti and meatballs']],
    ['one letter wrong', 'spagetti', ['Spaghetti and meatballs']],
    ['two letters missing', 'spageti', ['Spaghetti and meatballs']],
    ['a start with a mistake', 'brocol', ['Broccoli cheddar soup']],
    ['one word written as two', 'meat loaf', ['Meatloaf']],
    ['two words written as one', 'grilledcheese', ['Grilled cheese']],
    ['one and many', 'taco', ['Beef tacos']],
    ['a name it had before', 'taco night', ['Beef tacos']],
    ['a kind of dish', 'soups', ['Broccoli cheddar soup']],
    ['small words between', 'the spaghetti with the meatballs', ['Spaghetti and meatballs']],
  ])('finds %s: %s', (_, text, expected) => {
    expect(namesFor(text)).toEqual(expected)
  })

  it('finds what only the steps or the tools say, after what says it in its name', () => {
    const pots = [
      { ...recipe('Rice'), texts: ['Seal the Instant Pot.', 'Wait for 10 minutes.'] },
      { ...recipe('Beans'), tools: [['Instant Pot' as const]] },
      recipe('Instant Pot chili'),
      recipe('Pot roast'),
    ]
    const found = searchIn(pots).find('instant pot')
    expect(found?.map(({ at }) => pots[at]?.name)).toEqual(['Instant Pot chili', 'Beans', 'Rice'])
  })

  it('finds the same when it is prepared in parts, and when it is asked before that', () => {
    const [prepared, asked] = [searchPrepared(RECIPES), searchPrepared(RECIPES)]
    const isReady = RECIPES.map(() => prepared.prepare(1))
    expect(isReady.indexOf(true)).toBe(RECIPES.length - 1)
    asked.prepare(2)
    expect(asked.find(' ')).toBeUndefined()
    expect(asked.prepare(1)).toBe(false)
    for (const one of [prepared, asked]) expect(one.find('beef')).toEqual(search.find('beef'))
    expect(asked.prepare(1)).toBe(true)
  })

  it('finds names before foods', () => {
    expect(namesFor('cheddar')?.[0]).toBe('Broccoli cheddar soup')
  })

  it('finds what has most of the words if nothing has all', () => {
    expect(namesFor('grilled cheese zorblax')).toEqual(['Grilled cheese'])
  })

  it('finds nothing for words nobody uses', () => {
    expect(namesFor('zorblax')).toEqual([])
  })

  it.each(['', '  ', '?', 'the'])('does not search for %j', (text) => {
    expect(search.find(text)).toBeUndefined()
  })

  it('finds each recipe once, best first, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const found = search.find(text) ?? []
        expect(new Set(found.map(({ at }) => at)).size).toBe(found.length)
        const scores = found.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((left, right) => right - left))
      }),
    )
  })
})
