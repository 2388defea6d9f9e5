import type { FoodId } from '../food/food.ts'
import type { FoodRule } from './diet.ts'

/**
 * What small children choke on, from two public lists: "Choking Hazards" of the Centers for Disease Control and Prevention, and
 * "Reducing the Risk of Choking in Young Children at Mealtimes" of the Department of Agriculture. Only what stands here is promised.
 */

/** Children under it are small. A baby under one eats none of the plates, and nothing is planned for it. */
const SMALL_UNDER = 4
const BABY_UNDER = 1
/** Younger ones do not chew kernels and whole beans. */
const KERNELS_UNDER = 2

export function isBaby(age: number): boolean {
  return age < BABY_UNDER
}

export function isSmallChild(age: number): boolean {
  return age < SMALL_UNDER && !isBaby(age)
}

const words = (text: string): readonly FoodId[] => text.trim().split(/\s+/)

const FOODS = {
  nutsAndSeeds:
    words(`almonds almonds-sliced brazil-nuts candy-peanut-chocolate cashews cashews-roasted chestnuts hazelnuts
    macadamia-nuts mixed-nuts peanuts peanuts-unsalted pecans pistachios pumpkin-seeds sunflower-seeds trail-mix walnuts`),
  hardOrSticky:
    words(`beef-jerky caramels fruit-leather hard-candy marshmallows meat-sticks popcorn-caramel popcorn-kernels
    popcorn-microwave popcorn-popped pork-rinds roasted-chickpeas`),
  chips:
    words(`banana-chips cheese-crisps corn-chips gluten-free-granola gluten-free-granola-bars gluten-free-pretzels granola
    granola-bars-chewy granola-bars-crunchy keto-granola nacho-chips pita-chips plantain-chips potato-chips potato-chips-bbq potato-chips-sour-cream pretzels sweet-potato-chips
    tortilla-chips`),
  driedFruit: words(
    'dried-apricots dried-cherries dried-cranberries dried-figs dried-mango golden-raisins raisins',
  ),
  hardRaw: words('baby-carrots carrot celery jicama radish sugar-snap-peas'),
  rawFruit: words('apple apple-slices-bag granny-smith-apple'),
  round: words('black-olives cherries cherry-tomatoes grape-tomatoes grapes green-olives kalamata-olives'),
  sausages: words(`andouille bratwurst chicken-sausage chorizo-spanish cocktail-sausages compliant-sausage
    corn-dogs hot-dogs kielbasa plant-sausage-links sausage-links-frozen smoked-sausage turkey-hot-dogs
    turkey-smoked-sausage vegan-hot-dogs vienna-sausages`),
  cheesePieces: words('cheese-colby-sticks mozzarella-fresh string-cheese'),
  nutButters: words('almond-butter cashew-butter peanut-butter peanut-butter-natural'),
  berries: words('blueberries frozen-blueberries frozen-mixed-berries'),
  cobs: words('corn-on-the-cob corn-on-the-cob-frozen'),
  kernels:
    words(`baked-beans baked-beans-vegetarian black-beans-canned black-beans-dry black-beans-low-sodium black-eyed-peas-canned
    black-eyed-peas-dry cannellini-canned chickpeas-canned chickpeas-dry chickpeas-low-sodium chili-beans-canned chili-canned
    chili-canned-gluten-free corn-canned fifteen-bean-mix frozen-black-eyed-peas frozen-corn frozen-edamame
    frozen-lima-beans great-northern-canned great-northern-dry great-northern-low-sodium hominy kidney-beans-canned
    kidney-beans-dry kidney-beans-low-sodium lima-beans-canned lima-beans-dry navy-beans-canned navy-beans-dry
    pigeon-peas-canned pinto-beans-canned pinto-beans-dry pinto-beans-low-sodium pork-and-beans
    small-red-beans-canned small-red-beans-dry`),
  mixedFruit: words('fruit-cocktail'),
} as const

/** Fried, baked or frozen until they are hard, whatever they are made of. */
export const HARD_DISHES: readonly string[] =
  words(`cinnamon-sugar-tortilla-crisps crisp-prosciutto-shards frozen-grapes
  frozen-yogurt-berry-bark microwave-cheddar-crisps skillet-crisp-chickpeas skillet-provolone-chips`)

/** Whether a dish of ours is too hard for the small children that a rule of the household is for. */
export function isTooHardFor(recipeId: string, rules: readonly FoodRule[]): boolean {
  return HARD_DISHES.includes(recipeId) && rules.some(({ id }) => id === SMALL_CHILD_RULE.id)
}

/** Every food that is named here. */
export const SMALL_CHILD_FOODS: readonly FoodId[] = Object.values(FOODS).flat()

/** Chopped over a dish, a few can be left off one plate. */
const FEW_NUTS_G = 8
const FEW_CHIPS_G = 10
const FEW_DRIED_G = 15
const LITTLE_RAW_G = 20

export const SMALL_CHILD_RULE: FoodRule = {
  id: 'child:under-4',
  pieces: [
    { foods: FOODS.hardOrSticky, fromG: 0 },
    { foods: FOODS.nutsAndSeeds, fromG: FEW_NUTS_G },
    { foods: FOODS.chips, fromG: FEW_CHIPS_G },
    { foods: FOODS.driedFruit, fromG: FEW_DRIED_G, isRaw: true },
    { foods: FOODS.hardRaw, fromG: LITTLE_RAW_G, isRaw: true },
  ],
}

