import { expect, test } from 'vitest'
import type { RecipeRow } from '../recipe-row.ts'
import { toRecipe } from '../recipe-row.ts'
import { allSides } from '../sides.ts'
import { checkDuplicates } from './check-duplicates.ts'
import { checkPlate } from './check-plate.ts'
import { checkRecipe } from './check-recipe.ts'
import { checkShape } from './check-shape.ts'

const CHICKEN: RecipeRow = {
  id: 'skillet-chicken-and-rice',
  name: 'Skillet chicken and rice',
  description: 'Chicken and rice from one skillet.',
  mealTypes: ['dinner'],
  cuisines: ['American'],
  servings: 4,
  activeMinutes: 20,
  totalMinutes: 30,
  unattendedMinutes: 0,
  tools: [['Stove']],
  batch: { vessel: 'skillet', maxServings: 4 },
  ingredients: [
    '1 lb | chicken-thighs-boneless | cut in strips',
    '1 cup | white-rice',
    '2 tbsp | olive-oil',
    '1/2 tsp | salt',
  ],
  steps: [
    'Brown the chicken in the oil in a large skillet over medium heat for 8 minutes, until it reads 165 °F.',
    'Add the rice, the salt and 2 cups of water, bring to a boil, cover, and simmer for 18 minutes, until the rice is soft.',
  ],
  storage: 'Keep it in a closed box in the refrigerator for up to 3 days.',
  reheating: 'Microwave a portion with a spoonful of water for 2 minutes.',
  mealPrepTips: ['Cut the chicken the day before and keep it covered and cold.'],
  batchCooks: true,
  freezes: true,
  illustration: 'cooked-rice',
  variants: [],
}
const ILLUSTRATIONS = new Set(['cooked-rice'])

const findingsOf = (change: Partial<RecipeRow>) =>
  checkRecipe({ ...CHICKEN, ...change }, ILLUSTRATIONS).findings

test.each([
  ['another name', 'Skillet turkey and rice', { 'chicken-thighs-boneless': 'ground-turkey' }],
  ['a word that fits the replacement', undefined, { 'chicken-thighs-boneless': 'chicken-breast' }],
  ['a style', 'Chicken-style turkey skillet', { 'chicken-thighs-boneless': 'ground-turkey' }],
])('a variant may be called by %s', (_, name, swap) => {
  const variant = { id: 'x', swap, ...(name ? { name } : {}) }
  expect(findingsOf({ variants: [variant] }).filter((text) => text.includes('is called'))).toEqual([])
})

test.each([
  ['Chicken sandwich', 'white-bread', 'whole-wheat-bread'],
  ['Chicken sub', 'hoagie-rolls', 'gluten-free-hot-dog-buns'],
  ['Chicken torta', 'bolillo-rolls', 'hoagie-rolls'],
])('a %s keeps its name on another bread', (name, bread, other) => {
  const row = { name, ingredients: [...CHICKEN.ingredients, `4 oz | ${bread}`] }
  const variants = [{ id: 'x', swap: { [bread]: other } }]
  expect(findingsOf({ ...row, variants }).filter((text) => text.includes('is called'))).toEqual([])
})

test.each([
  ['Chicken with bread', 'white-bread', 'gluten-free-bread', undefined, ['wheat']],
  ['Chicken with bread', 'white-bread', 'gluten-free-bread', 'Chicken with gluten-free bread', []],
  ['Chicken with bread', 'white-bread', 'whole-wheat-bread', undefined, []],
  ['Chicken in milk', 'milk-2-percent', 'soy-milk', undefined, ['milk']],
  ['Chicken in milk', 'milk-2-percent', 'soy-milk', 'Chicken in soy milk', []],
])('%s, with %s swapped for %s and called %s, hides the loss of %j', (name, from, to, own, hidden) => {
  const ingredients = [...CHICKEN.ingredients, `4 oz | ${from}`]
  const variants = [{ id: 'x', swap: { [from]: to }, ...(own ? { name: own } : {}) }]
  const said = findingsOf({ name, ingredients, variants }).filter((text) => text.includes('holds no'))
  expect(said.map((text) => /holds no (\w+)/.exec(text)?.[1])).toEqual(hidden)
})

test('a dish may have a name of three letters', () => {
  expect(checkShape({ ...CHICKEN, name: 'BLT' }).ok).toBe(true)
})

