import { createHash } from 'node:crypto'
import { statedInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { isUnit } from '@pennyplate/domain/amounts/units'
import { DISLIKE_GROUPS } from '@pennyplate/domain/diet/diet-rules'
import type { Allergen, FoodTrait } from '@pennyplate/domain/food/food'
import { atwaterKcalRange, NUTRIENT_KEYS } from '@pennyplate/domain/food/nutrition'
import { wordsOf } from '@pennyplate/domain/food/word-forms'
import { EGGS, MILKS } from '@pennyplate/domain/profile/profile-options'
import { expect, test } from 'vitest'
import checksums from '../../data/composition-checksums.json' with { type: 'json' }
import { findFood } from './find-food.ts'
import { AISLES, allFoods, type CatalogFood } from './foods.ts'

const foods = [...allFoods().values()]

/** Foods whose energy does not follow from protein, carbohydrate and fat, and why. */
const ENERGY_REASONS: Readonly<Record<string, string>> = {
  'vanilla-extract': 'alcohol',
  'cooking-wine-white': 'alcohol',
  'cooking-wine-red': 'alcohol',
  'sherry-cooking': 'alcohol',
  'sparkling-wine': 'alcohol',
  beer: 'alcohol',
  rum: 'alcohol',
  brandy: 'alcohol',
  whiskey: 'alcohol',
  vodka: 'alcohol',
  tequila: 'alcohol',
  gin: 'alcohol',
  'coffee-liqueur': 'alcohol',
  'orange-liqueur': 'alcohol',
  marsala: 'alcohol',
  sherry: 'alcohol',
  port: 'alcohol',
  vermouth: 'alcohol',
  sake: 'alcohol',
  mirin: 'alcohol',
  'shaoxing-wine': 'alcohol',
  'lemon-extract': 'alcohol',
  'peppermint-extract': 'alcohol',
  'white-vinegar': 'acetic acid',
  'apple-cider-vinegar': 'acetic acid',
  'balsamic-vinegar': 'acetic acid',
  'red-wine-vinegar': 'acetic acid',
  'rice-vinegar': 'acetic acid',
  'white-wine-vinegar': 'acetic acid',
  'sherry-vinegar': 'acetic acid',
  'malt-vinegar': 'acetic acid',
  stevia: 'the record counts a carbohydrate that yields no energy',
  'baking-powder': 'the record counts minerals as carbohydrate',
  'oat-bran': 'the record uses factors of its own for bran',
  'cocoa-dark': 'the record uses factors of its own for cocoa',
  'taco-seasoning': 'the record does not add up; kept as published',
}

const BRITISH_WORDS =
  /\b(?:color|flavour|grey|yoghurt|fibre|litre|chilli|tinned|mince|wholemeal|caster|rapeseed|prawns?|coriander leaf)\b/i

const TRAIT_OF_ALLERGEN: readonly (readonly [Allergen, FoodTrait])[] = [
  ['milk', 'dairy'],
  ['egg', 'egg'],
  ['fish', 'fish'],
  ['shellfish', 'shellfish'],
  ['wheat', 'gluten'],
  ['soy', 'soy'],
  ['tree-nut', 'nuts'],
]
const KINDS_OF_MEAT = ['poultry', 'red-meat', 'processed-meat', 'organ-meat'] as const
const NEVER_ANIMAL_ONLY = ['grain', 'legume', 'added-sugar', 'seed-oil', 'nuts'] as const

// The file's keys are food ids.
const checksumOf = (id: string) => (checksums as Readonly<Record<string, string>>)[id]

test('there are more foods than the catalog promises', () => {
  expect(foods.length).toBeGreaterThanOrEqual(560)
})

test('ids are unique and kebab-case', () => {
  expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length)
  for (const { id } of foods) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
})

test('no two foods share a name or a synonym', () => {
  const owners = new Map<string, string>()
  const clashes: string[] = []
  for (const food of foods)
    for (const name of new Set(
      [food.name, food.plural, ...food.synonyms].map((word) => word.toLowerCase()),
    )) {
      const owner = owners.get(name)
      if (owner !== undefined && owner !== food.id) clashes.push(`${name}: ${owner}, ${food.id}`)
      owners.set(name, food.id)
    }
  expect(clashes, 'a name leads to one food: drop or reword it in one of the two').toEqual([])
})

test('a synonym is listed once in its food', () => {
  const repeated = foods.filter((food) => new Set(food.synonyms).size !== food.synonyms.length)
  expect(repeated.map((food) => food.id)).toEqual([])
})

test('every food stands in an aisle of the store, and every aisle has foods', () => {
  expect([...new Set(foods.map((food) => food.aisle))].sort()).toEqual(AISLES.map((aisle) => aisle.id).sort())
})

/** Every finding of a check, so that one run shows them all. */
function complaints(check: (food: CatalogFood) => readonly (string | false)[]): string[] {
  return foods.flatMap((food) =>
    check(food).flatMap((problem) => (problem ? [`${food.id}: ${problem}`] : [])),
  )
}

