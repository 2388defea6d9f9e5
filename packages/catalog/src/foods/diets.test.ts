import { isSafe, judgeFood } from '@pennyplate/domain/diet/diet'
import type { DietType, DislikedFood, RuledRestriction } from '@pennyplate/domain/diet/diet-options'
import { DIET_RULES, dislikeRule, RESTRICTION_RULES } from '@pennyplate/domain/diet/diet-rules'
import { describe, expect, test } from 'vitest'
import { foodById } from './foods.ts'

/** A dietitian's verdict on each food. */
const DIETS: Partial<Record<DietType, { allowed: string; forbidden: string }>> = {
  Keto: {
    allowed: `egg-large bacon ground-beef-80 chicken-thighs salmon butter heavy-cream cheddar mozzarella-shredded
      parmesan-grated cream-cheese greek-yogurt-plain avocado spinach broccoli cauliflower-rice zucchini
      white-mushrooms onion garlic strawberries raspberries almonds walnuts pecans chia-seeds almond-flour olive-oil
      mayonnaise erythritol cocoa-powder shirataki-noodles tofu-firm almond-milk pork-rinds soy-sauce lemon hot-dogs
      black-olives marinara-no-sugar coconut-milk-canned deli-turkey`,
    forbidden: `sugar honey maple-syrup white-bread corn-tortilla white-rice rolled-oats spaghetti quinoa
      black-beans-canned chickpeas-canned lentils russet-potato sweet-potato corn-canned frozen-peas banana apple grapes
      blueberries watermelon orange-juice raisins dates milk-whole yogurt-plain yogurt-fruit cola ketchup bbq-sauce
      cornstarch tapioca-starch cashews chocolate-chips ice-cream-vanilla granola-bars-chewy beer oat-milk parsnip`,
  },
  Paleo: {
    allowed: `egg-large ground-beef-90 chicken-breast salmon shrimp-raw sweet-potato broccoli spinach apple banana
      avocado almonds almond-butter almond-flour coconut-oil olive-oil ghee honey maple-syrup coconut-aminos tapioca-starch
      bone-broth coconut-milk-canned dates mayonnaise-avocado salt green-beans tallow tuna-plain compliant-sausage`,
    forbidden: `white-rice corn-tortilla rolled-oats quinoa white-bread black-beans-canned lentils peanuts
      peanut-butter tofu-firm soy-sauce milk-whole cheddar butter greek-yogurt-plain sugar russet-potato canola-oil
      vegetable-oil deli-ham bacon hot-dogs ketchup beer cooking-wine-red stevia mayonnaise frozen-peas`,
  },
  Carnivore: {
    allowed: `ground-beef-80 ribeye-steak beef-liver chicken-thighs chicken-hearts pork-chops bacon-no-sugar
      salmon sardines-water shrimp-raw egg-large butter ghee tallow lard heavy-cream cheddar bone-broth pork-rinds salt
      water`,
    forbidden: `bacon deli-ham hot-dogs italian-sausage chicken-broth black-pepper garlic-powder olive-oil
      broccoli rice-cooked apple honey almonds coffee-brewed sardines beef-jerky mayonnaise cottage-cheese sugar`,
  },
  Mediterranean: {
    allowed: `olive-oil salmon tuna-water chickpeas-canned lentils hummus greek-yogurt-plain feta parmesan-grated
      chicken-breast egg-large whole-wheat-pita spaghetti brown-rice couscous tomato cucumber eggplant almonds walnuts
      kalamata-olives cooking-wine-red ground-beef-93 pork-tenderloin sirloin-steak honey sugar`,
    forbidden: `bacon deli-ham pepperoni hot-dogs italian-sausage butter lard margarine heavy-cream coconut-oil
      ground-beef-80 ribeye-steak spareribs cookies-chocolate-chip ice-cream-vanilla donuts-glazed cola lemonade
      potato-chips milk-chocolate`,
  },
  Vegan: {
    allowed: `tofu-firm tempeh black-beans-canned lentils white-rice rolled-oats spaghetti almond-milk soy-milk
      oat-milk nutritional-yeast peanut-butter maple-syrup sugar vegan-butter mayonnaise-vegan vegetable-broth
      refried-beans-vegetarian soy-sauce dill-pickles coconut-milk-canned yogurt-coconut chocolate-chips-dairy-free
      flour-tortilla corn-tortilla plant-ground`,
    forbidden: `chicken-breast ground-beef-80 salmon shrimp-raw egg-large milk-whole butter cheddar honey gelatin
      marshmallows mayonnaise worcestershire fish-sauce chicken-broth beef-broth refried-beans lard ranch-dressing pesto
      egg-noodles caesar-dressing kimchi milk-chocolate brioche-buns naan curry-paste-red oyster-sauce`,
  },
  Vegetarian: {
    allowed: `egg-large milk-whole cheddar greek-yogurt-plain honey tofu-firm black-beans-canned veggie-burger
      mayonnaise egg-noodles pesto butter vegetable-broth`,
    forbidden: `chicken-breast ground-beef-80 bacon salmon tuna-water shrimp-raw chicken-broth gelatin marshmallows
      worcestershire fish-sauce lard refried-beans anchovies caesar-dressing pork-and-beans bone-broth`,
  },
  Whole30: {
    allowed: `egg-large ground-beef-90 chicken-thighs salmon russet-potato sweet-potato green-beans broccoli apple
      almonds cashews almond-butter coconut-milk-canned coconut-aminos ghee olive-oil salsa mayonnaise-avocado
      compliant-sausage bacon-no-sugar dates salt tuna-plain marinara-no-sugar apple-cider-vinegar`,
    forbidden: `sugar honey maple-syrup stevia erythritol white-rice corn-tortilla rolled-oats quinoa
      white-bread black-beans-canned lentils peanut-butter tofu-firm soy-sauce milk-whole cheddar butter
      greek-yogurt-plain cooking-wine-white beer bacon deli-ham ketchup potato-chips almond-milk-sweetened frozen-corn
      tuna-water hummus`,
  },
  'Low FODMAP': {
    allowed: `chicken-breast ground-beef-80 salmon egg-large white-rice quinoa rolled-oats gluten-free-pasta
      corn-tortilla russet-potato carrot zucchini spinach bell-pepper-red tomato green-onion-tops garlic-infused-oil
      olive-oil strawberries blueberries orange kiwi milk-lactose-free cheddar feta tofu-firm peanut-butter maple-syrup
      sugar low-fodmap-broth soy-sauce`,
    forbidden: `onion garlic garlic-powder onion-powder shallot leek apple pear mango watermelon cherries
      white-bread spaghetti couscous milk-whole yogurt-plain ice-cream-vanilla ricotta black-beans-canned hummus
      cauliflower white-mushrooms asparagus honey agave cashews pistachios italian-sausage salsa avocado sweet-potato`,
  },
  'Gluten-Free': {
    allowed: `white-rice quinoa corn-tortilla gluten-free-pasta gluten-free-oats gluten-free-bread tamari
      russet-potato chicken-breast egg-large milk-whole almond-flour cornstarch rice-noodles black-beans-canned
      coconut-aminos buckwheat buckwheat-flour`,
    forbidden: `white-bread all-purpose-flour spaghetti couscous barley farro bulgur rolled-oats quick-oats
      soy-sauce worcestershire beer flour-tortilla ramen-noodles soup-cream-mushroom cream-of-wheat panko soba-noodles
      teriyaki-sauce corn-flakes oat-milk cheerios pretzels`,
  },
  'Dairy-Free': {
    allowed: `almond-milk oat-milk soy-milk coconut-milk-canned olive-oil vegan-butter egg-large chicken-breast
      mayonnaise tofu-firm vegan-cheese cocoa-powder`,
    forbidden: `milk-whole milk-lactose-free butter ghee cheddar greek-yogurt-plain heavy-cream ranch-dressing
      milk-chocolate mac-and-cheese-box soup-cream-chicken naan alfredo-sauce protein-powder-whey pesto`,
  },
}