test('a sound recipe has no findings', () => {
  expect(checkShape(CHICKEN)).toEqual({ ok: true, row: CHICKEN })
  expect(findingsOf({})).toEqual([])
})

test.each<[string, Partial<RecipeRow>, string]>([
  ['an unknown food', { ingredients: ['1 lb | dodo'] }, 'no food "dodo"'],
  ['a misspelled food', { ingredients: ['1 lb | chicken-brest'] }, 'near it: chicken-breast'],
  [
    'an unknown food of a swap',
    { variants: [{ id: 'x', swap: { 'white-rice': 'brown-rise' } }] },
    'no food "brown-rise"; near it: brown-rice',
  ],
  ['a unit without a measure', { ingredients: ['1 clove | white-rice'] }, '"clove" of white-rice'],
  ['a huge serving', { servings: 1 }, '1463 kcal a serving'],
  [
    'too much salt',
    { ingredients: [...CHICKEN.ingredients.slice(0, 3), '2 tbsp | salt'] },
    'mg sodium a serving',
  ],
  ['more active than total minutes', { activeMinutes: 40 }, '40 active minutes'],
  ['too few minutes', { activeMinutes: 5, totalMinutes: 10 }, 'the steps take about 30 minutes'],
  ['no minutes for the water to boil', { totalMinutes: 27 }, 'the steps take about 30 minutes'],
  [
    'an optional food that no step adds',
    { ingredients: [...CHICKEN.ingredients, '2 tbsp | cilantro | chopped | optional'] },
    'cilantro is listed, but the steps do not seem to use it',
  ],
  ['an unknown picture', { illustration: 'no-such-icon' }, 'no illustration'],
  ['a misspelled picture', { illustration: 'coked-rice' }, 'near it: cooked-rice'],
  ['a British word', { description: 'Chicken in a frying pan with rice.' }, '"frying pan"'],
  [
    'an amount in words',
    { steps: [...CHICKEN.steps, 'Loosen it with half a cup of the broth.'] },
    'write "half a cup of the" as a number',
  ],
  ['hype', { description: 'Amazing chicken with rice.' }, 'no hype'],
  [
    'a swap of a food that is not listed',
    { variants: [{ id: 'x', swap: { butter: 'ghee' } }] },
    'variant x swaps butter',
  ],
  [
    'a variant named after a food it removes',
    { variants: [{ id: 'x', swap: { 'chicken-thighs-boneless': 'ground-turkey' } }] },
    'variant x: is called "Skillet chicken and rice", but "chicken" is of chicken-thighs-boneless',
  ],
  [
    'a variant with meat where the dish has none',
    {
      steps: CHICKEN.steps.map((step) => step.replace('165 °F', 'hot through')),
      ingredients: ['1 lb | tofu-firm', ...CHICKEN.ingredients.slice(1)],
      variants: [{ id: 'x', name: 'Skillet bird', swap: { 'tofu-firm': 'ground-turkey' } }],
    },
    'variant x: ground-turkey: the steps do not say 165 °F',
  ],
  [
    'the temperature of another meat',
    { steps: CHICKEN.steps.map((step) => step.replace('165 °F', '165 °F (165 °F for poultry)')) },
    'leave out the temperature for poultry',
  ],
  [
    'an unsafe chicken',
    { steps: CHICKEN.steps.map((step) => step.replace('165', '140')) },
    'do not say 165 °F',
  ],
  [
    'leftovers kept too long',
    { storage: 'Keeps for 5 days in the fridge.' },
    '"Keeps for 5 days in the fridge": longer than USDA allows',
  ],
  [
    'meat left out',
    { mealPrepTips: ['Let it cool at room temperature for 3 hours; then chill it.'] },
    'for 3 hours": longer than USDA allows',
  ],
  [
    'food left out overnight',
    { mealPrepTips: ['Soften the butter on the counter overnight.'] },
    'overnight": longer than USDA allows',
  ],
  ['an unlisted food', { steps: [...CHICKEN.steps, 'Stir in the parsley.'] }, 'speak of "parsley"'],
  ['an unused food', { ingredients: [...CHICKEN.ingredients, '1 each | lemon'] }, 'lemon is listed'],
  ['a count', { steps: [...CHICKEN.steps, 'Divide it over four bowls.'] }, '"four bowls" is wrong'],
  [
    'the size of a pan',
    { steps: CHICKEN.steps.map((step) => step.replace('a large skillet', 'a 10-inch skillet')) },
    'name no size of a vessel',
  ],
  [
    'one of several bananas',
    {
      ingredients: [...CHICKEN.ingredients, '2 each | banana'],
      steps: [...CHICKEN.steps, 'Peel the banana and serve it.'],
    },
    '"the banana" where up to 5 are listed',
  ],
  ['a plateful', { steps: [...CHICKEN.steps, 'Heat for 3 minutes for a plateful.'] }, 'name no plateful'],
  [
    'a sheet pan that nothing lies on',
    {
      batch: { vessel: 'sheet pan', maxServings: 4 },
      steps: [...CHICKEN.steps, 'Slide it straight onto the rack.'],
    },
    'lies on the rack itself',
  ],
  ['rounds', { steps: [...CHICKEN.steps, 'Brown it in two batches.'] }, '"in two batches" is wrong'],
  ['a vessel past its size', { batch: { vessel: 'mug', maxServings: 4 } }, 'more than a mug holds'],
  [
    'more in the steps than in the list',
    { steps: [...CHICKEN.steps, 'Stir in 1/2 cup of the olive oil.'] },
    'more than is listed',
  ],
  [
    'a range of amounts',
    { steps: [...CHICKEN.steps, 'Stir in 2 to 3 tablespoons of water.'] },
    'a range of amounts is not scaled',
  ],
  [
    'a night that nobody counts',
    { steps: ['Soak the rice overnight.', ...CHICKEN.steps] },
    'the unattended minutes are 0',
  ],
  [
    'grams',
    { ingredients: ['400 g | chicken-thighs-boneless', ...CHICKEN.ingredients.slice(1)] },
    'write US measures',
  ],
  ['an unused tool', { tools: [['Stove', 'Grill']] }, 'tool Grill'],
])('%s is found', (_, change, finding) => {
  expect(findingsOf(change).join('\n')).toContain(finding)
})

