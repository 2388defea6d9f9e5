import { describe, expect, it } from 'vitest'
import { FALSE_FRIENDS } from './false-friends.ts'
import { findingsInWords, statedInWords } from './findings-in-words.ts'
import { allergenLexicon } from './lexicon.ts'
import { wordsKey } from './words-in-text.ts'

const allergensIn = (text: string) => [...findingsInWords(text).allergens].sort().join(' ')

describe('ingredients and what they are made of', () => {
  it.each([
    ['whey protein concentrate', 'milk'],
    ['sodium caseinate', 'milk'],
    ['lactalbumin', 'milk'],
    ['ghee', 'milk'],
    ['paneer cubes', 'milk'],
    ['dulce de leche', 'milk'],
    ['plain non fat Greek yogurt', 'milk'],
    ['buttermilk', 'milk'],
    ['albumin', 'egg'],
    ['ovomucoid', 'egg'],
    ['light mayonnaise', 'egg'],
    ['garlic aioli', 'egg'],
    ['meringues', 'egg'],
    ['soy lecithin', 'soy'],
    ['vegetable oil (palm), soybeans', 'soy'],
    ['TVP', 'soy'],
    ['edamame', 'soy'],
    ['okara', 'soy'],
    ['tempeh', 'soy'],
    ['gluten-free tamari', 'soy'],
    ['white miso', 'soy'],
    ['soy sauce', 'soy wheat'],
    ['seitan', 'wheat'],
    ['semolina', 'wheat'],
    ['spelt flour', 'wheat'],
    ['kamut', 'wheat'],
    ['panko', 'wheat'],
    ['couscous', 'wheat'],
    ['cream of wheat', 'wheat'],
    ['oyster crackers', 'wheat'],
    ['tahini', 'sesame'],
    ['halva', 'sesame'],
    ["za'atar", 'sesame'],
    ['hummus', 'sesame'],
    ['marzipan', 'tree-nut'],
    ['gianduja', 'tree-nut'],
    ['frangipane', 'tree-nut'],
    ['almond meal', 'tree-nut'],
    ['pistachio ice cream', 'milk tree-nut'],
    ['Nutella', 'milk soy tree-nut'],
    ['3 tbsp peanut flour', 'peanut'],
    ['groundnuts', 'peanut'],
    ['mixed nuts', 'peanut tree-nut'],
    ['crayfish', 'shellfish'],
    ['crawfish tails', 'shellfish'],
    ['prawns', 'shellfish'],
    ['calamari rings', 'shellfish'],
    ['escargot', 'shellfish'],
    ['surimi', 'egg fish shellfish soy wheat'],
    ['oyster sauce', 'shellfish soy wheat'],
    ['Worcestershire sauce', 'fish wheat'],
    ['anchovies in oil', 'fish'],
    ['nam pla', 'fish'],
    ['Maggi seasoning', 'soy wheat'],
    ['Vegemite', 'wheat'],
    ['Kewpie', 'egg'],
    ['Quorn pieces', 'egg'],
    ['furikake', 'fish sesame'],
    ['isinglass', 'fish'],
    ['salmon steaks', 'fish'],
    ['goldfish crackers', 'milk wheat'],
    ['rice (contains peanuts)', 'peanut'],
    ['may contain traces of sesame', 'sesame'],
  ])('%s: %s', (text, allergens) => {
    expect(allergensIn(text)).toBe(allergens)
    expect([...statedInWords(text).allergens].sort().join(' ')).toBe(allergens)
  })

  it.each([
    ['malt vinegar', 'gluten'],
    ['pearl barley', 'gluten'],
    ['rolled oats', 'oats'],
    ['lard', 'pork'],
    ['beef tallow', 'beef'],
    ['suet', 'animal-fat'],
    ['schmaltz', 'poultry'],
    ['marshmallows', 'gelatin'],
    ['carmine', 'animal-only'],
    ['turkey bacon', 'poultry'],
    ['prosciutto', 'pork'],
    ['hot honey', 'honey'],
    ['dry white wine', 'alcohol'],
    ['lactose-free milk', 'lactose-free'],
    ['gluten-free oats', 'certified-gluten-free'],
    ['1 tbsp pickling spice', 'mustard'],
    ['panch phoron', 'mustard'],
    ['crab boil', 'mustard'],
  ])('%s has the trait %s', (text, trait) => {
    expect(findingsInWords(text).traits).toContain(trait)
  })
})

describe('words that only look like an allergen', () => {
  it.each([
    'coconut milk',
    'cocoa butter',
    'butter beans',
    'butternut squash',
    'butter lettuce',
    'bread and butter pickles',
    'apple butter',
    'cream of tartar',
    'cream of coconut',
    'creamed corn',
    'eggplant',
    'water chestnuts',
    'nutmeg',
    'nutritional yeast',
    'corn nuts',
    'buckwheat flour',
    'wheatgrass',
    'corn flour',
    'rice noodles',
    'corn tortillas',
    'tortilla chips',
    'milk thistle',
    'lactic acid',
    'maltodextrin',
    'oyster mushrooms',
    'crab apple jelly',
    'Swedish fish',
    'kidney beans',
    'soybean oil',
    'vegetable oil (soybean, palm)',
    'white wine vinegar',
    'beefsteak tomato',
    'honeydew melon',
    'shampoo',
    'graph paper',
  ])('%s', (text) => {
    expect(findingsInWords(text).allergens).toEqual([])
  })

  it.each([
    ['turkey bacon', 'pork'],
    ['hamburger', 'pork'],
    ['graham crackers', 'pork'],
    ['kidney beans', 'organ-meat'],
    ['beefsteak tomato', 'beef'],
    ['red wine vinegar', 'alcohol'],
    ['ginger ale', 'alcohol'],
    ['honeydew', 'honey'],
    ['poultry seasoning', 'poultry'],
    ['turkey burger', 'beef'],
  ] as const)('%s has no %s', (text, trait) => {
    expect(findingsInWords(text).traits).not.toContain(trait)
  })

  it.each([
    ['almond milk', 'tree-nut'],
    ['peanut butter', 'peanut'],
    ['almond milk ice cream', 'tree-nut'],
    ['soy yogurt', 'soy'],
    ['fishless filets', 'wheat'],
  ])('%s: %s and no more', (text, allergens) => {
    expect(allergensIn(text)).toBe(allergens)
  })
})

