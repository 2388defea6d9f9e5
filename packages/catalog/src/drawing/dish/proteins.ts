import type { FoodKind } from '../foods/kinds.ts'
import type { MotifName } from '../motifs/motifs.ts'
import type { DishFacts } from './dish.ts'

const PULLED_MEATS: readonly FoodKind[] = [
  'chicken',
  'pork',
  'beef',
  'roast',
  'turkey',
  'shredded',
  'chicken-thigh',
  'steak',
]
/** How a meat, fish or egg lies on a plate: the first rule whose food fits, and the words of its name or what its steps do to it. */
const RULES: readonly (readonly [FoodKind | readonly FoodKind[], RegExp | 'pulled' | null, MotifName])[] = [
  ['meatball', null, 'meatballs'],
  [['ground', 'ground-light', 'pork', 'tofu', 'lentil', 'chickpea'], /meatballs/, 'meatballs'],
  [['ground', 'ground-light', 'beef'], /meatloaf|loaf/, 'meatloaf'],
  [
    [
      'ground',
      'ground-light',
      'salmon',
      'tuna',
      'fish',
      'chickpea',
      'black-bean',
      'potato',
      'zucchini',
      'mashed',
      'veggie-patty',
      'sausage',
      'sardine',
      'beef',
      'pork',
      'egg',
      'rinds',
    ],
    /patt(y|ies)|cakes?\b|croquette|fritter|salisbury|falafel|burgers?\b|koftas?/,
    'patties',
  ],
  ['fish-stick', null, 'fishSticks'],
  ['nugget', /tender|strip/, 'tenders'],
  ['nugget', null, 'nuggets'],
  [['chicken', 'whole-bird'], /tender|finger|strips|bites/, 'tenders'],
  ['wing', null, 'wings'],
  ['chicken-leg', null, 'drumsticks'],
  ['whole-bird', /chicken plate/, 'hamSlices'],
  ['whole-bird', /roast chicken|rotisserie chicken$|whole|turkey|stuffing/, 'wholeBird'],
  ['whole-bird', null, 'shreddedMeat'],
  ['ribs', null, 'ribs'],
  ['chicken-thigh', /thighs/, 'thighs'],
  [PULLED_MEATS, /pulled|shredded|carnitas|barbacoa/, 'shreddedMeat'],
  [PULLED_MEATS, 'pulled', 'shreddedMeat'],
  ['shredded', null, 'shreddedMeat'],
  ['chicken-thigh', null, 'thighs'],
  [
    ['chicken', 'pork', 'beef', 'steak', 'shrimp', 'tofu', 'zucchini'],
    /skewer|kabob|kebab|souvlaki/,
    'skewers',
  ],
  [
    ['chicken', 'pork-chop', 'pork', 'fish', 'tofu', 'turkey', 'steak', 'eggplant'],
    /parmesan-crusted|breaded|oven-fried|fried pork|fried chicken|chicken-fried|schnitzel|parmesan$|crusted|coconut-rolled/,
    'breaded',
  ],
  ['chicken', /thigh/, 'thighs'],
  ['chicken', null, 'chickenBreast'],
  [['pork-chop', 'lamb'], null, 'porkChop'],
  ['roast', /breakfast beef/, 'shreddedMeat'],
  [['roast', 'roast-beef'], null, 'potRoast'],
  [['pork'], /roast|tenderloin|loin|ham/, 'hamSlices'],
  ['turkey', /cutlet/, 'chickenBreast'],
  ['turkey', null, 'hamSlices'],
  ['ham', /steak/, 'hamSteak'],
  ['ham', null, 'hamSlices'],
  ['steak', null, 'steak'],
  ['offal', null, 'heap'],
  [['salmon'], /canned|patt|cake/, 'patties'],
  ['fish', /strips/, 'tenders'],
  ['fish', /fried|crumbed|catfish (strips|fried)/, 'friedFish'],
  [['fish', 'salmon', 'sardine'], null, 'fishFillet'],
  ['shrimp', null, 'shrimpHeap'],
  ['hot-dog', null, 'bareDogs'],
  ['sausage', null, 'sausageLinks'],
  ['egg', /scrambled/, 'scrambled'],
  ['tofu', null, 'slabs'],
  ['tempeh', null, 'slabs'],
  ['beef', null, 'steak'],
  ['pork', null, 'heap'],
  ['egg', /egg/, 'friedEggs'],
  ['boiled-egg', null, 'boiledEggs'],
]

export const PROTEINS: readonly FoodKind[] = [...new Set(RULES.flatMap(([kinds]) => kinds))].filter(
  (kind) =>
    !['lentil', 'chickpea', 'black-bean', 'potato', 'zucchini', 'mashed', 'eggplant', 'rinds'].includes(kind),
)

export interface MainProtein {
  readonly motif: MotifName
  readonly kind: FoodKind
}
/** The dish's main protein on a plate; its vegetables stand in for one where its name makes patties of them. */
export function mainProtein(dish: DishFacts): MainProtein | undefined {
  const present = dish.food.kinds.filter((kind) => PROTEINS.includes(kind))
  for (const kind of [...present, ...dish.food.kinds]) {
    const rule = RULES.find(
      ([kinds, words]) =>
        (typeof kinds === 'string' ? kinds === kind : kinds.includes(kind)) &&
        (words === null || (words === 'pulled' ? dish.isPulled : words.test(dish.name))),
    )
    if (rule) return { motif: rule[2], kind }
  }
  return undefined
}