test.each([
  ['each banana', '2 each | banana', 'Peel each banana and serve.'],
  ['what was chopped', '2 each | onion | chopped', 'Add the onion.'],
  ['juice', '2 each | lemon', 'Squeeze the lemon juice over it.'],
])('steps may speak of %s for any number of people', (_, line, step) => {
  const findings = findingsOf({
    ingredients: [...CHICKEN.ingredients, line],
    steps: [...CHICKEN.steps, step],
  })
  expect(findings.filter((text) => text.includes('are listed'))).toEqual([])
})

test('a method that cooks says what its vessel holds', () => {
  const { batch: _batch, ...unsized } = CHICKEN
  expect(checkRecipe(unsized, ILLUSTRATIONS).findings).toEqual(['cooks with Stove and says no batch'])
})

test.each<[string, object, string]>([
  ['short tips', { storage: 'Keep cold.' }, 'storage has 10 characters'],
  ['an unknown field', { calories: 300 }, '"calories" is not known'],
  ['an unknown tool', { tools: [['Campfire']] }, 'must be one of Stove'],
  ['a bad line', { ingredients: ['some rice'] }, 'one positive amount'],
  ['a snack without a snack type', { mealTypes: ['snack'] }, 'snackTypes belong to snacks'],
])('%s fail the shape', (_, change, problem) => {
  const shape = checkShape({ ...CHICKEN, ...change })
  expect(shape.ok ? '' : shape.problems.join('\n')).toContain(problem)
})

test('duplicates are found by steps, by name and by id', () => {
  const found = (change: Partial<RecipeRow>) =>
    [...checkDuplicates([toRecipe(CHICKEN), toRecipe({ ...CHICKEN, ...change })]).values()].flat()
  const otherSteps = ['Do something else entirely with all of it and serve it to everybody at the table.']
  expect(found({ id: 'b', name: 'One-pan poultry' })).toEqual([
    expect.stringContaining('the steps are those of'),
  ])
  expect(found({ id: 'b', steps: otherSteps })).toEqual([expect.stringContaining('has the name of')])
  expect(found({ steps: otherSteps })).toEqual(['this id is used twice'])
  expect(found({ id: 'b', name: 'Bean soup', ingredients: ['1 lb | lentils'], steps: otherSteps })).toEqual(
    [],
  )
})

const PLATE: NonNullable<RecipeRow['plate']> = {
  servedAs: 'skillet',
  kids: 'yes',
  wants: ['vegetable'],
  goesWith: ['steamed-broccoli'],
  keepsDays: 3,
}