describe('what is said to be absent', () => {
  it.each([
    ['gluten-free flour', ''],
    ['flour (gluten free)', ''],
    ['pasta, gluten free', ''],
    ['dairy-free cheese', ''],
    ['non dairy milk', ''],
    ['vegan egg', ''],
    ['egg-free mayo', ''],
    ['vegan mac and cheese', 'wheat'],
    ['dairy-free mac and cheese', 'wheat'],
    ['gluten and dairy free pancakes', 'egg'],
    ['nut- and dairy-free pesto', ''],
    ['soy-free', ''],
    ['contains no nuts', ''],
    ['does not contain milk, egg or wheat', ''],
    ['free from milk, eggs and nuts', ''],
    ['Pad thai without peanuts', 'egg fish shellfish soy'],
    // Said of one food, not of its neighbor.
    ['Fish and gluten-free chips', 'fish'],
    ['Dairy-free cookies with milk', 'egg milk wheat'],
    ['Egg sandwich, no cheese', 'egg wheat'],
    ['No-bake peanut butter bars', 'peanut'],
    ['Peanut butter, made in a peanut-free room', 'peanut'],
    ['Lactose-free milk', 'milk'],
    ['Non dairy creamer', 'milk'],
    ['Sugar-free peanut butter', 'peanut'],
    ['Free range eggs', 'egg'],
  ])('%s: %s', (text, allergens) => {
    expect(allergensIn(text)).toBe(allergens)
  })
})

describe('dishes and what they usually hold', () => {
  it.each([
    ['Peanut butter sandwich', 'peanut wheat'],
    ['Pad thai', 'egg fish peanut shellfish soy'],
    ['Chicken satay', 'peanut'],
    ['Caesar salad', 'egg fish milk'],
    ['Egg noodles', 'egg wheat'],
    ['Challah', 'egg wheat'],
    ['Macaroons', 'egg tree-nut'],
    ['Mole poblano', 'peanut sesame tree-nut'],
    ['Baba ganoush', 'sesame'],
    ['Fettuccine Alfredo', 'milk wheat'],
    ['Crab cakes', 'egg shellfish wheat'],
    ['Hawaiian pizza', 'milk wheat'],
    ['Sloppy joes', 'wheat'],
    ['Lemon bars', 'egg milk wheat'],
    ['Chicken milanesa', 'egg wheat'],
    ['Tuna casserole', 'fish milk wheat'],
    ['Turkey burgers', 'wheat'],
    ['Ice cream cones', 'wheat'],
    ['Creamy tomato soup', 'milk'],
    ['Creamy peanut butter', 'peanut'],
  ])('%s: %s', (text, allergens) => {
    expect(allergensIn(text)).toBe(allergens)
  })

  it('are assumed only when there is no ingredient list', () => {
    expect(statedInWords('Pad thai').allergens).toEqual([])
    expect(statedInWords('Peanut noodles').allergens).toEqual(['peanut'])
  })
})

it('names the words it found', () => {
  expect(findingsInWords('Rice with Peanuts').words.map(({ said }) => said)).toEqual(['peanut'])
})

it('names a word once, however often it is said, and again where it means something else', () => {
  const foundIn = (text: string) =>
    findingsInWords(text).words.map(({ said, allergens }) => [said, ...allergens])
  expect(foundIn('milk, eggs, milk, egg and milk')).toEqual([
    ['milk', 'milk'],
    ['egg', 'egg'],
  ])
  expect(foundIn('pesto, nut-free pesto, pesto')).toEqual([
    ['pesto', 'tree-nut', 'milk'],
    ['pesto', 'milk'],
  ])
})

it('a word listed as harmless is in no other table', () => {
  const harmless = (FALSE_FRIENDS[''] ?? '').split(',').map((phrase) => wordsKey(phrase))
  expect(harmless.length).toBeGreaterThan(200)
  const { ingredients, dishes } = allergenLexicon()
  const holdsSomething = (key: string) => {
    const held = ingredients.holds.get(key)
    return !held || held.allergens.size + held.traits.size > 0 || dishes.holds.has(key)
  }
  expect(harmless.filter(holdsSomething)).toEqual([])
})

it('every phrase of the tables has one to six words', () => {
  const { ingredients, dishes } = allergenLexicon()
  const odd = [...ingredients.holds.keys(), ...dishes.holds.keys()].filter(
    (key) => !/^[a-z0-9]+(?: [a-z0-9]+){0,5}$/.test(key),
  )
  expect(odd).toEqual([])
})

it('reads the longest text in linear time', () => {
  for (const words of [
    ['vegan', 'milk'],
    ['gluten', 'and', 'dairy'],
    ['no', 'egg', 'or'],
    ['cream', 'of'],
  ]) {
    const text = Array.from({ length: 30_000 }, (_, at) => words[at % words.length]).join(' ')
    const start = performance.now()
    findingsInWords(text)
    // About half a second; the square of the length would be minutes.
    expect(performance.now() - start).toBeLessThan(8000)
  }
}, 40_000)