const RESTRICTED: Partial<Record<RuledRestriction, { allowed: string; forbidden: string }>> = {
  milk: { allowed: 'oat-milk egg-large', forbidden: 'cheddar ghee pesto' },
  egg: { allowed: 'spaghetti milk-whole', forbidden: 'mayonnaise egg-noodles brioche-buns meatballs-frozen' },
  fish: { allowed: 'shrimp-raw', forbidden: 'salmon worcestershire caesar-dressing fish-sauce' },
  shellfish: { allowed: 'salmon', forbidden: 'shrimp-raw oyster-sauce imitation-crab curry-paste-red' },
  'tree-nut': {
    allowed: 'peanut-butter coconut-oil',
    forbidden: 'almonds pesto almond-milk hazelnut-spread',
  },
  peanut: { allowed: 'almonds', forbidden: 'peanut-butter peanut-oil trail-mix peanut-sauce' },
  wheat: { allowed: 'barley tamari', forbidden: 'soy-sauce flour-tortilla all-purpose-flour taco-seasoning' },
  soy: { allowed: 'coconut-aminos tuna-plain', forbidden: 'tofu-firm soy-sauce worcestershire tuna-water' },
  sesame: { allowed: 'almonds', forbidden: 'tahini hummus sesame-oil everything-seasoning' },
  gluten: { allowed: 'tamari gluten-free-oats', forbidden: 'barley beer soy-sauce' },
  pork: {
    allowed: 'turkey-bacon ground-beef-80',
    forbidden: 'bacon lard pepperoni marshmallows refried-beans',
  },
  alcohol: { allowed: 'red-wine-vinegar', forbidden: 'cooking-wine-white beer vanilla-extract' },
}

