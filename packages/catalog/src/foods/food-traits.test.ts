import { FOOD_TRAITS, type FoodTrait } from '@pennyplate/domain/food/food'
import { expect, test } from 'vitest'
import traitRows from '../../data/food-traits.json' with { type: 'json' }
import { allFoods, foodById } from './foods.ts'

const rows: readonly (readonly [string, readonly string[]])[] = Object.entries(traitRows)
const listed = (words: string) => words.split(/\s+/)

test('every list has a known trait and sorted, unique, existing foods', () => {
  for (const [trait, ids] of rows) {
    expect(FOOD_TRAITS).toContain(trait)
    expect(ids).toEqual([...new Set(ids)].sort())
    for (const id of ids) expect(foodById(id)?.id).toBe(id)
  }
})

/** A dietitian's examples for each trait. */
const EXAMPLES: readonly (readonly [FoodTrait, holds: string, lacks: string])[] = [
  ['onion', 'onion onion-powder salsa ketchup chicken-broth', 'carrot milk-whole garlic-powder'],
  ['garlic', 'garlic garlic-salt pesto marinara hummus', 'onion apple'],
  ['corn', 'corn-canned polenta tortilla-chips popcorn-popped cornstarch', 'rice-cakes cola'],
  ['corn-derivative', 'corn-canned cola corn-syrup powdered-sugar', 'apple white-rice'],
  ['citrus', 'orange lemon-zest orange-juice mayonnaise', 'apple tomato'],
  ['stone-fruit', 'peach plum cherries prunes apricot-preserves', 'apple mango'],
  ['berry', 'strawberries jam-strawberry cranberry-sauce', 'apple'],
  ['melon', 'watermelon cantaloupe honeydew', 'cucumber'],
  ['latex-fruit', 'banana avocado guacamole kiwi', 'apple'],
  ['cruciferous', 'broccoli kale coleslaw-mix mustard-dijon', 'spinach'],
  ['root-vegetable', 'carrot beet frozen-peas-carrots', 'tomato'],
  ['mustard', 'mustard-yellow mayonnaise hot-dogs', 'ketchup'],
  ['spicy', 'jalapeno hot-sauce chorizo', 'black-pepper bell-pepper-red'],
  ['aged-cheese', 'cheddar parmesan-grated swiss-cheese', 'ricotta cream-cheese cottage-cheese'],
  ['sulfites', 'dried-apricots cooking-wine-red balsamic-vinegar', 'apple'],
  ['msg', 'ramen-noodles bouillon-chicken soy-sauce', 'salt'],
  ['high-purine', 'anchovies beef-liver beer', 'chicken-breast'],
  ['high-mercury', 'tuna-albacore', 'salmon'],
  ['listeria-risk', 'brie deli-turkey smoked-salmon', 'cheddar chicken-breast'],
  ['fava-bean', 'fifteen-bean-mix', 'black-beans-canned'],
  ['scaleless-fish', 'catfish swai', 'salmon'],
  ['mint', 'mint-fresh', 'basil-fresh'],
  ['tropical-fruit', 'mango pineapple', 'apple'],
]

test.each(EXAMPLES)('%s: %s, and not %s', (trait, holds, lacks) => {
  for (const id of listed(holds)) expect(foodById(id)?.traits, id).toContain(trait)
  for (const id of listed(lacks)) expect(foodById(id)?.traits, id).not.toContain(trait)
})

test('every food with onions in its groups has the onion trait', () => {
  const missed = [...allFoods().values()].filter(
    ({ groups, traits }) => groups.includes('onions') && !traits.includes('onion'),
  )
  expect(missed.map(({ id }) => id)).toEqual([])
})
