import { describe, expect, it } from 'vitest'
import { mergeDocuments } from './merge-documents.ts'

const rice = { id: 'rice', name: 'Rice', quantity: '1 bag' }
const beans = { id: 'beans', name: 'Beans', quantity: '2 cans' }
const milk = { id: 'milk', name: 'Milk', quantity: '1 carton' }
const eggs = { id: 'eggs', name: 'Eggs', quantity: '12 items' }

describe('a pantry edited on two phones', () => {
  const base = [rice, beans]
  const cases: [name: string, mine: unknown, theirs: unknown, merged: unknown][] = [
    ['keeps what both added', [rice, beans, milk], [rice, beans, eggs], [rice, beans, eggs, milk]],
    ['keeps what both added on top', [milk, rice, beans], [eggs, rice, beans], [eggs, milk, rice, beans]],
    ['drops what one deleted and the other left alone', [rice], [rice, beans, eggs], [rice, eggs]],
    [
      'keeps an edit of what the other deleted',
      [rice],
      [rice, { ...beans, quantity: '3 cans' }, eggs],
      [rice, { ...beans, quantity: '3 cans' }, eggs],
    ],
    [
      'keeps my words where both changed the same ones',
      [rice, { ...beans, quantity: '1 cans' }],
      [rice, { ...beans, quantity: '9 cans' }],
      [rice, { ...beans, quantity: '1 cans' }],
    ],
    [
      'keeps changes of different properties of one item',
      [rice, { ...beans, quantity: '1 cans' }],
      [rice, { ...beans, brand: 'Goya' }],
      [rice, { ...beans, quantity: '1 cans', brand: 'Goya' }],
    ],
    ['keeps my order of items', [beans, rice, milk], [rice, beans, eggs], [beans, eggs, rice, milk]],
  ]
  it.each(cases)('%s', (_name, mine, theirs, merged) => {
    expect(mergeDocuments('pantry', { base, mine, theirs })).toEqual(merged)
  })

  it('keeps both lists when both phones began with none', () => {
    expect(mergeDocuments('pantry', { base: undefined, mine: [rice], theirs: [milk] })).toEqual([milk, rice])
  })

  it('deletes the list when one phone deleted it and the other changed nothing', () => {
    expect(mergeDocuments('pantry', { base, mine: undefined, theirs: base })).toBeUndefined()
  })

  it('keeps the list when one phone deleted it and the other changed it', () => {
    const theirs = [rice, beans, eggs]
    expect(mergeDocuments('pantry', { base, mine: undefined, theirs })).toEqual(theirs)
    expect(mergeDocuments('pantry', { base, mine: theirs, theirs: undefined })).toEqual(theirs)
  })
})