const DISLIKED: Record<DislikedFood, string> = {
  Celery: 'celery celery-salt soup-cream-celery celery-root',
  Broccoli: 'broccoli frozen-broccoli broccoli-slaw',
  'Brussels Sprouts': 'brussels-sprouts frozen-brussels-sprouts',
  Cauliflower: 'cauliflower cauliflower-rice',
  Mushrooms: 'white-mushrooms soup-cream-mushroom mushrooms-canned',
  Onions: 'onion green-onion onion-powder shallot salsa',
  'Bell Peppers': 'bell-pepper-red frozen-bell-peppers roasted-red-peppers',
  Olives: 'black-olives kalamata-olives',
  Tomatoes: 'tomato diced-tomatoes salsa marinara ketchup tomato-paste',
  Cilantro: 'cilantro salsa',
  Beets: 'beet beets-canned',
  Eggplant: 'eggplant',
  Fish: 'salmon tuna-water sardines anchovies fish-sticks',
  Seafood: 'shrimp-raw salmon crab-meat clams-canned',
  Tofu: 'tofu-firm tofu-silken',
  Beans: 'black-beans-canned chickpeas-canned refried-beans hummus green-beans chili-canned',
  Liver: 'beef-liver chicken-livers',
  'Blue Cheese': 'blue-cheese blue-cheese-dressing',
  Mayonnaise: 'mayonnaise mayonnaise-vegan tartar-sauce potato-salad',
  Pickles: 'dill-pickles pickle-relish tartar-sauce',
  Sauerkraut: 'sauerkraut',
  Anchovies: 'anchovies worcestershire caesar-dressing',
  Capers: 'capers',
  Ginger: 'ginger ginger-ground ginger-ale',
}

const listed = (ids: string) => ids.split(/\s+/).filter((id) => id !== '')

function known(id: string) {
  const food = foodById(id)
  if (!food) throw new Error(`no food ${id}`)
  return food
}

describe.each(Object.entries(DIETS))('%s', (diet, table) => {
  // The keys of DIETS are diet types.
  const rule = DIET_RULES[diet as DietType]
  const rules = rule ? [rule] : []
  test.each(listed(table.allowed))('allows %s', (id) => {
    expect(judgeFood(known(id), rules)).toEqual({ verdict: 'allowed' })
  })
  test.each(listed(table.forbidden))('forbids %s', (id) => {
    expect(judgeFood(known(id), rules)).toEqual({ verdict: 'forbidden', by: rule?.id })
  })
})

describe.each(Object.entries(RESTRICTED))('restriction %s', (restriction, table) => {
  // The keys of RESTRICTED are restrictions.
  const rules = [RESTRICTION_RULES[restriction as RuledRestriction]]
  test.each(listed(table.allowed))('allows %s', (id) => {
    expect(isSafe(judgeFood(known(id), rules))).toBe(true)
  })
  test.each(listed(table.forbidden))('forbids %s', (id) => {
    expect(isSafe(judgeFood(known(id), rules))).toBe(false)
  })
})

describe.each(Object.entries(DISLIKED))('disliking %s', (dislike, ids) => {
  // The keys of DISLIKED are disliked foods.
  const rules = [dislikeRule(dislike as DislikedFood)]
  test.each(listed(ids))('excludes %s', (id) => {
    expect(isSafe(judgeFood(known(id), rules))).toBe(false)
  })
  test.each(listed('carrot chicken-breast olive-oil white-rice egg-large'))('still allows %s', (id) => {
    expect(isSafe(judgeFood(known(id), rules))).toBe(true)
  })
})

test('a moderate FODMAP food is allowed in a small portion of known size', () => {
  const rule = DIET_RULES['Low FODMAP']
  const rules = rule ? [rule] : []
  expect(isSafe(judgeFood(known('sweet-potato'), rules, { gramsPerServing: 60 }))).toBe(true)
  expect(isSafe(judgeFood(known('sweet-potato'), rules, { gramsPerServing: 150 }))).toBe(false)
  expect(isSafe(judgeFood(known('almonds'), rules, { gramsPerServing: 12 }))).toBe(true)
})