test.each([
  ['Make eight wells and crack an egg into each.', 'eight wells'],
  ['Spread a sixth of the filling on each tortilla.', 'a sixth of'],
  ['Bake in a 9-by-13-inch baking dish for 20 minutes.', '9-by-13-inch baking dish'],
  ['Spoon the salad into three cups.', 'three cups'],
  ['Microwave both mugs for 90 seconds.', 'both mugs'],
])('steps may not depend on the number of servings: %s', (step, words) => {
  const finding = expect.stringContaining(`"${words}" is wrong for other numbers of servings`)
  expect(findingsOf({ plate: PLATE, steps: [...CHICKEN.steps, step] })).toContainEqual(finding)
})

const KITCHEN = {
  pan: 'no step says in what it is cooked: name the skillet of "batch", or correct it',
  oven: 'no step heats the oven: say "Heat the oven to 400 °F" or "Heat the broiler"',
  size: '"very large skillet": leave out how large; it follows from "batch"',
}
const [BROWN = '', SIMMER = ''] = CHICKEN.steps

test.each<[string, Partial<RecipeRow>, readonly string[]]>([
  ['a pan that is named', {}, []],
  ['no pan', { steps: [BROWN.replace(' in a large skillet', ''), SIMMER] }, [KITCHEN.pan]],
  [
    'a pan that is named later',
    { steps: [BROWN.replace(' in a large skillet', ''), `${SIMMER} Wipe the skillet.`] },
    [],
  ],
  ['a very large pan', { steps: [BROWN.replace('large', 'very large'), SIMMER] }, [KITCHEN.size]],
  [
    'a cold oven',
    { tools: [['Stove'], ['Oven']], steps: [BROWN, SIMMER, 'Broil for 3 minutes.'] },
    [KITCHEN.oven],
  ],
  [
    'a hot broiler',
    { tools: [['Stove'], ['Oven']], steps: [BROWN, SIMMER, 'Heat the broiler. Broil for 3 minutes.'] },
    [],
  ],
  [
    'a rack in place of a sheet pan',
    {
      tools: [['Oven']],
      batch: { vessel: 'sheet pan', maxServings: 4 },
      steps: [
        'Heat the oven to 400 °F. Bake the chicken with the rice, oil and salt on the rack for 25 minutes, to 165 °F.',
      ],
    },
    [],
  ],
])('the cook has a pan and a hot oven: %s', (_, change, expected) => {
  const found = findingsOf({ plate: PLATE, ...change })
  expect(found.filter((finding) => Object.values(KITCHEN).includes(finding))).toEqual(expected)
})

test('what is done meanwhile does not lengthen the total', () => {
  const [brown = '', simmer = ''] = CHICKEN.steps
  const beside = [simmer, `Meanwhile ${brown[0]?.toLowerCase()}${brown.slice(1)}`]
  const minutesOf = (steps: readonly string[]) =>
    findingsOf({ plate: PLATE, totalMinutes: 21, steps: [...steps] }).filter((text) =>
      text.includes('steps take'),
    )
  expect(minutesOf([simmer, brown])).toEqual(['the steps take about 30 minutes, the recipe says 21'])
  expect(minutesOf(beside)).toEqual(['the steps take about 22 minutes, the recipe says 21'])
})

test('a dish names no side that the table of what goes well refuses', () => {
  const rice = [...CHICKEN.ingredients, '2 cup | white-rice | ']
  const found = (goesWith: string[]) =>
    findingsOf({ plate: { ...PLATE, goesWith }, ingredients: rice }).filter((text) =>
      text.includes('refuses'),
    )
  expect(found(['steamed-broccoli'])).toEqual([])
  expect(found(['steamed-broccoli', 'dinner-rolls'])).toEqual([
    expect.stringContaining('goes with dinner-rolls'),
  ])
})

test('a plate names existing sides, one for each role it wants', () => {
  const sides = new Map([...allSides()].map(([id, { recipe }]) => [id, recipe]))
  const findings = (plate: Partial<typeof PLATE>) =>
    checkPlate(toRecipe({ ...CHICKEN, plate: { ...PLATE, ...plate } }), sides)
  expect(findings({})).toEqual([])
  expect(findings({ goesWith: ['steamed-brocoli'] })).toEqual([
    expect.stringMatching(/^no side "steamed-brocoli"; near it: steamed-broccoli\b/),
    'wants a vegetable, and no side it goes with is one',
  ])
  expect(checkPlate(toRecipe(CHICKEN), sides)).toEqual([expect.stringContaining('add "plate"')])
})

