import { describe, expect, it } from 'vitest'
import type { BoxedRecipe } from './boxed-recipe.ts'
import { type BoxQuestion, chooseRecipes, NO_OWN_FACTS } from './choose-recipes.ts'
import { type OwnKnowledge, ownFactsOf } from './own-facts.ts'
import { searchIn } from './search-recipes.ts'

const recipe = (id: string, more: Partial<BoxedRecipe> = {}): BoxedRecipe => ({
  source: 'ours',
  id,
  name: id,
  otherNames: [],
  foods: [],
  tags: [],
  meals: ['dinner'],
  minutes: 30,
  familiarity: { dinner: 3 },
  diets: [],
  swapped: [],
  tools: [['Stove']],
  illustration: '',
  cents: 200,
  ...more,
})
const food = (id: string) => ({ id, name: id })

const RECIPES = [
  recipe('chili', { familiarity: { dinner: 5 }, cents: 150, foods: [food('beans'), food('beef')] }),
  recipe('pancakes', { meals: ['breakfast'], familiarity: { breakfast: 5 }, minutes: 15, cents: 60 }),
  recipe('roast', { tools: [['Oven']], minutes: 90, cents: 400, foods: [food('beef')] }),
  recipe('tofu', { source: 'own', diets: ['Vegan'], minutes: 20, otherNames: ['Old tofu'] }),
]
const KNOWN: OwnKnowledge = {
  judged: new Map([
    ['chili', { cents: 175, fits: true }],
    ['pancakes', { cents: 60, fits: true }],
    ['roast', { cents: 400, fits: false }],
    ['tofu', { cents: 200, fits: true }],
  ]),
  likes: ['old TOFU'],
  cooked: [{ meal: 'Chili' }, { meal: 'Renamed', recipeId: 'chili' }],
  foodsAtHome: new Set(['beans', 'beef']),
  ratings: new Map([['pancakes', 4.5]]),
}

function ids(question: Partial<BoxQuestion>, known: OwnKnowledge = KNOWN) {
  const facts = ownFactsOf(RECIPES, known)
  const answer = chooseRecipes(RECIPES, searchIn(RECIPES), ({ id }) => facts.get(id) ?? NO_OWN_FACTS, {
    text: '',
    filters: {},
    order: 'name',
    withUnsuitable: false,
    ...question,
  })
  return [...answer.recipes.map(({ id }) => id), ...(answer.unsuitable > 0 ? [answer.unsuitable] : [])]
}

describe('the recipes shown', () => {
  it('leave out what does not suit, and say how many', () => {
    expect(ids({})).toEqual(['chili', 'pancakes', 'tofu', 1])
    expect(ids({ withUnsuitable: true })).toEqual(['chili', 'pancakes', 'roast', 'tofu', 1])
  })

  it('leave out none of the household’s own where those are asked for', () => {
    const tofu = { cents: 100, fits: false }
    expect(ids({ filters: { isMine: true } }, { ...KNOWN, judged: new Map([['tofu', tofu]]) })).toEqual([
      'tofu',
    ])
  })

  it('are not called quick or cheap where an own recipe does not say', () => {
    const all = [
      recipe('unknown', { source: 'own', minutes: null, cents: 0 }),
      recipe('known', { minutes: 60, cents: 500 }),
    ]
    const chosen = (question: Partial<BoxQuestion>) =>
      chooseRecipes(all, searchIn(all), () => NO_OWN_FACTS, {
        text: '',
        filters: {},
        order: 'name',
        withUnsuitable: false,
        ...question,
      }).recipes.map(({ id }) => id)
    for (const order of ['quickest', 'cheapest'] as const)
      expect(chosen({ order })).toEqual(['known', 'unknown'])
    expect(chosen({ filters: { minutesMax: 60 } })).toEqual(['known'])
    expect(chosen({ filters: { centsMax: 500 } })).toEqual(['known'])
  })

  it('are all there before the server has judged them', () => {
    expect(ids({}, { ...KNOWN, judged: null })).toEqual(['chili', 'pancakes', 'roast', 'tofu'])
  })

  it.each([
    ['a meal', { meal: 'breakfast' }, ['pancakes']],
    ['a time', { minutesMax: 20 }, ['pancakes', 'tofu']],
    ['a cost where the household shops', { centsMax: 160 }, ['pancakes']],
    ['a diet', { diet: 'Vegan' }, ['tofu']],
    ['a tool', { tool: 'Oven' }, [1]],
    ['familiar dishes', { isFamiliar: true }, ['chili', 'pancakes']],
    ['what is at home', { isFromPantry: true }, ['chili', 1]],
    ['favorites, by any name', { isLiked: true }, ['tofu']],
    ['what was cooked', { wasCooked: true }, ['chili']],
    ['a collection', { among: new Set(['tofu', 'gone']) }, ['tofu']],
    ['the household’s own', { isMine: true }, ['tofu']],
    ['two filters at once', { meal: 'dinner', minutesMax: 20 }, ['tofu']],
  ] as const)('keep to %s', (_, filters, expected) => {
    expect(ids({ filters })).toEqual(expected)
  })

  it.each([
    ['best', ['chili', 'pancakes', 'tofu', 1]],
    ['cheapest', ['pancakes', 'chili', 'tofu', 1]],
    ['quickest', ['pancakes', 'tofu', 'chili', 1]],
    ['rating', ['pancakes', 'chili', 'tofu', 1]],
    ['pantry', ['chili', 'pancakes', 'tofu', 1]],
  ] as const)('are sorted by %s', (order, expected) => {
    expect(ids({ order })).toEqual(expected)
  })

  it('count what was cooked by id and by name', () => {
    expect(ownFactsOf(RECIPES, KNOWN).get('chili')).toMatchObject({ timesCooked: 2, atHome: 1, cents: 175 })
  })
})

describe('an own recipe in the box', () => {
  const own = recipe('stew', { source: 'own', foods: [{ id: '', name: '1 lb beef' }] })
  const facts = (known: object, atHome: readonly string[]) =>
    ownFactsOf([own], {
      ...KNOWN,
      judged: new Map([['stew', { cents: 100, fits: true, ...known }]]),
      foodsAtHome: new Set(atHome),
    }).get('stew')

  it('is from the pantry by the foods its lines mean, and an unknown line is not at home', () => {
    expect(facts({ foods: ['beef', 'onion'], unresolved: 0 }, ['beef', ''])?.atHome).toBe(0.5)
    expect(facts({ foods: ['beef', 'onion'], unresolved: 2 }, ['beef', 'onion'])?.atHome).toBe(0.5)
    expect(facts({}, ['', 'beef'])?.atHome).toBe(0)
  })

  it('is found by the diets the server says it keeps', () => {
    const search = searchIn([own])
    const found = (known: object) =>
      chooseRecipes([own], search, () => facts(known, []) ?? NO_OWN_FACTS, {
        text: '',
        filters: { diet: 'Vegan' },
        order: 'best',
        withUnsuitable: false,
      }).recipes.length
    expect(found({ diets: ['Vegan'] })).toBe(1)
    expect(found({ diets: ['Vegetarian'] })).toBe(0)
  })
})