test('every food has shelf lives, a believable inedible share and positive measures in known units', () => {
  const found = complaints(({ shelfLifeDays, refusePct, measures }) => [
    (shelfLifeDays.unopened <= 0 || shelfLifeDays.opened <= 0) && 'shelf life',
    (refusePct < 0 || refusePct >= 95) && 'refusePct',
    ...Object.entries(measures).map(([unit, grams]) => (!isUnit(unit) || grams <= 0) && `measure ${unit}`),
  ])
  expect(found).toEqual([])
})

test('every food says where its figures come from, and how much of a moderate FODMAP food is low', () => {
  const found = complaints((food) => [
    food.ndbNo === null && !food.compositionSource && 'source',
    food.fodmap === 'moderate' && !((food.fodmapLimitG ?? 0) > 0) && 'fodmapLimitG',
    ...food.groups.map((group) => !DISLIKE_GROUPS.includes(group) && `group ${group}`),
  ])
  expect(found).toEqual([])
})

test('allergens and traits agree with each other', () => {
  const found = complaints(({ allergens, traits }) => {
    const has = (trait: FoodTrait) => traits.includes(trait)
    const isFlesh = KINDS_OF_MEAT.some(has) && !has('animal-fat')
    return [
      ...TRAIT_OF_ALLERGEN.map(
        ([allergen, trait]) => allergens.includes(allergen) && !has(trait) && `${allergen} without ${trait}`,
      ),
      isFlesh && !has('meat') && 'meat',
      ...NEVER_ANIMAL_ONLY.map((trait) => has('animal-only') && has(trait) && `animal-only with ${trait}`),
    ]
  })
  expect(found).toEqual([])
})

test('every composition is the one imported from its record', () => {
  const found = complaints((food) => {
    const text = JSON.stringify([food.ndbNo, ...NUTRIENT_KEYS.map((key) => food.composition[key])])
    return [checksumOf(food.id) !== createHash('sha256').update(text).digest('hex').slice(0, 16) && 'changed']
  })
  expect(found).toEqual([])
  expect(Object.keys(checksums)).toHaveLength(foods.length)
})

test('energy is what protein, carbohydrate and fat give, within 20 %, or has its reason', () => {
  const found = complaints(({ id, composition }) => {
    const range = atwaterKcalRange(composition)
    const { energyKcal } = composition
    if (range === null || energyKcal === null) return []
    const agrees = energyKcal >= range[0] * 0.8 - 3 && energyKcal <= range[1] * 1.2 + 3
    return [
      !agrees && !(id in ENERGY_REASONS) && `${energyKcal} kcal against ${range.join(' to ')}`,
      agrees && id in ENERGY_REASONS && 'needs no reason',
    ]
  })
  expect(found).toEqual([])
})

// Such a name would make "gluten free", written as a restriction, a kind of food.
test('no name ends in what the food is free of or which diet it suits', () => {
  const found = complaints(({ name, plural, synonyms }) =>
    [name, plural, ...synonyms].map(
      (one) => /[\s-](?:free|vegan|vegetarian|keto)\W*$/i.test(one.split(',')[0] ?? '') && one,
    ),
  )
  expect(found).toEqual([])
})

test('names are capitalized American English', () => {
  const found = complaints(({ name, plural }) => [
    (BRITISH_WORDS.test(name) || BRITISH_WORDS.test(plural)) && 'not American',
    !/^[A-Z0-9]/.test(name) && 'lower case',
  ])
  expect(found).toEqual([])
})

test('every food is found by its own name', () => {
  const found = complaints((food) => [
    findFood(food.name)?.food !== food && `found as ${findFood(food.name)?.food.id}`,
    findFood(food.plural)?.food !== food && `plural found as ${findFood(food.plural)?.food.id}`,
  ])
  expect(found).toEqual([])
})

test('few foods lack their energy, and none that is eaten by the cup', () => {
  const unknown = foods.filter((food) => food.composition.energyKcal === null)
  const eaten = unknown.filter(({ traits }) => !traits.includes('seasoning') && !traits.includes('red-meat'))
  expect(eaten.map((food) => food.id)).toEqual([])
  expect(unknown.length).toBeLessThanOrEqual(12)
})

test('most foods cite a USDA record', () => {
  expect(foods.filter((food) => food.ndbNo !== null).length / foods.length).toBeGreaterThan(0.75)
})

test.each([...MILKS, ...EGGS].filter((option) => !option.startsWith('No ')))(
  'the option "%s" is a food',
  (option) => {
    const found = findFood(option)
    expect(found?.score).toBeGreaterThan(0.8)
    expect(wordsOf(found?.food.name ?? '')).toContain(wordsOf(option).includes('milk') ? 'milk' : 'egg')
  },
)

test('no food name states an allergen that its tags lack', () => {
  const found = complaints((food) =>
    [food.name, food.plural, ...food.synonyms].flatMap((name) =>
      statedInWords(name)
        .allergens.filter((allergen) => !food.allergens.includes(allergen))
        .map((allergen) => `"${name}" says ${allergen}`),
    ),
  )
  expect(found).toEqual([])
})
