import { expect, test } from 'vitest'
import { foodById } from '../src/foods/foods.ts'
import { readIngredientLine } from '../src/lines/read-ingredient-line.ts'

/** Line, food, grams (null: none), whether the line states them. */
const TIED: readonly (readonly [line: string, foodId: string, massG: number | null, isStated: boolean])[] = [
  ['6 Tb sugar', 'sugar', 75, true],
  ['2 teaspoons Asian (toasted) sesame oil', 'sesame-oil', 9.1, true],
  ['3 green cardamom pods', 'cardamom', 0.45, false],
  ['Freshly milled white or black pepper', 'white-pepper', 1.2, false],
  ['½ head savoy cabbage, shredded', 'green-cabbage', 454, false],
  ['2 tablespoos paprika', 'paprika', 13.6, true],
  ['4 medium-size cloves garlic', 'garlic', 12, false],
  ['One 6-oz can tomato paste', 'tomato-paste', 170, true],
  ['3 drops green food coloring', 'food-coloring', 0.15, false],
  ['5 thick-cut strips bacon', 'bacon', 140, false],
  ['Butter for the pan', 'butter', 14, false],
  ['1 package cream cheese, softened', 'cream-cheese', 227, false],
  ['2 14-oz cans chickpeas, drained', 'chickpeas-canned', 476, true],
  ['1 (14.5 oz) can diced tomatoes', 'diced-tomatoes', 411, true],
  ['3 6-ounce salmon fillets', 'salmon', 510, true],
  ['1 1/2 cups (180 g) all-purpose flour, plus more for dusting', 'all-purpose-flour', 180, true],
  ['2 to 3 carrots, peeled', 'carrot', 152.5, false],
  ['1 large onion, cut into small pieces', 'onion', 160, false],
  ['1 small onion, minced', 'onion', 112, false],
  ['1½ lb ground beef', 'ground-beef-80', 680, true],
  ['11/2 cups milk', 'milk-whole', 366, true],
  ['2 cupsgranulated sugar', 'sugar', 400, true],
  ['Juice of 1 lemon', 'lemon-juice-fresh', 48, false],
  ['2-inch piece of ginger, grated', 'ginger', 22, false],
  ['1 cup cooked quinoa', 'quinoa', 61, true],
  ['4 chicken breasts (about 2 pounds total)', 'chicken-breast', 907, true],
  ['1 can tomatoes', 'diced-tomatoes', 411, false],
  ['3 bay leaves', 'bay-leaf', 0.6, false],
  ['1 tsp ground ginger', 'ginger-ground', 1.8, true],
  ['1 tomato, diced', 'tomato', 123, false],
  ['2 peppers, sliced', 'bell-pepper-green', 238, false],
  ['4 sprigs rosemary, or 1 teaspoon dried', 'rosemary-fresh', 8, false],
  ['1/4 cup chopped basil', 'basil-fresh', 6, true],
  ['1 teaspoon basil', 'basil-dried', 0.7, true],
  ['Salt to taste', 'salt', 3, false],
  ['2 cups parmesean cheese', 'parmesan-grated', 200, true],
  ['1 tsp gluten-free baking powder', 'baking-powder', 4.6, true],
  ['2 tbsp gluten-free soy sauce', 'tamari', 36, true],
  ['475 grams extra smooth Ricotta', 'ricotta', 475, true],
  ['to taste kosher salt', 'kosher-salt', 2, false],
  ['1 garlic bulb', 'garlic', 40, false],
  ['2 bulbs of garlic, halved', 'garlic', 80, false],
  ['garlic bulb', 'garlic', 40, false],
  ['1 fennel bulb', 'fennel-bulb', 234, false],
  ['cups (187 g) flour', 'all-purpose-flour', 187, true],
  ['1 cup [honey](https://example.com/honey)', 'honey', 339, true],
]

test.each(TIED)('%s is %s', (line, foodId, massG, isMassStated) => {
  const read = readIngredientLine(line)
  expect(read).toMatchObject({ status: 'tied', foodId, isMassStated })
  if (read.status !== 'tied') return
  if (massG === null) expect(read.massG).toBeNull()
  else expect(Math.abs((read.massG ?? 0) / massG - 1)).toBeLessThan(0.03)
})

/** No food of ours, or one that may lack what the words say. */
const UNRESOLVED: readonly string[] = [
  '1 cup peanut flour',
  '6 peanut butter cups, chopped',
  '1 tsp vegan Worcestershire sauce',
  '4 oz crab sticks',
  '1 all-butter pie crust',
  '1 cup cashew cream',
  '2 tbsp smoked salt',
  '1 tsp black vinegar',
  '1/4 cup candied walnuts',
  '1 tsp shrimp powder',
  '1/4 cup crushed candy canes',
  '2 cups dairy-free milk',
  '1 cup chocolate sauce (contains hazelnuts)',
  'dragon cheese dust',
  'salt and unicorn dust',
]

test.each(UNRESOLVED)('%s stays unresolved', (line) => {
  expect(readIngredientLine(line).status).toBe('unresolved')
})

test('a choice of foods is the first of them, and the others are alternatives', () => {
  expect(readIngredientLine('1 yellow or red onion, sliced')).toMatchObject({
    foodId: 'onion',
    alternatives: [{ text: 'red onion', foodId: 'red-onion' }],
    preparation: 'sliced',
  })
  expect(readIngredientLine('4 cups chicken or vegetable broth')).toMatchObject({
    foodId: 'chicken-broth',
    alternatives: [{ foodId: 'vegetable-broth' }],
  })
  expect(readIngredientLine('2 tbsp butter (or coconut oil)')).toMatchObject({
    foodId: 'butter',
    alternatives: [{ text: 'coconut oil', foodId: 'coconut-oil' }],
  })
  expect(readIngredientLine('2 tbsp butter or dragon fat')).toMatchObject({
    foodId: 'butter',
    alternatives: [{ text: 'dragon fat', foodId: null }],
  })
})

test('foods that all go in are read together, or not at all', () => {
  expect(readIngredientLine('Kosher salt and freshly ground black pepper')).toMatchObject({
    foodId: 'kosher-salt',
    also: [{ foodId: 'black-pepper' }],
  })
  expect(readIngredientLine('Toppings: shredded cheddar, sour cream, chopped cilantro')).toMatchObject({
    foodId: 'cheddar',
    also: [{ foodId: 'sour-cream' }, { foodId: 'cilantro' }],
    allergens: ['milk'],
  })
})

test('what is said beside the food is kept', () => {
  expect(readIngredientLine('2 cups walnuts, finely chopped, divided (optional; see note)')).toMatchObject({
    foodId: 'walnuts',
    preparation: 'finely chopped',
    isOptional: true,
    note: expect.stringContaining('see note'),
  })
})

test.each([
  ['For the sauce:', 'For the sauce'],
  ['## Dough', 'Dough'],
  ['[Header] Glaze', 'Glaze'],
  ['For the dressing', 'For the dressing'],
])('%s is a heading', (line, heading) => {
  expect(readIngredientLine(line)).toMatchObject({ status: 'heading', heading })
})

test.each(['', '  ', '---', '12 wooden skewers', 'parchment paper'])('%s names no food', (line) => {
  expect(readIngredientLine(line).status).toBe('nothing')
})

test('what the household says wins over the words', () => {
  expect(readIngredientLine("2 cups Aunt May's flour", foodById('oat-flour'))).toMatchObject({
    foodId: 'oat-flour',
    isSure: true,
  })
})
