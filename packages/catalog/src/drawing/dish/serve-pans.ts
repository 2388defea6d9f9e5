import type { FoodKind } from '../foods/kinds.ts'
import type { Fill } from '../ware/fills.ts'
import type { BakedTop } from '../ware/pans.ts'
import { coatOf } from './coats.ts'
import type { DishFacts } from './dish.ts'
import { firstMost, partsBeside, piecesOf } from './helpings.ts'
import type { Helping, Serving } from './picture.ts'
import { mainProtein } from './proteins.ts'
import { bedOf, serveHeap } from './serve-bowls.ts'

const BAKED: readonly (readonly [(dish: DishFacts) => boolean, BakedTop])[] = [
  [
    ({ food, name }) => /shepherd|mashed|thanksgiving/.test(name) && food.has('potato', 'mashed', 'root'),
    'mash',
  ],
  [({ food }) => food.has('pie-crust', 'biscuit'), 'crust'],
  [({ name, food }) => /tamale pie|cornbread/.test(name) && food.has('cornbread', 'grits'), 'crumb'],
  [({ food }) => food.has('oats'), 'oats'],
  [
    ({ name, food }) =>
      /enchilada|king ranch/.test(name) && food.has('salsa-verde') && !food.has('enchilada-sauce'),
    'green',
  ],
  [
    ({ name, food }) => /enchilada/.test(name) && food.has('enchilada-sauce', 'tomato-sauce', 'tomato'),
    'chili',
  ],
  [({ food }) => food.has('tater-tot'), 'tots'],
  [({ food, name }) => /french toast/.test(name) && food.has('baguette', 'bread'), 'cubes'],
  [({ food }) => food.has('crumbs', 'cracker', 'hash-browns', 'stuffing'), 'crumb'],
  [({ food, name }) => food.has('egg') && /egg|breakfast|strata|french toast/.test(name), 'egg'],
  [({ food }) => food.has('tomato-sauce') && food.has('mozzarella', 'cottage'), 'red-cheese'],
  [({ food }) => food.has('cheddar'), 'cheese'],
  [({ food }) => food.has('mozzarella', 'feta', 'swiss'), 'mozzarella'],
  [({ food }) => food.has('cream-soup', 'milk', 'cream'), 'cream'],
  [({ food }) => food.has('tomato-sauce', 'tomato'), 'tomato'],
  [({ food }) => food.has('rice'), 'rice'],
]
const HIDDEN_IN_BAKES: readonly FoodKind[] = [
  'egg',
  'pasta',
  'shells',
  'flour',
  'cheddar',
  'mozzarella',
  'swiss',
  'rice',
  'onion',
  'crumbs',
  'oats',
  'cottage',
  'refried',
  'hash-browns',
  'mashed',
  'stuffing',
  'corn-tortilla',
  'flour-tortilla',
  'biscuit',
]

/** What a bake hides unless its name promises it. */
const IN_NAME: readonly FoodKind[] = ['rice', 'pasta', 'hash-browns']

const ON_THANKSGIVING: readonly FoodKind[] = ['deli-meat', 'stuffing', 'green-bean', 'cranberry']

export function serveCasserole(dish: DishFacts): Serving {
  const { food, name } = dish
  if (/spaghetti squash/.test(name)) return serveSkillet(dish)
  if (food.has('phyllo') || /pastitsio|moussaka/.test(name))
    return { ware: 'plate', main: { motif: 'cutBake', kinds: food.kinds }, parts: [] }
  if (/lasagna/.test(name) && food.has('pasta-sheet', 'zucchini', 'eggplant'))
    return { ware: 'plate', main: { motif: 'lasagna', kinds: food.kinds }, parts: [] }
  if (/parmesan/.test(name) && food.has('chicken', 'eggplant'))
    return {
      ware: 'plate',
      main: { motif: food.has('chicken') ? 'breaded' : 'slabs', kinds: food.kinds },
      parts: partsBeside(dish, ['chicken', 'eggplant', 'tomato'], 1),
    }
  const top = BAKED.find(([fits]) => fits(dish))?.[1] ?? 'crumb'
  const seen: readonly FoodKind[] = /shells/.test(name)
    ? ['shells']
    : /ziti|penne/.test(name)
      ? ['pasta']
      : []
  const isSeen = (kind: FoodKind) =>
    seen.includes(kind) || (IN_NAME.includes(kind) && dish.named.includes(kind))
  const hidden = HIDDEN_IN_BAKES.filter((kind) => !isSeen(kind))
  const pieces = piecesOf(
    dish,
    3,
    top === 'mash'
      ? [...hidden, 'potato', 'root']
      : top === 'tots' || top === 'cubes'
        ? [...hidden, 'tater-tot', 'bread', 'baguette', 'butter']
        : hidden,
  )
  if (/thanksgiving/.test(name))
    return {
      ware: 'casserole',
      top,
      pieces: food.kinds.filter((kind) => ON_THANKSGIVING.includes(kind)),
    }
  return {
    ware: 'casserole',
    top,
    pieces:
      top === 'mash' || top === 'crust'
        ? [pieces[0] ?? null, null, pieces[1] ?? null, null]
        : pieces.length > 0
          ? [...pieces, null]
          : [null],
  }
}