test.each([
  ['simmered', 'Simmer the rice in 2 cups of water in a covered saucepan with the salt for 18 minutes.', 1],
  ['boiled on low', 'Boil the rice and salt in 2 cups of water, covered, over low heat for 18 minutes.', 1],
  [
    'boiled first',
    'Bring the rice, the salt and 2 cups of water to a boil and cook over low heat for 18 minutes.',
    0,
  ],
])('raw rice is brought to a boil before the heat goes down: %s', (_, step, count) => {
  const steps = [CHICKEN.steps[0] ?? '', step]
  expect(findingsOf({ steps }).filter((text) => text.includes('brought to a boil'))).toHaveLength(count)
})

test('olives are pitted', () => {
  const withOlives = (prep: string) =>
    findingsOf({ ingredients: [...CHICKEN.ingredients, `1/2 cup | green-olives${prep}`] }).filter((text) =>
      text.includes('pitted'),
    )
  expect(withOlives(' | sliced')).toHaveLength(1)
  expect(withOlives(' | pitted and sliced')).toEqual([])
})

test('fat that is poured off is said not to be eaten', () => {
  const tacos = {
    ingredients: ['1 lb | ground-beef-80', '1 cup | white-rice', '2 tbsp | olive-oil', '1/2 tsp | salt'],
    steps: [
      'Brown the beef in the oil in a large skillet over medium heat for 8 minutes, until it reads 160 °F, and pour off the fat.',
      CHICKEN.steps[1] ?? '',
    ],
  }
  const said = (change: Partial<RecipeRow>) =>
    findingsOf({ ...tacos, ...change }).filter((text) => text.includes('notEaten'))
  expect(said({})).toEqual(['pours off the fat of ground-beef-80: say so in "notEaten"'])
  expect(said({ notEaten: { 'ground-beef-80': 'fat but 1 tbsp' } })).toEqual([])
  expect(findingsOf({ notEaten: { 'white-rice': 'fat' } })).toContain(
    'white-rice is not in data/cooked-and-drained.json',
  )
})

test('what is not eaten is of a line of the dish', () => {
  expect(() => findingsOf({ notEaten: { bacon: 'fat' } })).toThrow(
    '"notEaten" names bacon, which no line has',
  )
})

const EGGS = { ingredients: [...CHICKEN.ingredients, '8 each | egg-large'] }
const SAUSAGE = { ingredients: [...CHICKEN.ingredients, '12 oz | breakfast-sausage'] }

test.each<[string, Partial<RecipeRow>, string]>([
  [
    'one potato lies in no ring',
    { steps: [...CHICKEN.steps, 'Lay the strips in a ring on a plate.'] },
    'in a ring',
  ],
  [
    'eight eggs do not fry in one skillet',
    { ...EGGS, steps: [...CHICKEN.steps, 'Crack in the eggs.'] },
    'fried eggs',
  ],
  [
    'links are no patties',
    { ...SAUSAGE, steps: [...CHICKEN.steps, 'Shape the sausage into patties.'] },
    'casings',
  ],
  [
    'pieces are not counted',
    { ingredients: [...CHICKEN.ingredients, '1 block | tofu-firm | in 8 slabs'] },
    'in 8 slabs',
  ],
  ['salt in the water is counted', { steps: [...CHICKEN.steps, 'Boil it in salted water.'] }, 'salted water'],
])('%s', (_, change, words) => {
  expect(findingsOf(change)).toContainEqual(expect.stringContaining(words))
})

test.each<[string, Partial<RecipeRow>]>([
  ['as many as fit', { steps: [...CHICKEN.steps, 'Lay as many strips as fit in a ring on a plate.'] }],
  ['one after the other', { ...EGGS, steps: [...CHICKEN.steps, 'Crack in as many eggs as fit.'] }],
  ['in a sauce', { ...EGGS, steps: [...CHICKEN.steps, 'Make a well for each egg and crack in the eggs.'] }],
  [
    'without casings',
    { ...SAUSAGE, steps: [...CHICKEN.steps, 'Shape the sausage, without its casings, into patties.'] },
  ],
])('what is said of pieces may be %s', (_, change) => {
  const about = /in a ring|fried eggs|casings/
  expect(findingsOf(change).filter((text) => about.test(text))).toEqual([])
})
