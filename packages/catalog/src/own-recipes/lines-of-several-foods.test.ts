import type { Allergen } from '@pennyplate/domain/food/food'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, test } from 'vitest'
import { allFoods, type CatalogFood, foodById } from '../foods/foods.ts'
import { readOwnLines } from './read-own-lines.ts'

/** Lines that name several foods, as people write them, and the allergens of all of them. */
const SEVERAL: readonly (readonly [string, string])[] = [
  ['Dry- 1 cup oat flour, 2 cups rolled oats', ''],
  ['Dry: 1 cup flour, 1 cup almond flour', 'wheat tree-nut'],
  ['Wet - 1 cup buttermilk, 2 eggs, 1/4 cup oil', 'milk egg'],
  ['flour, egg, milk', 'wheat egg milk'],
  ['Flour, eggs, and milk', 'wheat egg milk'],
  ['eggs, flour', 'egg wheat'],
  ['flour/egg/milk', 'wheat egg milk'],
  ['flour / egg / milk', 'wheat egg milk'],
  ['flour + egg + milk', 'wheat egg milk'],
  ['flour & egg', 'wheat egg'],
  ['flour; egg; milk', 'wheat egg milk'],
  ['1 large egg + 1 egg yolk', 'egg'],
  ['2 eggs and 1 cup milk', 'egg milk'],
  ['2 eggs, 1 cup milk', 'egg milk'],
  ['2 eggs, 1 cup milk, 1 cup flour', 'egg milk wheat'],
  ['2 eggs; 1 cup milk', 'egg milk'],
  ['2 eggs & 1 cup milk', 'egg milk'],
  ['2 eggs plus 1/2 cup soy sauce', 'egg soy wheat'],
  ['1 cup rice + 2 tbsp peanut butter', 'peanut'],
  ['1 cup rice, 2 tbsp peanut butter', 'peanut'],
  ['1 cup rice and peanut butter', 'peanut'],
  ['1 cup rice, peanut butter', 'peanut'],
  ['1 lb shrimp, 8 oz spaghetti', 'shellfish wheat'],
  ['1 lb shrimp and 8 oz spaghetti', 'shellfish wheat'],
  ['1 lb chicken thighs, 1/2 cup Parmesan', 'milk'],
  ['salt, pepper, butter', 'milk'],
  ['salt, pepper and butter', 'milk'],
  ['salt and pepper, 1 tbsp butter', 'milk'],
  ['oil or butter', 'milk'],
  ['butter or oil', 'milk'],
  ['olive oil/butter', 'milk'],
  ['1 tbsp olive oil or 1 tbsp butter', 'milk'],
  ['1 cup milk or 1/2 cup cream', 'milk'],
  ['1 cup oat milk or almond milk', 'tree-nut'],
  ['1 cup water or 1 cup milk', 'milk'],
  ['walnuts or pecans', 'tree-nut'],
  ['1/2 cup walnuts, raisins', 'tree-nut'],
  ['1/2 cup raisins, walnuts', 'tree-nut'],
  ['raisins, walnuts, coconut', 'tree-nut'],
  ['1/2 cup raisins or walnuts', 'tree-nut'],
  ['lettuce, tomato, mayo, cheese', 'egg milk'],
  ['Toppings: sour cream, salsa, cheddar', 'milk'],
  ['For serving: tortillas, sour cream', 'wheat milk'],
  ['Serve with bread and butter', 'wheat milk'],
  ['bread, butter', 'wheat milk'],
  ['4 slices bread, 2 tbsp butter', 'wheat milk'],
  ['4 slices bread + butter', 'wheat milk'],
  ['4 slices bread with butter', 'wheat milk'],
  ['4 slices bread with 2 tbsp peanut butter', 'wheat peanut'],
  ['1 banana with 2 tbsp almond butter', 'tree-nut'],
  ['1 banana, 2 tbsp almond butter', 'tree-nut'],
  ['1 apple (and peanut butter)', 'peanut'],
  ['1 apple, sliced, plus peanut butter', 'peanut'],
  ['celery & peanut butter', 'peanut'],
  ['carrots, hummus', 'sesame'],
  ['1 cup carrots, 1/4 cup hummus', 'sesame'],
  ['rice, tofu, edamame', 'soy'],
  ['2 cups rice, 1 block tofu', 'soy'],
  ['2 cups rice + 14 oz tofu', 'soy'],
  ['2 cups rice, 1 lb salmon, 1 tbsp sesame oil', 'fish sesame'],
  ['salmon or shrimp', 'fish shellfish'],
  ['1 lb salmon or shrimp', 'fish shellfish'],
  ['1 can tuna, 2 tbsp mayonnaise', 'fish egg'],
  ['1 can (5 oz) tuna + 2 tbsp mayonnaise', 'fish egg'],
  ['tuna, mayo, celery', 'fish egg'],
  ['2 tbsp soy sauce, 1 tbsp honey, 1 tsp sesame oil', 'soy wheat sesame'],
  ['soy sauce, honey, garlic', 'soy wheat'],
  ['soy sauce/honey', 'soy wheat'],
  ['honey, soy sauce', 'soy wheat'],
  ['1 tbsp honey + soy sauce', 'soy wheat'],
  ['1 tbsp honey and 2 tbsp soy sauce', 'soy wheat'],
  ['Worcestershire sauce & ketchup', 'fish'],
  ['ketchup, Worcestershire sauce', 'fish'],
  ['1/2 cup ketchup, 1 tbsp Worcestershire sauce', 'fish'],
  ['1 lb ground beef, 1 egg, 1/2 cup breadcrumbs', 'egg wheat'],
  ['1 lb ground beef + 1 egg + 1/2 cup breadcrumbs', 'egg wheat'],
  ['ground beef, egg, breadcrumbs', 'egg wheat'],
  ['1 box cake mix, 3 eggs, 1/2 cup oil', 'wheat egg'],
  ['1 cup sugar, 1 cup butter', 'milk'],
  ['1 cup each sugar and butter', 'milk'],
  ['1 cup sugar and butter', 'milk'],
  ['sugar, butter, vanilla', 'milk'],
  ['cinnamon, sugar, butter', 'milk'],
  ['cinnamon sugar and butter', 'milk'],
  ['1 tsp cinnamon, 1 cup yogurt', 'milk'],
  ['berries, yogurt, granola', 'milk'],
  ['1 cup berries / 1 cup yogurt', 'milk'],
  ['1 cup berries, yogurt', 'milk'],
  ['1 cup quinoa, feta', 'milk'],
  ['quinoa, feta, cucumber', 'milk'],
  ['1 cup quinoa (plus feta)', 'milk'],
  ['2 cups broth, 1 cup cream', 'milk'],
  ['2 cups chicken broth and cream', 'milk'],
  ['1 pound pasta, 1 jar Alfredo sauce', 'wheat milk'],
  ['pasta, marinara, mozzarella', 'wheat milk'],
  ['1 lb pasta + 1 jar marinara + 8 oz mozzarella', 'wheat milk'],
  ['corn tortillas, cheese', 'milk'],
  ['8 corn tortillas, 1 cup cheese', 'milk'],
  ['8 corn tortillas or flour tortillas', 'wheat'],
  ['corn or flour tortillas', 'wheat'],
  ['2 tbsp tahini + lemon juice', 'sesame'],
  ['lemon juice, tahini', 'sesame'],
  ['lemon juice, garlic, tahini', 'sesame'],
  ['1 cup chickpeas, 2 tbsp tahini', 'sesame'],
  ['cornstarch, egg white', 'egg'],
  ['1 cup cornstarch, 1 egg white', 'egg'],
  ['1 lb cod, 1 cup panko, 1 egg', 'fish wheat egg'],
  ['cod, panko, egg', 'fish wheat egg'],
  ['1 avocado, 1 English muffin', 'wheat'],
  ['avocado, English muffin', 'wheat'],
  ['1 avocado + toast', 'wheat'],
]

