import { rulesAgainst } from '@pennyplate/domain/diet/not-for-household'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { describe, expect, test } from 'vitest'
import { nameFood } from '../lines/name-food.ts'
import { readIngredientLine } from '../lines/read-ingredient-line.ts'
import { matchReceiptLine } from '../printed/match-printed.ts'
import { findFood, searchFoods } from './find-food.ts'
import { allFoods, type CatalogFood, foodById } from './foods.ts'

describe('a name that says what its food is without', () => {
  test.each([
    ['gluten-free flour tortillas', 'gluten-free-tortilla'],
    ['gluten free cheerios', 'gluten-free-oat-cereal'],
    ['wheat-free bread', 'gluten-free-bread'],
    ['glutenfree bread', 'gluten-free-bread'],
    ['bread without gluten', 'gluten-free-bread'],
    ['peanut-free granola bars', 'gluten-free-granola-bars'],
    ['milk-free chocolate chips', 'chocolate-chips-dairy-free'],
    ['vegetarian chicken nuggets', 'meatless-nuggets'],
    ['gluten- and dairy-free cookies', 'gluten-free-chip-cookies'],
    ['gluten-free rice', 'white-rice'],
    ['fat-free milk', 'milk-skim'],
    ['gluten-free beer', null],
    ['non-alcoholic beer', null],
    ['no-nut pesto', null],
    ['corn-free tortillas', null],
    ['no egg noodles', null],
    ['lactose-free cheddar', null],
  ])('%s is %s', (text, id) => {
    expect(findFood(text)?.food.id ?? null).toBe(id)
  })

  test.each([['1 loaf bread (gluten free)'], ['2 cups flour, gluten-free'], ['1 cup sesame-free hummus']])(
    '%s is not tied to the food with it',
    (line) => {
      const read = readIngredientLine(line)
      const food = read.status === 'tied' ? foodById(read.foodId) : undefined
      expect(food && (mayHold(food, 'wheat') || mayHold(food, 'sesame'))).toBeFalsy()
    },
  )

  test.each([
    ['Gluten-free beer', 'wheat'],
    ['Gluten-free flour tortilla bowls', 'wheat'],
    ['Nut-free granola bites', 'tree-nut'],
  ] as const)('%s, when it is none of our foods, is not said to hold %s', (name, allergen) => {
    const rule = { id: `restriction:${allergen}`, allergens: [allergen] } as const
    expect(rulesAgainst({ name, food: null }, [rule])).toEqual([])
  })
})

const CLAIMS: readonly (readonly [string, (food: CatalogFood) => boolean])[] = [
  ['gluten', (food) => food.traits.includes('gluten') || mayHold(food, 'wheat')],
  ['wheat', (food) => mayHold(food, 'wheat')],
  ['dairy', (food) => mayHold(food, 'milk')],
  ['egg', (food) => mayHold(food, 'egg')],
  ['nut', (food) => mayHold(food, 'tree-nut') || mayHold(food, 'peanut')],
  ['peanut', (food) => mayHold(food, 'peanut')],
  ['soy', (food) => mayHold(food, 'soy')],
  ['sesame', (food) => mayHold(food, 'sesame')],
  ['fish', (food) => mayHold(food, 'fish')],
  ['shellfish', (food) => mayHold(food, 'shellfish')],
  ['corn', (food) => food.traits.includes('corn-derivative')],
  ['onion', (food) => food.traits.includes('onion')],
  ['alcohol', (food) => food.traits.includes('alcohol')],
]

/** Every 997th name with a claim; a long run asks all. */
const STEP = rounds(997, 1)

test('no reader finds a food with what its name says is absent', { timeout: 36_000_000 }, () => {
  const asked = [...allFoods().values()]
    .flatMap((food) => [food.name, ...food.synonyms])
    .flatMap((name) =>
      CLAIMS.flatMap(([thing, holds]) =>
        [
          `${thing}-free ${name}`,
          `no-${thing} ${name}`,
          `${name} without ${thing}`,
          `${name} (${thing} free)`,
        ].map((text) => ({ text, holds })),
      ),
    )
    .filter((_, at) => at % STEP === 0)
  const wrong = asked.flatMap(({ text, holds }) =>
    foodsReadFrom(text)
      .filter(holds)
      .map(({ id }) => `${text}: ${id}`),
  )
  expect(wrong).toEqual([])
})

function foodsReadFrom(text: string): CatalogFood[] {
  const line = readIngredientLine(text)
  const found = [findFood(text)?.food, matchReceiptLine(text)?.food, nameFood(text)?.food]
  const tied = line.status === 'tied' ? foodById(line.foodId) : undefined
  return [...found, tied, ...searchFoods(text, 5).map(({ food }) => food)].filter(
    (food) => food !== undefined,
  )
}
