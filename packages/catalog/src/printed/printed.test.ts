import { describe, expect, it } from 'vitest'
import { allFoods } from '../foods/foods.ts'
import { matchReceiptLine } from './match-printed.ts'
import { isNotFood } from './not-food.ts'
import { readLabel } from './read-label.ts'

describe('a line of a receipt', () => {
  it.each([
    ['GV WHL MLK 1GAL', 'milk-whole'],
    ['BNLS SKNLS CHKN BRST', 'chicken-breast'],
    ['PNUT BTTR CRMY', 'peanut-butter'],
    ['JIF PNUT BTR', 'peanut-butter'],
    ['GRND BF 80/20', 'ground-beef-80'],
    ['UNSLTD BUTTER', 'butter-unsalted'],
    ['HASS AVOCADO', 'avocado'],
  ])('%s is %s', (text, id) => {
    expect(matchReceiptLine(text)?.food.id).toBe(id)
  })

  it.each([
    'PAPER TOWELS',
    'CAT LITTER',
    'AAA BATTERIES',
    'DISH SOAP',
    'GARDEN HOSE',
    'MOTOR OIL 5W30',
    'FRUIT OF LOOM',
    'BEAN BAG CHAIR',
    'GV CORN WK',
    'THANK YOU FOR SHOPPING',
    'MANAGER JOHN SMITH',
    '',
    '12.00',
  ])('%s is not a known food', (text) => {
    expect(matchReceiptLine(text)).toBeNull()
  })
})

describe('lines that sound like food and are not', () => {
  it.each([
    ['a weapon', ['PEPPER SPRAY', 'BEAR SPRAY', 'AMMO 9MM']],
    ['for skin and hair', ['BABY OIL', 'SHAVE CREAM', 'EYE CREAM', 'CREAM BLUSH', 'BODY WASH COCONUT']],
    ['for health', ['COLD CREAM', 'FISH OIL CAPS', 'MINT FLOSS', 'NASAL SPRAY']],
    ['for an animal', ['MILK BONE', 'CHICKEN BONE', 'BIRD SEED', 'BEEF DOG TREATS', 'MEOW MIX SALMON']],
    ['for the garden', ['PEPPER SEEDS', 'TOMATO SEEDS', 'BASIL SEEDS', 'TOMATO PLANT']],
    ['for the kitchen', ['RICE COOKER', 'POTATO PEELER', 'CHEESE GRATER', 'BREAD BOX', 'BAKING SHEET']],
    ['about the house', ['PEPPER MILL', 'EGG SLICER', 'ICE PACK', 'WATER BOTTLE', 'BEAN BAG', 'EGG CARTON']],
  ])('%s', (_, lines) => {
    expect(lines.filter((text) => matchReceiptLine(text) !== null)).toEqual([])
  })

  it('does not match any catalog food by name', () => {
    const names = [...allFoods().values()].flatMap(({ name, plural, synonyms }) => [
      name,
      plural,
      ...synonyms,
    ])
    expect(names.filter((name) => isNotFood(name.split(/[^A-Za-z]+/)))).toEqual([])
  })

  it.each([
    ['COOKING SPRAY', 'cooking-spray'],
    ['BLACK PEPPER', 'black-pepper'],
    ['PUMPKIN SEEDS', 'pumpkin-seeds'],
    ['SOUR CREAM', 'sour-cream'],
    ['BABY CARROTS', 'baby-carrots'],
    ['CORN OIL', 'corn-oil'],
    ['TACO SHELLS', 'taco-shells'],
    ['HOT DOG BUNS', 'hot-dog-buns'],
  ])('%s is still a food', (text, id) => {
    expect(matchReceiptLine(text)?.food.id).toBe(id)
  })
})

describe('a package', () => {
  const lines = (...texts: readonly [string, number][]) =>
    texts.map(([text, height]) => ({ text, height, confidence: 0.9 }))

  it('is named by its largest letters, with brand and size', () => {
    const read = readLabel(
      lines(['Jif', 40], ['CREAMY', 25], ['PEANUT BUTTER', 40], ['NET WT 16 OZ (454g)', 12]),
    )
    expect(read).toMatchObject({ food: { id: 'peanut-butter' }, brand: 'Jif', size: '16 oz' })
  })

  it('is not named by its ingredients', () => {
    const front = lines(['Sparkle', 40], ['Ingredients: sugar, corn syrup', 20], ['WHOLE MILK', 40])
    expect(readLabel(front)).toBeNull()
    expect(readLabel(lines(['Sparkle', 40], ['with real honey', 12], ['HONEY', 12]))).toBeNull()
  })

  it('gets no brand from a word in a sentence', () => {
    expect(readLabel(lines(['Oatmeal', 40], ['as smooth as silk', 20]))?.brand).toBeNull()
  })

  it('without a known food returns null', () => {
    expect(readLabel([])).toBeNull()
    expect(readLabel(lines(['NO PARKING', 40]))).toBeNull()
  })
})