/** What counts for allergies and diets; null where the household is asked. */
function counted(line: string) {
  const [reading] = readOwnLines({ lines: [{ text: line }], ties: {} })
  if (reading?.is !== 'tied') return null
  const foods = [reading, ...reading.also].flatMap(({ foodId }) => foodById(foodId) ?? [])
  const said = reading.beyond.flatMap(({ allergens, traits }): string[] => [...allergens, ...traits])
  return (fact: string) =>
    said.includes(fact) ||
    foods.some((food) => food.traits.some((one) => one === fact) || mayHold(food, fact as Allergen))
}

test.each(SEVERAL)('%s: every allergen counts, or the line is asked about', (line, named) => {
  const counts = counted(line)
  if (counts) expect(named.split(' ').filter((one) => one !== '' && !counts(one))).toEqual([])
})

test('most of them are understood', () => {
  const asked = SEVERAL.filter(([line]) => counted(line) === null)
  expect(asked.length).toBeLessThan(SEVERAL.length / 5)
})

test('every amount and every food of a line is bought', () => {
  const [dry] = readOwnLines({ lines: [{ text: 'Dry- 1 cup oat flour, 2 cups rolled oats' }], ties: {} })
  expect(dry).toMatchObject({ foodId: 'oat-flour', amount: 1, also: [{ foodId: 'rolled-oats', amount: 2 }] })
  const [eggs] = readOwnLines({ lines: [{ text: '1 large egg + 1 egg yolk' }], ties: {} })
  expect(eggs).toMatchObject({ foodId: 'egg-large', grams: 50, also: [{ foodId: 'egg-yolk', grams: 17 }] })
  const [flour] = readOwnLines({ lines: [{ text: '1 cup flour, plus 2 tbsp for dusting' }], ties: {} })
  expect(flour).toMatchObject({
    grams: 125,
    also: [{ foodId: 'all-purpose-flour', unit: 'tbsp', amount: 2 }],
  })
})