describe('each stored document', () => {
  it('recipeFavorites: likes of both, without those one side removed', () => {
    const sides = { base: ['Chili', 'Tacos'], mine: ['Tacos', 'Soup'], theirs: ['Chili', 'Tacos', 'Curry'] }
    expect(mergeDocuments('recipeFavorites', sides)).toEqual(['Tacos', 'Curry', 'Soup'])
  })

  it('profile: answers to different questions, and lists of choices together', () => {
    const base = { adults: 2, weeklyBudget: 100, cookingTools: ['Stove', 'Oven'] }
    const mine = { adults: 3, weeklyBudget: 100, cookingTools: ['Stove', 'Oven', 'Grill'] }
    const theirs = { adults: 2, weeklyBudget: 120, cookingTools: ['Stove'] }
    expect(mergeDocuments('profile', { base, mine, theirs })).toEqual({
      adults: 3,
      weeklyBudget: 120,
      cookingTools: ['Stove', 'Grill'],
    })
  })

  it('profile: the number of kids and their ages stay together', () => {
    const base = { kids: 1, kidAges: [4], adults: 1 }
    const mine = { kids: 3, kidAges: [4, 2, 2], adults: 1 }
    const theirs = { kids: 2, kidAges: [4, 9], adults: 2 }
    expect(mergeDocuments('profile', { base, mine, theirs })).toEqual({
      kids: 3,
      kidAges: [4, 2, 2],
      adults: 2,
    })
    expect(mergeDocuments('profile', { base, mine: { ...base, adults: 5 }, theirs })).toEqual({
      kids: 2,
      kidAges: [4, 9],
      adults: 5,
    })
  })

  it('currentMealPlan: meals replaced on different days are both kept, and no meal is mixed', () => {
    const day = (name: string, breakfast: unknown, dinner: unknown) => ({
      day: name,
      meals: { breakfast, dinner },
    })
    const oats = { name: 'Oats', estimatedCost: 1 }
    const eggsOnToast = { name: 'Eggs on toast', estimatedCost: 2, nutrition: { fiber: 4 } }
    const pancakes = { name: 'Pancakes', estimatedCost: 3 }
    const chili = { name: 'Chili', estimatedCost: 6 }
    const curry = { name: 'Curry', estimatedCost: 7 }
    const base = {
      weekStartDate: '2026-11-15',
      days: [day('Sunday', oats, chili), day('Monday', oats, chili)],
    }
    const mine = { ...base, days: [day('Sunday', pancakes, chili), day('Monday', oats, chili)] }
    const theirs = { ...base, days: [day('Sunday', eggsOnToast, chili), day('Monday', oats, curry)] }
    expect(mergeDocuments('currentMealPlan', { base, mine, theirs })).toEqual({
      weekStartDate: '2026-11-15',
      days: [day('Sunday', pancakes, chili), day('Monday', oats, curry)],
    })
  })

  it('currentMealPlan: plans of two different weeks are not mixed', () => {
    const mine = { weekStartDate: '2026-11-22', days: [{ day: 'Sunday', meals: {} }] }
    const theirs = {
      weekStartDate: '2026-11-15',
      days: [{ day: 'Sunday', meals: { lunch: { name: 'Soup' } } }],
    }
    expect(mergeDocuments('currentMealPlan', { base: undefined, mine, theirs })).toEqual(mine)
  })

  describe('currentMealPlan: a proof that one side added', () => {
    const days = [{ day: 'Sunday', meals: { lunch: { name: 'Soup' } } }]
    const base = { weekStartDate: '2026-11-15', days, report: { totalCents: 900 } }
    const proven = { ...base, report: { totalCents: 900, certificates: { boundCents: 10 } } }
    const chili = { name: 'Chili' }
    const changed = {
      ...base,
      days: [{ day: 'Sunday', meals: { lunch: chili } }],
      report: { totalCents: 800 },
    }
    const cases: [what: string, other: unknown, merged: unknown][] = [
      ['gives way to a deletion', undefined, undefined],
      ['gives way to another week', { ...changed, weekStartDate: '2026-11-22' }, 'other'],
      ['is not said of other meals', changed, 'other'],
      [
        'stays beside what the other side calculated',
        { ...base, report: { totalCents: 850 } },
        { ...base, report: { totalCents: 850, certificates: { boundCents: 10 } } },
      ],
    ]
    it.each(cases)('%s, whichever side it is', (_what, other, merged) => {
      const expected = merged === 'other' ? other : merged
      expect(mergeDocuments('currentMealPlan', { base, mine: proven, theirs: other })).toEqual(expected)
      expect(mergeDocuments('currentMealPlan', { base, mine: other, theirs: proven })).toEqual(expected)
    })

    it('does not decide against a deletion when a meal was changed too', () => {
      const sides = { base, mine: changed, theirs: undefined }
      expect(mergeDocuments('currentMealPlan', sides)).toEqual(changed)
    })
  })

  it('mealPlanHistory: weeks of both, at most the newest twelve', () => {
    const week = (day: number) => ({
      weekStartDate: `2026-03-${String(day).padStart(2, '0')}`,
      plan: { day },
    })
    const base = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(week)
    const merged = mergeDocuments('mealPlanHistory', {
      base,
      mine: [...base, week(12)],
      theirs: [...base, week(13)],
    })
    expect(merged).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(week))
  })

  it('cookingHistory: the same meal cooked on both phones the same evening counts once', () => {
    const chili = { meal: 'Chili', date: '2026-11-20', mealType: 'Dinner' }
    const soup = { meal: 'Soup', date: '2026-11-20', mealType: 'Lunch' }
    expect(mergeDocuments('cookingHistory', { base: [], mine: [chili], theirs: [soup, chili] })).toEqual([
      soup,
      chili,
    ])
  })

  it('currentShoppingList: lines of both, by section and name, and a total that adds up', () => {
    const line = (name: string, estimatedPrice: number) => ({ name, unit: 'pack', estimatedPrice })
    const base = { sections: [{ category: 'Dairy', items: [line('Milk', 3.5)] }], totalCost: 3.5 }
    const mine = {
      sections: [{ category: 'Dairy', items: [line('Milk', 3.5), line('Butter', 4.1)] }],
      totalCost: 7.6,
    }
    const theirs = {
      sections: [
        { category: 'Dairy', items: [line('Milk', 3.5)] },
        { category: 'Produce', items: [line('Kale', 2.2)] },
      ],
      totalCost: 5.7,
    }
    expect(mergeDocuments('currentShoppingList', { base, mine, theirs })).toEqual({
      sections: [
        { category: 'Dairy', items: [line('Milk', 3.5), line('Butter', 4.1)] },
        { category: 'Produce', items: [line('Kale', 2.2)] },
      ],
      totalCost: 9.8,
    })
  })

  it('currentShoppingList: the total adds up beside a typed line, which has no price', () => {
    const listOf = (items: readonly object[], totalCost: number) => ({
      sections: [{ category: 'Dairy', items }],
      totalCost,
    })
    const milk = { name: 'Milk', estimatedPrice: 3.5 }
    const butter = { name: 'Butter', estimatedPrice: 4.1 }
    const eggs = { name: 'Eggs', estimatedPrice: 2 }
    const typed = { name: 'Paper towels' }
    const sides = {
      base: listOf([milk, butter, eggs, typed], 9.6),
      mine: listOf([milk, eggs, typed], 5.5),
      theirs: listOf([milk, butter, typed], 7.6),
    }
    expect(mergeDocuments('currentShoppingList', sides)).toEqual(listOf([milk, typed], 3.5))
  })

  it('currentShoppingList: a quantity and its price come from one side, never half of each', () => {
    const listOf = (items: readonly object[], totalCost: number) => ({
      sections: [{ category: 'Dairy', items }],
      totalCost,
    })
    const milk = { name: 'Milk', quantity: 1, unit: 'gallon', estimatedPrice: 3 }
    const two = { ...milk, quantity: 2, unit: 'gallons', estimatedPrice: 6 }
    const paid = { ...milk, estimatedPrice: 2.5, listedPrice: 3, pricePaid: 2.5 }
    const sides = { base: listOf([milk], 3), mine: listOf([two], 6), theirs: listOf([paid], 2.5) }
    expect(mergeDocuments('currentShoppingList', sides)).toEqual(listOf([two], 6))
  })

  it('recipesCache: recipes of both, each as one side wrote it', () => {
    const base = { Soup: { name: 'Soup', servings: 2, ingredients: ['water'] } }
    const mine = {
      Soup: { name: 'Soup', servings: 4, ingredients: ['water', 'salt'] },
      Chili: { name: 'Chili' },
    }
    const theirs = { Soup: { name: 'Soup', servings: 2, ingredients: ['stock'] }, Curry: { name: 'Curry' } }
    expect(mergeDocuments('recipesCache', { base, mine, theirs })).toEqual({
      Soup: mine.Soup,
      Chili: mine.Chili,
      Curry: theirs.Curry,
    })
  })

  it('subscriptionStatus: mine wins where both changed it', () => {
    expect(mergeDocuments('subscriptionStatus', { base: 'trial', mine: 'active', theirs: 'ended' })).toBe(
      'active',
    )
  })
})

describe('hostile names', () => {
  it('keeps __proto__ and constructor as data and changes no prototype', () => {
    const base = JSON.parse('{"a":1}')
    const mine = JSON.parse(
      '{"a":1,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    )
    const theirs = JSON.parse('{"a":1,"b":2,"__proto__":{"isOwner":true}}')
    const merged = mergeDocuments('recipesCache', { base, mine, theirs })
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
    expect(Reflect.get({}, 'isOwner')).toBeUndefined()
    expect(JSON.stringify(merged)).toContain('"b":2')
  })

  it('merges documents whose key is the name of an object property by the general rule', () => {
    expect(mergeDocuments('toString', { base: {}, mine: { a: 1 }, theirs: { b: 2 } })).toEqual({ a: 1, b: 2 })
  })
})