export function serveSheetPan(dish: DishFacts): Serving {
  const zones = piecesOf(dish, /briam/.test(dish.name) ? 4 : 3, [
    ...(/briam/.test(dish.name) ? (['lentil', 'red-pepper'] as const) : []),
    'onion',
    'herb',
    'lemon',
    'feta',
    'black-olive',
    'seed',
    'green-onion',
    'corn-tortilla',
    'flour-tortilla',
  ])
  const coat = coatOf(dish)
  const isFoil = /\bfoil\b/.test(dish.name)
  return zones.length > 1
    ? { ware: 'sheet-pan', zones, ...(isFoil ? { isFoil } : {}), ...(coat ? { coat } : {}) }
    : servePlate(dish)
}

/** What lies between the pieces of a skillet. */
const SAUCES: readonly (readonly [(dish: DishFacts) => boolean, Fill])[] = [
  [
    ({ food, name }) => /curry|turmeric|tikka|coconut/.test(name) && food.has('curry', 'coconut-milk'),
    'curry',
  ],
  [({ food, name }) => /saag|palak|spinach sauce/.test(name) && food.has('greens'), 'greens'],
  [({ food }) => food.has('tomato-sauce', 'enchilada-sauce'), 'tomato-broth'],
  [
    ({ food, name }) =>
      food.has('tomato') &&
      /tomato|shakshuka|puttanesca|cacciatore|ratatouille|picadillo|goulash|masala|pepper/.test(name),
    'tomato-broth',
  ],
  [({ food }) => food.has('cream', 'cream-soup', 'alfredo'), 'cream'],
  [({ food }) => food.has('gravy'), 'stew'],
  [
    ({ servedAs, name }) => servedAs === 'stir-fry' && /orange|sweet and sour|pineapple/.test(name),
    'orange-glaze',
  ],
  [(dish) => dish.servedAs === 'stir-fry' && coatOf(dish) === 'soy', 'soy-glaze'],
  [({ servedAs }) => servedAs === 'stir-fry', 'brown-broth'],
  [({ food, name }) => food.has('cheddar') && /chees|macaroni/.test(name), 'cheese'],
]
/** They are thin and shine. */
const GLAZES: readonly Fill[] = ['soy-glaze', 'orange-glaze']
/** Whole cuts are served on a plate; what is cut up is shown in its skillet. */
const WHOLE: readonly string[] = [
  'porkChop',
  'hamSteak',
  'steak',
  'fishFillet',
  'friedFish',
  'patties',
  'meatballs',
  'thighs',
  'drumsticks',
  'hamSlices',
  'chickenBreast',
  'breaded',
  'slabs',
  'shrimpHeap',
  'potRoast',
  'wings',
  'ribs',
  'shreddedMeat',
  'meatloaf',
  'skewers',
  'tenders',
]
const CUT_UP =
  /skillet|hash|stir-fry|saute|crumble|scramble|fajita|jambalaya|goulash|sizzled|bites|one-pot|\bpot\b|shakshuka|picadillo|keema|cacciatore|puttanesca|and peppers|and potatoes|adobo|ratatouille|in a bowl|curry|peppers$|cabbage noodles/

const NOT_IN_PANS: readonly FoodKind[] = [
  'egg',
  'cheddar',
  'mozzarella',
  'rice',
  'herb',
  'crumbs',
  'corn-tortilla',
  'flour-tortilla',
  'bread',
  'pita',
]
/** Tortillas, and rice, to fill with what is in the pan. */
const eatenWith = ({ name, food }: DishFacts): Helping[] => {
  const tortilla = /fajita/.test(name) ? food.first('corn-tortilla', 'flour-tortilla') : undefined
  if (!tortilla) return []
  return [
    { motif: 'tortillas', kinds: [tortilla] },
    ...(food.has('rice') ? [{ motif: 'rice', kinds: ['rice'] } as const] : []),
  ]
}

