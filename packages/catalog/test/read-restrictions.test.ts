import { judgeFood } from '@pennyplate/domain/diet/diet'
import { readRestrictions } from '@pennyplate/domain/restrictions/read-restrictions'
import type { RestrictionField } from '@pennyplate/domain/restrictions/read-text'
import { describe, expect, test } from 'vitest'
import { foodById } from '../src/foods/foods.ts'
import { RESTRICTION_NAMES } from '../src/foods/restriction-names.ts'

const read = (text: string, field: RestrictionField = 'allergies') =>
  readRestrictions([text], field, RESTRICTION_NAMES)

function isForbidden(id: string, text: string, field?: RestrictionField): boolean {
  const food = foodById(id)
  if (!food) throw new Error(`no food ${id}`)
  const rules = read(text, field).rules.map(({ rule }) => rule)
  return judgeFood(food, rules, { gramsPerServing: 100 }).verdict === 'forbidden'
}

/** Phrase | foods it forbids | foods it allows. */
const UNDERSTOOD = `
celiac disease | spaghetti, soy-sauce, barley, rolled-oats | white-rice, gluten-free-oats
celiac - strictly gluten free | spaghetti, soy-sauce, beer | white-rice
gluten intolerance (celiac) | spaghetti, white-bread | corn-tortilla
severe peanut allergy | peanut-butter, peanut-oil, trail-mix | almonds
deathly allergic to shellfish | shrimp-raw, oyster-sauce, imitation-crab | salmon
shellfish - anaphylaxis | shrimp-raw, crab-meat | salmon
son is lactose intolerant | milk-whole, ice-cream-vanilla | milk-lactose-free, cheddar, ghee
milk protein allergy | milk-whole, cheddar, milk-lactose-free, ghee | oat-milk
cow's milk allergy | milk-whole, butter | coconut-milk-canned
CMPA | milk-whole, protein-powder-whey | oat-milk
no eggs please | egg-large, mayonnaise | milk-whole
eggs (baked is ok) | egg-large, mayonnaise | milk-whole, muffins-blueberry
no beef (hindu) | ground-beef-80, beef-broth | chicken-breast
mushrooms make me sick | white-mushrooms, soup-cream-mushroom | carrot
kosher | bacon, shrimp-raw, catfish, gelatin, pizza-pepperoni-frozen | kosher-salt, dill-pickles, salmon, ground-beef-80
halal | bacon, cooking-wine-white, gelatin | ground-beef-80
plant-based | chicken-breast, egg-large, milk-whole, honey | tofu-firm, plant-ground
FODMAP | onion, garlic, white-bread | white-rice
egg whites | egg-large, egg-white-liquid, mayonnaise | milk-whole
whey | milk-whole, protein-powder-whey | oat-milk
casein | milk-whole, cheddar | oat-milk
lecithin | soy-milk, milk-chocolate | salmon
albumin | egg-large | salmon
malt | corn-flakes, beer | white-rice
rye | rye-bread, barley, spaghetti | white-rice
walnuts | walnuts, almonds, granola, brownies-ready | peanuts
tree nuts (cashews, walnuts) | almonds, cashews, pesto | peanuts
spicy | jalapeno, hot-sauce, sriracha | mustard-yellow
my son is allergic to peanuts and tree nuts | peanuts, almonds | salmon
hubby can't have dairy | milk-whole, butter | oat-milk
daughter (5) has a milk allergy | milk-whole | oat-milk
gives me hives: strawberries | strawberries, jam-strawberry | milk-whole
reacts to kiwi | kiwi | apple
off gluten | spaghetti | white-rice
my wife doesn't eat pork | bacon, lard | ground-beef-80
Emma is allergic to peanuts | peanut-butter | almonds
no dairy, butter is fine | milk-whole, cheddar | butter, butter-unsalted
dairy except ghee | milk-whole, butter | ghee
allergic to tree nuts but not peanuts | almonds, mixed-nuts | peanut-butter
no nuts, peanuts are ok | almonds | peanut-butter
vegan but honey is ok | egg-large, milk-whole | honey
vegetarian but eats fish | chicken-breast | salmon, tuna-plain
everything but pork | bacon | ground-beef-80
I eat everything except shellfish | shrimp-raw | salmon
penut alergy | peanut-butter | almonds
shelfish | shrimp-raw | salmon
celeac | spaghetti | white-rice
vegeterian | chicken-breast | egg-large
gluten/dairy free | spaghetti, milk-whole | white-rice
nuts including peanuts | peanuts, almonds | salmon
meats like pork, ham | bacon, chicken-breast | salmon
alpha-gal syndrome | ground-beef-80, bacon, ground-lamb, gelatin, lard | chicken-breast, salmon
G6PD deficiency (favism) | fifteen-bean-mix | black-beans-canned
gout | beef-liver, anchovies, beer | chicken-breast
GERD | hot-sauce, orange, tomato, mint-fresh, coffee-brewed | chicken-breast
pregnant | brie, deli-turkey, smoked-salmon, beer, tuna-albacore | chicken-breast, cheddar
latex-fruit syndrome | banana, avocado, kiwi | apple
histamine intolerance | sauerkraut, cheddar, cooking-wine-red, tomato | chicken-breast, white-rice
Jain | chicken-breast, egg-large, onion, garlic, russet-potato, carrot | white-rice, milk-whole
Lent | chicken-breast, ground-beef-80 | salmon
Seventh-day Adventist | bacon, shrimp-raw, beer | chicken-breast
nightshades | tomato, russet-potato, paprika | sweet-potato
no red meat | ground-beef-80, bacon, ground-lamb | chicken-breast
seafood | salmon, shrimp-raw | chicken-breast
citrus | orange, lemon-juice-fresh | apple
stone fruit | peach, plum, cherries | apple
legumes | black-beans-canned, peanuts, tofu-firm | white-rice
raw onion | onion, salsa | onion-powder
organ meat | beef-liver, chicken-gizzards | chicken-breast
sulfites | dried-apricots, cooking-wine-white | apple
MSG | ramen-noodles, bouillon-beef | apple
corn | corn-canned, cornstarch, corn-syrup, cola | white-rice
AIP | egg-large, tomato, almonds, white-rice, coffee-brewed | chicken-breast
mayo | mayonnaise, egg-large | milk-whole
goat cheese | goat-cheese, milk-whole | oat-milk
coconut | coconut-milk-canned | almonds
`

