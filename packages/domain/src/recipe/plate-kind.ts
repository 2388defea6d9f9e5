import { dinnerForm } from './dinner-form.ts'
import type { ServedAs } from './plate.ts'

/** Kinds of main dishes that take the same sides. */
export const PLATE_KINDS = [
  'breakfast',
  'noodles in broth',
  'loaded potatoes',
  'chili',
  'soup',
  'barbecue',
  'tex-mex',
  'pizza',
  'toasted cheese',
  'bun',
  'sandwich',
  'curry',
  'stew',
  'asian',
  'mac and cheese',
  'pasta',
  'salad',
  'snack plate',
  'fried',
  'mediterranean',
  'one pot',
  'supper',
] as const
export type PlateKind = (typeof PLATE_KINDS)[number]

export const HELD_STARCHES = ['potato', 'rice', 'pasta', 'tortilla', 'bread', 'grain'] as const
export type HeldStarch = (typeof HELD_STARCHES)[number]

/** What is known of a dish. Of one that somebody typed it may be the name alone. */
export interface KnownPlate {
  readonly name: string
  readonly servedAs?: ServedAs | undefined
  readonly cuisines?: readonly string[] | undefined
  readonly isOnlyBreakfast?: boolean | undefined
  /** The starch in the dish. */
  readonly starch?: HeldStarch | undefined
}

/** The first that fits counts. What people call a dish says more than how it is served. */
const BY_NAME: readonly (readonly [RegExp, PlateKind])[] = [
  [/\bramen\b|cup noodles|\bpho\b|\budon\b/i, 'noodles in broth'],
  [
    /^loaded .*potato|(?<!and |with )\bbaked potatoes|^taco potatoes|joe potatoes|\bcheese fries/i,
    'loaded potatoes',
  ],
  [/\b(?:soup|chowder|bisque)\b/i, 'soup'],
  [
    /nachos|taquitos|tostadas?\b|chimichangas?|enchiladas?|fajitas?|tamales|quesadillas?|\btacos\b|burritos?\b/i,
    'tex-mex',
  ],
  [/\bBBQ\b|barbecue|pulled pork|\bribs\b/i, 'barbecue'],
  [/grilled cheese|cheese melts?\b|muffin pizzas?/i, 'toasted cheese'],
  [/\bchili\b(?! ?(?:mac|dogs?|oil|lime))/i, 'chili'],
  [/mac(?:aroni)? and cheese/i, 'mac and cheese'],
  [/curry|masala|biryani|\bdal\b|tikka/i, 'curry'],
  [
    /nuggets|\bwings\b|fish sticks|popcorn chicken|chicken tenders|fried (?:chicken|fish|catfish|shrimp)/i,
    'fried',
  ],
]

const BY_SERVING: Readonly<Partial<Record<ServedAs, PlateKind>>> = {
  taco: 'tex-mex',
  burrito: 'tex-mex',
  quesadilla: 'tex-mex',
  chili: 'chili',
  soup: 'soup',
  pizza: 'pizza',
  burger: 'bun',
  'hot-dog': 'bun',
  sandwich: 'sandwich',
  wrap: 'sandwich',
  salad: 'salad',
  'snack-plate': 'snack plate',
  'stir-fry': 'asian',
  'fried-rice': 'asian',
  'mac-and-cheese': 'mac and cheese',
  fried: 'fried',
}

const BY_CUISINE: Readonly<Record<string, PlateKind>> = {
  Mexican: 'tex-mex',
  Indian: 'curry',
  Asian: 'asian',
  Greek: 'mediterranean',
  Mediterranean: 'mediterranean',
}

/** Which sides suit a dish follows from this: corn beside tacos, no roll beside rice. */
export function plateKindOf({
  name,
  servedAs,
  cuisines = [],
  isOnlyBreakfast,
  starch,
}: KnownPlate): PlateKind {
  if (isOnlyBreakfast || dinnerForm(name, servedAs) === 'breakfast') return 'breakfast'
  const named = BY_NAME.find(([words]) => words.test(name))?.[1]
  if (named) return named
  const served = servedAs && BY_SERVING[servedAs]
  if (served) return served
  if (dinnerForm(name) === 'sandwich') return 'sandwich'
  const cuisine = BY_CUISINE[cuisines[0] ?? '']
  if (starch === 'pasta') return cuisine === 'asian' ? 'asian' : 'pasta'
  if (cuisine) return cuisine
  if (servedAs === 'stew') return 'stew'
  return starch === undefined ? 'supper' : 'one pot'
}

const STARCH_WORDS: readonly (readonly [RegExp, HeldStarch])[] = [
  [/potato(?:es)?\b|\bfries\b|tater tots?/i, 'potato'],
  [/\brice\b(?! (?:vinegar|noodles))|risotto|jambalaya|biryani|paella/i, 'rice'],
  [
    /pasta|spaghetti|noodles?\b|macaroni|\bmac\b|lasagna|ziti|ramen|alfredo|tetrazzini|gnocchi|linguine|penne/i,
    'pasta',
  ],
  [/tortilla(?! soup)|tacos?\b|burritos?\b(?! bowl)|quesadillas?|enchiladas?|nachos|tostadas?/i, 'tortilla'],
  [
    /sandwich|burgers?\b|sliders?\b|\btoast\b|pizza|bagel|hot dogs?|biscuits?\b|pot pie|grilled cheese|\bwraps?\b|\bsubs?\b/i,
    'bread',
  ],
  [/grits|polenta|couscous|quinoa|oatmeal|stuffing|cornbread/i, 'grain'],
]

/** The starch that the name of a dish tells of, where its foods are not known. */
export function starchInName(name: string): HeldStarch | undefined {
  return STARCH_WORDS.find(([words]) => words.test(name))?.[1]
}