const STYLES: readonly ((food: string) => string)[] = [
  (food) => `rice, ${food}`,
  (food) => `${food}, rice`,
  (food) => `salt, ${food}, rice`,
  (food) => `rice and ${food}`,
  (food) => `rice & ${food}`,
  (food) => `rice/${food}`,
  (food) => `rice or ${food}`,
  (food) => `Bowl: rice, ${food}`,
  (food) => `1 cup rice, ${food}`,
  (food) => `1 cup rice plus ${food}`,
  (food) => `1 cup rice + 1 cup ${food}`,
  (food) => `1 cup rice; ${food}`,
  (food) => `1 cup rice - ${food}`,
  (food) => `1 cup rice (and ${food})`,
  (food) => `1 cup rice, rinsed, and 2 tbsp ${food}`,
  (food) => `1 cup rice, topped with ${food}`,
  (food) => `1 cup rice mixed with ${food}`,
  (food) => `1 cup rice (such as ${food})`,
  (food) => `Dry- 1 cup rice, 1 cup ${food}`,
]
/** A name that is itself a list is another matter. */
const IS_LIST = /[,(]|\b(?:and|with|in)\b/
const DIET_FACTS: readonly string[] = ['gluten', 'meat', 'pork', 'fish', 'shellfish', 'dairy', 'alcohol']

test.each(STYLES)('style %#: no food of the catalog hides behind another one', (written) => {
  const facts = ({ allergens, traits }: CatalogFood) => [
    ...allergens,
    ...traits.filter((one) => DIET_FACTS.includes(one)),
  ]
  const foods = [...allFoods().values()].filter((_, at) => at % rounds(10, 1) === 0)
  const hidden = foods.flatMap((food) => {
    const counts = IS_LIST.test(food.name) ? null : counted(written(food.name))
    return counts && facts(food).some((fact) => !counts(fact)) ? [written(food.name)] : []
  })
  expect(hidden).toEqual([])
})

test.each([
  ...['salt, to taste', 'butter, melted', 'milk, whole', '2 tbsp butter, softened', '1 onion, diced'],
  ...['1 cup flour, sifted', '2 eggs, beaten', '1 lb chicken thighs, boneless'],
  ...['1 can (15 oz) black beans, drained and rinsed', '3 cloves garlic, minced', 'cilantro, chopped'],
  ...['1 tbsp olive oil, divided', '1 cup milk, plus more as needed', '1 lb ground beef, about 4 patties'],
  ...['4 slices bread, toasted', '2 carrots, 1 chopped and 1 sliced', '1 lb shrimp, 16-20 count'],
  ...['8 oz pasta, cooked', '1 stick butter, 1/2 cup', '1/2 cup Parmesan, grated', 'oil, for frying'],
  ...[
    '1 cup rice, rinsed',
    '1 avocado, pitted and sliced',
    '1 lime, cut into wedges',
    'Garlic: 3 cloves, minced',
  ],
])('%s is not asked about', (line) => {
  expect(readOwnLines({ lines: [{ text: line }], ties: {} })).toMatchObject([{ is: 'tied', also: [] }])
})