export function smallChildRules(kidAges: readonly number[]): readonly FoodRule[] {
  return kidAges.some(isSmallChild) ? [SMALL_CHILD_RULE] : []
}

/** Cut so fine, nothing hard is left in one piece. */
const FINE = /\b(?:fine(?:ly)?|thin(?:ly)?|grated|shredded|minced|mashed|crushed|ground|julienned)\b/i

const BLENDED = /\b(?:blend|blender)\b/i

interface Written {
  readonly tools: readonly unknown[]
  readonly steps: readonly string[]
}

/** Whether an ingredient is eaten raw, in pieces: its dish needs no heat, and no blender. */
export function isRawPiece({ tools, steps }: Written, preparation: string): boolean {
  return tools.length === 0 && !FINE.test(preparation) && !steps.some((step) => BLENDED.test(step))
}

export interface ServedFood {
  readonly id: FoodId
  readonly traits: readonly string[]
  readonly plural: string
  readonly gramsPerServing: number
  readonly isRaw: boolean
}

interface Handling {
  readonly isOf: (food: ServedFood) => boolean
  readonly under: number
  readonly say: (foods: string) => string
}

const oneOf =
  (foods: readonly FoodId[]) =>
  ({ id }: ServedFood) =>
    foods.includes(id)
const MEAT_PIECES =
  /^(?!.*(?:deli|ground|canned|broth|gravy|soup|nuggets)).*(?:steak|chop|roast|ribs|breast|thigh|drumstick|wing|whole|brisket|tenderloin|chuck|shoulder|stew|leg)/
/** Less is no piece. */
const FEW_G = 1

/** In the order of the plate. A line says what is done for the child alone. */
const HANDLINGS: readonly Handling[] = [
  {
    isOf: ({ id, traits }) =>
      MEAT_PIECES.test(id) && traits.some((trait) => trait === 'meat' || trait === 'poultry'),
    under: SMALL_UNDER,
    say: () => 'take the meat off any bone and cut it no larger than half an inch',
  },
  {
    isOf: ({ id, traits }) =>
      traits.includes('fish') && /fillet|salmon$|^(?:cod|tilapia|catfish|trout|pollock)/.test(id),
    under: SMALL_UNDER,
    say: () => 'feel the fish for bones',
  },
  {
    isOf: oneOf(FOODS.sausages),
    under: SMALL_UNDER,
    say: (foods) => `cut ${foods} lengthwise in quarters, then small`,
  },
  { isOf: oneOf(FOODS.round), under: SMALL_UNDER, say: (foods) => `cut ${foods} lengthwise in quarters` },
  {
    isOf: oneOf(FOODS.mixedFruit),
    under: SMALL_UNDER,
    say: (foods) => `cut the grapes and cherries of ${foods} in quarters`,
  },
  {
    isOf: oneOf(FOODS.cheesePieces),
    under: SMALL_UNDER,
    say: (foods) => `cut ${foods} in short, thin strips`,
  },
  {
    isOf: (food) => food.isRaw && [...FOODS.rawFruit, ...FOODS.hardRaw].includes(food.id),
    under: SMALL_UNDER,
    say: (foods) => `grate ${foods}, or cook them soft`,
  },
  {
    isOf: (food) => food.isRaw && FOODS.nutButters.includes(food.id),
    under: SMALL_UNDER,
    say: (foods) => `spread ${foods} thin`,
  },
  { isOf: oneOf(FOODS.berries), under: SMALL_UNDER, say: (foods) => `crush ${foods}` },
  {
    isOf: (food) =>
      [...FOODS.nutsAndSeeds, ...FOODS.chips, ...FOODS.hardOrSticky].includes(food.id) ||
      (food.isRaw && FOODS.driedFruit.includes(food.id)),
    under: SMALL_UNDER,
    say: (foods) => `leave ${foods} off`,
  },
  { isOf: oneOf(FOODS.cobs), under: KERNELS_UNDER, say: () => 'cut the corn off the cob and mash it' },
  { isOf: oneOf(FOODS.kernels), under: KERNELS_UNDER, say: (foods) => `mash ${foods}` },
]

/** What to do with a dish for the small children of a household, as one step; null if there is nothing to do. */
export function smallChildStep(foods: readonly ServedFood[], kidAges: readonly number[]): string | null {
  const small = kidAges.filter(isSmallChild)
  if (small.length === 0) return null
  const youngest = Math.min(...small)
  const said = HANDLINGS.filter(({ under }) => youngest < under).flatMap(({ isOf, say }) => {
    const names = foods
      .filter((food) => food.gramsPerServing >= FEW_G && isOf(food))
      .map(({ plural }) => plural.replace(/^(?:canned|dry|frozen) | \(.*/gi, '').toLowerCase())
    return names.length > 0 ? [say(inWords([...new Set(names)]))] : []
  })
  return said.length > 0 ? `For a child under ${SMALL_UNDER}: ${said.join('; ')}.` : null
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? `the ${last}` : `the ${names.slice(0, -1).join(', ')} and ${last}`
}