const rows = UNDERSTOOD.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
const ids = (cell = '') => cell.split(', ').filter((id) => id !== '')

describe('what people write', () => {
  test.each(rows)('%s', (text = '', forbidden, allowed) => {
    expect(read(text).questions).toEqual([])
    expect(ids(forbidden).filter((id) => !isForbidden(id, text))).toEqual([])
    expect(ids(allowed).filter((id) => isForbidden(id, text))).toEqual([])
  })
})

describe('a style of eating is a wish and forbids nothing', () => {
  test.each([
    ['low carb', 'low-carb'],
    ['low fat', 'low-fat'],
    ['DASH diet', 'low-sodium'],
    ['hypertension', 'low-sodium'],
    ['diabetic', 'diabetes-friendly'],
    ['type 2 diabetes', 'diabetes-friendly'],
    ['heart healthy', 'heart-healthy'],
    ['flexitarian', 'less-meat'],
  ])('%s', (text, wish) => {
    expect(read(text)).toMatchObject({ rules: [], questions: [], wishes: [{ wish }] })
  })
})

describe('ambiguous phrases raise a question', () => {
  test.each([
    ['feng shui', 'feng shui', []],
    ['no gluten, feng shui', 'feng shui', []],
    ['ice cream', 'ice cream', ['milk and dairy', 'wheat', 'soy']],
    ['IBS', 'IBS', ['Low FODMAP']],
    ['sikh', 'sikh', ['meat, fish and eggs', 'beef', 'pork, gelatin and alcohol']],
    ['low potassium diet', 'low potassium diet', []],
    ['tree nuts, not peanuts', 'not peanuts', ['peanuts']],
    ['eggs baked ok', 'eggs baked ok', ['eggs']],
    ['when she eats eggs she gets hives, zorb', 'zorb', []],
    ['severe', 'severe', []],
    ['kidney disease', 'kidney disease', ['kidney-aware: less sodium']],
    ['dairy - goat milk is fine', 'goat milk is fine', ['milk and dairy']],
    ['Hindu', 'Hindu', ['beef']],
    ['peanuts, IBS', 'IBS', ['Low FODMAP']],
    ['not vegan', 'not vegan', ['Vegan']],
    ['less meat, zorblax', 'zorblax', []],
  ])('%s', (text, phrase, names) => {
    const question = read(text).questions.find((one) => one.phrase === phrase)
    expect(question?.readings.length).toBeLessThanOrEqual(3)
    expect(question?.readings.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })
})

test.each([
  'none',
  'N/A',
  'no known allergies',
  'nope',
  '',
  ' ',
  'I can eat eggs',
  'not allergic to peanuts',
])('%j raises no question', (text) => {
  expect(read(text)).toEqual({ rules: [], wishes: [], questions: [] })
})

test('an allergy covers ingredients of foods; a dislike only the food', () => {
  expect(isForbidden('almonds', 'walnuts', 'dislikes')).toBe(false)
  expect(isForbidden('walnuts', 'walnuts', 'dislikes')).toBe(true)
  expect(isForbidden('almonds', 'allergic to walnuts', 'dislikes')).toBe(true)
  expect(isForbidden('ketchup', 'onions', 'dislikes')).toBe(false)
  expect(isForbidden('ketchup', 'onions', 'allergies')).toBe(true)
})

test('no real food name is corrected to another', () => {
  for (const food of ['lime', 'lamb', 'carob', 'okara', 'crayfish', 'sumac', 'teff', 'mace', 'quorn'])
    for (const { rule } of read(food, 'restrictions').rules)
      expect(rule.id).toMatch(new RegExp(`text:(?:${food}|dragon fruit|lamb)|restriction:(?:soy|shellfish)`))
})

test('a misspelled allergen is read as the allergen first', () => {
  for (const text of ['dary', 'glutin', 'peanutt', 'seasame', 'wallnuts', 'almods', 'shrip', 'lactoce'])
    expect({ text, ...read(text) }).toMatchObject({ text, questions: [], rules: [expect.anything()] })
})

test('hostile text is read in linear time', () => {
  const parts = [
    '(',
    'not ',
    'but ',
    'ok ',
    'nuts and ',
    'zorblaxian ',
    'low ',
    ', ',
    'milk/',
    'except ',
    '-',
    'é',
  ]
  const millis = (length: number) => {
    const texts = parts.map((part) => part.repeat(Math.ceil(length / part.length)))
    const start = process.threadCpuUsage()
    for (const text of texts) read(text)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
  millis(500)
  // A quadratic reader would take ten seconds for the longer ones.
  expect(millis(4000)).toBeLessThan(600)
  expect(millis(16_000)).toBeLessThan(2400)
})

describe('an exception is said with its rule', () => {
  test.each([
    ['my daughter does not like fish but eats tuna', 'fish (tuna allowed)'],
    ['no fish except salmon', 'fish (salmon allowed)'],
    ['lactose intolerant but hard cheese and yogurt are fine', 'hard cheese, yogurt allowed)'],
  ])('%s', (text, name) => {
    const [rule, ...more] = read(text, 'restrictions').rules
    expect(rule?.name).toContain(name)
    expect(rule?.phrase).toBe(text)
    expect(more).toEqual([])
  })
})

describe('what was so once, or was found not to be, is forbidden until the household answers', () => {
  test.each([
    ['Sam had celiac but it was ruled out', 'Sam had celiac but it was ruled out', 'restriction:gluten'],
    ['The doctor ruled out a nut allergy', 'The doctor ruled out a nut allergy', 'text:nut'],
    [
      'Emma’s egg allergy turned out not to be one',
      'Emma’s egg allergy turned out not to be one',
      'restriction:egg',
    ],
    [
      'suspected fish allergy, tested negative',
      'suspected fish allergy, tested negative',
      'restriction:fish',
    ],
    ['wheat allergy (no longer)', 'wheat allergy (no longer)', 'restriction:wheat'],
    ['egg allergy, milk allergy was ruled out', 'milk allergy was ruled out', 'restriction:milk'],
  ])('%s', (text, phrase, id) => {
    const { rules, questions } = read(text)
    expect(questions.map((one) => one.phrase)).toEqual([phrase])
    expect(questions[0]?.readings).toHaveLength(1)
    expect(rules.map(({ rule }) => rule.id)).toContain(id)
    const settled = readRestrictions([text], 'allergies', RESTRICTION_NAMES, (one) => one === phrase)
    expect(settled.rules.map(({ rule }) => rule.id)).not.toContain(id)
  })
})

test('a name is not corrected into a food', () => {
  const names = (text: string) => {
    const { rules, questions } = read(text, 'restrictions')
    return [...rules, ...questions.flatMap(({ readings }) => readings)].map(({ name }) => name)
  }
  expect(names('Kayle eats no pork')).toEqual(['pork'])
  expect(names('my cousin Sam did something with celery').join()).not.toContain('spam')
  expect(names('Almund makes me sick')).toEqual(['tree nuts'])
})