export function serveSkillet(dish: DishFacts): Serving {
  const { food, name } = dish
  if (/dutch baby/.test(name))
    return { ware: 'skillet', pieces: [null], top: { motif: 'dutchBaby', kinds: food.kinds } }
  if (/spaghetti squash/.test(name))
    return { ware: 'pasta-bowl', pasta: { motif: 'spaghetti', kinds: food.kinds } }
  if (/zucchini (noodles|ribbons)/.test(name))
    return { ware: 'pasta-bowl', pasta: { motif: 'zucchiniNoodles', kinds: food.kinds } }
  const pasta = food.first(
    'spaghetti',
    'pasta',
    'macaroni',
    'noodle',
    'orzo',
    'rice-noodle',
    'pasta-sheet',
    'chow-mein',
  )
  if (pasta && !/soup/.test(name)) return servePasta(dish)
  const bed = /fajita/.test(name) ? undefined : bedOf(dish)
  const protein = mainProtein(dish)
  if (protein && WHOLE.includes(protein.motif) && !CUT_UP.test(name) && dish.servedAs !== 'stir-fry')
    return servePlate(dish)
  if (bed && bed !== 'mashed') return serveHeap(dish, bed)
  const hasEggs =
    food.has('egg') && /egg|shakshuka|supper/.test(name) && !/scramble|tofu|foo young|crumble/.test(name)
  const fill = SAUCES.find(([fits]) => fits(dish))?.[1]
  const isCrumbled = /crumble/.test(name) && food.has('egg')
  const pieces = piecesOf(
    dish,
    3,
    NOT_IN_PANS.filter((kind) => !isCrumbled || kind !== 'egg'),
  )
  const coat = coatOf(dish)
  const beside = eatenWith(dish)
  return {
    ware: 'skillet',
    // One food alone would hide the sauce that it lies in.
    pieces:
      pieces.length === 1 && fill
        ? [...pieces, ...pieces, null]
        : pieces.length > 0
          ? firstMost(pieces)
          : [null],
    ...(fill ? { fill, ...(GLAZES.includes(fill) ? { texture: 'smooth' as const } : {}) } : {}),
    ...(coat ? { coat } : {}),
    ...(beside.length > 0 ? { beside } : {}),
    ...(hasEggs
      ? { top: { motif: 'friedEggs', kinds: ['egg'] } }
      : /scramble/.test(name) && food.has('egg')
        ? { top: { motif: 'scrambled', kinds: food.kinds } }
        : {}),
  }
}

/** A main cut with what the dish sets beside it. */
export function servePlate(dish: DishFacts): Serving {
  const { food } = dish
  const protein = mainProtein(dish)
  if (!protein) return serveVegetables(dish)
  const isIn = isPotatoCake(dish.name) ? (['potato'] as const) : []
  const parts =
    protein.motif === 'skewers'
      ? partsBeside(
          dish,
          food.kinds.filter((kind) => kind !== 'rice' && kind !== 'grain' && kind !== 'potato'),
        )
      : stewedTogether(
          dish,
          partsBeside(dish, [protein.kind, ...isIn, ...(/egg/.test(dish.name) ? [] : (['egg'] as const))]),
        )
  // Tomatoes that lie beside are no sauce on the meat.
  const isBeside = (kind: FoodKind) =>
    TOMATOES.includes(kind) && parts.some(({ kinds }) => kinds.includes('tomato'))
  const kinds = [protein.kind, ...food.kinds.filter((kind) => kind !== protein.kind && !isBeside(kind))]
  return {
    ware: 'plate',
    main: { motif: protein.motif, kinds: protein.motif === 'heap' ? [protein.kind] : kinds },
    parts,
  }
}
const TOMATOES: readonly FoodKind[] = ['tomato', 'canned-tomato']
const isPotatoCake = (name: string) => /potato (cakes|patties)/.test(name)
/** "Stewed okra": its vegetables are one heap. */
const stewedTogether = (dish: DishFacts, parts: readonly Helping[]): readonly Helping[] =>
  /stewed/.test(dish.name) && parts.length > 1
    ? [{ motif: 'stewed', kinds: parts.flatMap(({ kinds }) => kinds[0] ?? []) }]
    : parts

/** A plate without meat: its first food in front. */
export function serveVegetables(dish: DishFacts): Serving {
  const [first, ...rest] = partsBeside(dish, [], 3)
  if (first) return { ware: 'plate', main: first, parts: rest }
  const pieces = piecesOf(dish, 3)
  return {
    ware: 'plate',
    main: { motif: pieces.length > 1 ? 'snackHeaps' : 'heap', kinds: pieces },
    parts: [],
  }
}

export function servePasta(dish: DishFacts): Serving {
  const { food, name } = dish
  if (/lasagna/.test(name) && !/skillet/.test(name))
    return { ware: 'plate', main: { motif: 'lasagna', kinds: food.kinds }, parts: [] }
  if (/bake/.test(name)) return serveCasserole(dish)
  const isLong = food.first(
    'spaghetti',
    'rice-noodle',
    'chow-mein',
    'spaghetti-squash',
    'pasta',
    'macaroni',
    'shells',
    'orzo',
    'filled-pasta',
    'ravioli-can',
    'noodle',
  )
  const isNoodle = isLong === 'noodle' && /lo mein|ramen|peanut noodles|asian|sesame/.test(name)
  const motif =
    isNoodle || ['spaghetti', 'rice-noodle', 'chow-mein', 'spaghetti-squash'].includes(isLong ?? '')
      ? 'spaghetti'
      : isLong === 'filled-pasta' || isLong === 'ravioli-can'
        ? 'dumplings'
        : 'shortPasta'
  return { ware: 'pasta-bowl', pasta: { motif, kinds: food.kinds } }
}
