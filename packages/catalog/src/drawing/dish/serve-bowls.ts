import type { FoodKind } from '../foods/kinds.ts'
import type { Fill, TextureName } from '../ware/fills.ts'
import type { Bed } from '../ware/heaped-bowl.ts'
import { coatOf } from './coats.ts'
import type { DishFacts } from './dish.ts'
import { firstMost, piecesOf } from './helpings.ts'
import type { Helping, Serving } from './picture.ts'

const isSpinachSauce = (name: string) => /saag|palak|spinach sauce/.test(name)
/** Fewer grams of tomato do not redden a broth. */
const RED_GRAMS = 50

/** What a soup, stew or curry looks like between its pieces: the first rule that fits. */
const SOUPS: readonly (readonly [(dish: DishFacts) => boolean, Fill, TextureName])[] = [
  [
    ({ name, food }) => /white|chicken chili/.test(name) && /chili/.test(name) && food.has('white-bean'),
    'cream',
    'thick',
  ],
  [({ name }) => /(chili|frito pie)(?! lime)/.test(name) && !/verde/.test(name), 'chili', 'thick'],
  [({ name, food }) => /congee|rice porridge/.test(name) && food.has('rice'), 'porridge', 'grainy'],
  [({ food }) => food.has('biscuit', 'dumplings-can'), 'pale-gravy', 'smooth'],
  [
    ({ name, food }) =>
      /chile verde|salsa verde|pozole verde/.test(name) || food.first('salsa-verde') !== undefined,
    'split-pea',
    'smooth',
  ],
  [
    ({ name, food }) =>
      (isSpinachSauce(name) || /green (soup|curry|lentil)/.test(name)) && food.has('greens'),
    'greens',
    'thick',
  ],
  [({ food }) => food.has('split-pea'), 'split-pea', 'thick'],
  [({ food, name }) => food.has('red-lentil') && !/tomato/.test(name), 'dal', 'grainy'],
  [({ food }) => food.has('red-lentil'), 'red-curry', 'grainy'],
  [({ food, name }) => food.has('lentil') && /lentil/.test(name), 'lentil', 'grainy'],
  [({ food, name }) => food.has('pumpkin') && /pumpkin|squash/.test(name), 'pumpkin', 'smooth'],
  [({ food, name }) => food.has('black-bean') && /black bean/.test(name), 'black-bean', 'thick'],
  [
    ({ food, name }) =>
      /creamy tomato|butter chicken|tikka|cream/.test(name) && food.has('tomato', 'tomato-sauce'),
    'red-curry',
    'smooth',
  ],
  [
    ({ food, name }) =>
      food.has('coconut-milk', 'curry') &&
      (/tikka/.test(name) ||
        (/curry|masala|korma|vindaloo|keema|coconut|rajma|chickpea|dal/.test(name) &&
          food.has('tomato', 'tomato-sauce'))),
    'red-curry',
    'thick',
  ],
  [
    ({ food, name }) => food.has('coconut-milk') && !food.has('curry') && /coconut/.test(name),
    'coconut',
    'smooth',
  ],
  [
    ({ food, name }) =>
      food.has('coconut-milk', 'curry') && /curry|masala|coconut|turmeric|dal|korma|adobo/.test(name),
    'curry',
    'smooth',
  ],
  [({ food, name }) => /(red beans|kidney)/.test(name) && food.has('kidney-bean'), 'beans', 'thick'],
  [({ food }) => food.has('baked-beans') || food.has('bbq-sauce'), 'stew', 'thick'],
  [
    ({ food, name }) => /tomato soup|tomato and/.test(name) && food.has('tomato', 'tomato-sauce'),
    'tomato',
    'smooth',
  ],
  [
    ({ food }) => food.has('cheddar') && food.has('milk', 'cream', 'cream-soup', 'potato', 'broccoli'),
    'cheese',
    'smooth',
  ],
  [
    ({ food, name }) =>
      food.has('milk', 'cream', 'cream-soup', 'sour-cream', 'cream-cheese') ||
      /avgolemono|greek lemon|chowder/.test(name),
    'cream',
    'smooth',
  ],
  [
    ({ food, name }) => /miso|ramen|noodle soup with tofu|pho/.test(name) || food.has('soy', 'miso'),
    'ramen',
    'smooth',
  ],
  [
    ({ food, name }) =>
      /gumbo/.test(name) ||
      (/stew|oxtail|roast|neck bones|pot roast/.test(name) &&
        food.has('beef', 'roast', 'canned-stew', 'ribs')),
    'stew',
    'smooth',
  ],
  [
    ({ food, gramsOf }) =>
      food.has('tomato-sauce', 'salsa', 'enchilada-sauce') || gramsOf('tomato') >= RED_GRAMS,
    'tomato-broth',
    'smooth',
  ],
  [
    ({ food, name }) =>
      food.has('white-bean', 'pinto-bean', 'chickpea', 'black-eyed-pea') && /bean|peas|chickpea/.test(name),
    'brown-broth',
    'thick',
  ],
]

const RICE_SCOOP_GRAMS = 15
/** Foods that dissolve in a soup. */
const MELTED: readonly FoodKind[] = [
  'split-pea',
  'red-lentil',
  'lentil',
  'rice',
  'cheddar',
  'cottage',
  'yogurt',
  'cream-cheese',
  'mashed',
  'flour-tortilla',
]

export function serveSoup(dish: DishFacts): Serving {
  const { food, name } = dish
  const [, fill, texture] = SOUPS.find(([fits]) => fits(dish)) ?? [null, 'broth', 'smooth']
  const isScooped =
    food.has('rice') &&
    dish.gramsOf('rice') >= RICE_SCOOP_GRAMS &&
    !/soup|congee|porridge|chowder|stew/.test(name)
  const isLentil = food.has('lentil') && /lentil/.test(name)
  const pieces = isLentil ? soupPieces(dish).slice(0, 2) : soupPieces(dish)
  const beside = besideSoup(dish)
  const isAllNoodles = pieces.includes('noodle') && pieces.every((kind) => kind === 'noodle' || kind === null)
  return {
    ware: 'bowl',
    fill,
    texture,
    pieces: isLentil
      ? [...pieces, null, null]
      : isAllNoodles
        ? ['noodle']
        : pieces.length < 3
          ? [...pieces, null]
          : firstMost(pieces),
    // One food alone is drawn large rather than often.
    ...(pieces.filter(Boolean).length === 1 ? { isLarge: true } : {}),
    ...(beside.length > 0 ? { beside } : {}),
    ...(isScooped ? { scoop: riceScoop(food) } : onTop(dish)),
  }
}

const riceScoop = (food: DishFacts['food']): Helping => ({
  motif: food.has('brown-rice') ? 'smallGrains' : 'rice',
  kinds: ['rice', ...food.kinds.filter((kind) => kind === 'herb' || kind === 'brown-rice')],
})
/** A thread of cream, and butter where the name has it, tell one smooth curry from another. */
function onTop({ name, food }: DishFacts): { readonly scoop?: Helping } {
  if (/peanut/.test(name) && food.has('peanut-butter'))
    return { scoop: { motif: 'peanutButterDrizzle', kinds: ['peanut-butter'] } }
  if (!/masala|korma|butter chicken|tikka|makhani/.test(name)) return {}
  if (/butter/.test(name) && food.has('butter'))
    return { scoop: { motif: 'butterInCream', kinds: food.kinds } }
  return food.has('cream', 'yogurt') ? { scoop: { motif: 'creamThread', kinds: food.kinds } } : {}
}

/** What a soup's name sets beside it. */
export function besideSoup({ name, food }: DishFacts): Helping[] {
  if (/grilled cheese|cheese melts/.test(name) && food.has('bread', 'wheat-bread'))
    return [
      {
        motif: /melts/.test(name) ? 'spreadToast' : 'toasted',
        kinds: food.kinds.filter((kind) => CHEESES.includes(kind)),
      },
    ]
  if (/crackers/.test(name) && food.has('cracker')) return [{ motif: 'crackers', kinds: ['cracker'] }]
  return /cornbread/.test(name) && food.has('cornbread') ? [{ motif: 'cornbread', kinds: ['cornbread'] }] : []
}
const CHEESES: readonly FoodKind[] = ['cheddar', 'swiss', 'mozzarella']

/** A smooth soup has at most what its name says, and herbs. */
function soupPieces(dish: DishFacts): (FoodKind | null)[] {
  const { food, name } = dish
  const isSmooth = /tomato soup|creamy tomato|pumpkin soup|squash soup/.test(name)
  if (isSmooth)
    return [
      ...piecesOf(dish, 2, [...MELTED, 'tomato', 'celery', 'bread', 'baguette']).filter(
        (kind) => kind === 'herb' || kind === 'crouton' || kind === 'white-bean',
      ),
      null,
      null,
    ]
  const isSmoothCurry = /curry|masala|butter chicken|korma|tikka/.test(name)
  const isChunky = food.has('tomato') && food.has('tomato-sauce') && /tikka/.test(name)
  const melted: readonly FoodKind[] = isSpinachSauce(name) ? [...MELTED, 'greens'] : MELTED
  const pieces = piecesOf(
    dish,
    4,
    isSmoothCurry ? [...melted, ...(isChunky ? [] : (['tomato'] as const)), 'onion'] : melted,
  )
  const rice = food.has('rice') && /rice/.test(name) && /soup|stew/.test(name) ? (['rice'] as const) : []
  return [...pieces, ...rice, ...(pieces.length < 2 ? [null] : [])]
}

const SAUCES: readonly (readonly [RegExp, string])[] = [
  [/teriyaki|stir-fry|beef and broccoli|pepper steak|kung pao|ginger|korean|adobo|lo mein|soy/, '#7a4a22'],
  [/orange|sweet and sour|pineapple/, '#c86a20'],
  [/tomato|creole|cacciatore|salsa|red beans|keema|enchilada|chana|picadillo/, '#b5482a'],
  [/curry|masala|tikka|korma|dal/, '#d8922c'],
]

/** A bowl of grain or leaves heaped with what is on it. */
export function serveHeap(dish: DishFacts, bed: Bed): Serving {
  const { name, food } = dish
  const onBed = BED_FOODS[bed] ?? []
  const hasTopEggs = /poached|fried eggs?|sunny|egg (rice|bowl)|eggs? over/.test(name) && food.has('egg')
  const pieces = piecesOf(dish, 5, [...onBed, 'onion', ...(hasTopEggs ? (['egg'] as const) : [])])
  const isMixed =
    bed === 'fried-rice' ||
    /fried rice|rice pot|pilaf|jambalaya|biryani|paella|spanish rice|mexican rice|dirty|and lemon rice|tabbouleh|farro|picadillo|congee/.test(
      name,
    ) ||
    bed === 'greens' ||
    bed === 'dressed' ||
    bed === 'cabbage'
  const isSet =
    /burrito bowl|taco bowl|taco rice|fajita bowl|poke|buddha|gyro rice|salmon rice|nori rice/.test(name) &&
    pieces.length >= 4
  const coat = coatOf(dish)
  const sauce =
    SAUCES.find(([words]) => words.test(name))?.[1] ??
    (food.has('soy') && !food.has('tuna', 'salmon')
      ? '#7a4a22'
      : food.has('tomato', 'tomato-sauce')
        ? '#b5482a'
        : undefined)
  const set = isSet ? 'sectors' : isMixed ? 'mixed' : 'half'
  return {
    ware: 'heaped-bowl',
    bed,
    pieces: isSet ? pieces : firstMost(pieces.slice(0, isMixed ? 4 : 3)),
    set,
    ...(sauce && set === 'half' ? { sauce } : {}),
    ...(coat ? { coat } : {}),
    ...(hasTopEggs ? { top: { motif: 'friedEggs', kinds: ['egg'] } } : {}),
  }
}
export const BED_FOODS: Partial<Record<Bed, readonly FoodKind[]>> = {
  rice: ['rice'],
  'fried-rice': ['rice'],
  'red-rice': ['rice'],
  'yellow-rice': ['rice'],
  'brown-rice': ['rice'],
  grain: ['grain', 'rice'],
  quinoa: ['grain', 'rice'],
  couscous: ['grain', 'rice'],
  cauliflower: ['cauliflower-rice'],
  greens: ['lettuce', 'greens'],
  cabbage: ['cabbage', 'slaw'],
  mashed: ['mashed', 'potato'],
  grits: ['grits'],
}
/** The grain under a dish, if it has one. */
export function bedOf({ food, name }: DishFacts): Bed | undefined {
  if (/fried rice/.test(name)) return 'fried-rice'
  if (food.has('rice')) {
    if (food.has('brown-rice')) return 'brown-rice'
    if (
      /mexican|spanish|jambalaya|tomato chickpea|creole|red rice|dirty/.test(name) &&
      food.has('tomato', 'tomato-sauce', 'salsa')
    )
      return 'red-rice'
    return food.has('curry') &&
      /biryani|paella|turmeric|yellow|arroz|lemon rice|keema|pilaf|curried|masoor/.test(name)
      ? 'yellow-rice'
      : 'rice'
  }
  if (food.has('grain')) return food.has('quinoa') ? 'quinoa' : food.has('couscous') ? 'couscous' : 'grain'
  if (food.has('cauliflower-rice')) return 'cauliflower'
  if (food.has('grits')) return 'grits'
  return food.has('mashed') ? 'mashed' : undefined
}

export function serveSalad(dish: DishFacts): Serving {
  const { food } = dish
  const pasta = food.first('pasta', 'macaroni', 'spaghetti', 'noodle', 'rice-noodle', 'orzo')
  if (pasta && !food.has('lettuce'))
    return {
      ware: 'pasta-bowl',
      pasta: {
        motif: pasta === 'spaghetti' || pasta === 'rice-noodle' ? 'spaghetti' : 'shortPasta',
        kinds: food.kinds,
      },
    }
  if (food.has('lettuce', 'greens')) return serveHeap(dish, 'greens')
  if (food.has('cabbage', 'slaw')) return serveHeap(dish, 'cabbage')
  return serveHeap(dish, food.has('grain') ? (bedOf(dish) ?? 'grain') : 'dressed')
}

/** Oatmeal and its like: the porridge, and fruit and nuts on it. */
export function servePorridge(dish: DishFacts): Serving {
  const { food, name } = dish
  const toppings = piecesOf(dish, 3, [
    'oats',
    'grain',
    'rice',
    'cheddar',
    ...(dish.named.includes('yogurt') ? [] : (['yogurt'] as const)),
    'cottage',
    'flakes',
    'granola',
  ])
  const fill: Fill = food.has('cocoa', 'chocolate')
    ? 'cocoa'
    : food.has('pumpkin') || /carrot cake/.test(name)
      ? 'pumpkin-oats'
      : food.has('grits')
        ? food.has('cheddar')
          ? 'cheese'
          : 'grits'
        : food.has('oats')
          ? 'oats'
          : 'porridge'
  // They stand in the jar they are eaten from.
  if (/overnight oats/.test(name)) return { ware: 'parfait', fill, layers: [...toppings, 'oats'] }
  const butter = food.has('butter') && toppings.length === 0
  return {
    ware: 'bowl',
    fill,
    texture: food.has('oats') ? 'flakes' : food.has('grits', 'grain', 'rice') ? 'grainy' : 'smooth',
    pieces: toppings.length > 0 ? [...toppings, null] : [null],
    isLarge: true,
    ...(food.has('jelly') && toppings.length === 0
      ? { scoop: { motif: 'jellyOn', kinds: ['jelly'] } }
      : food.has('peanut-butter') && toppings.length > 0
        ? { scoop: { motif: 'peanutButterDrizzle', kinds: ['peanut-butter'] } }
        : food.has('peanut-butter')
          ? { scoop: { motif: 'peanutButterOn', kinds: ['peanut-butter'] } }
          : food.has('syrup') && toppings.length === 0
            ? { scoop: { motif: 'syrupOn', kinds: ['syrup'] } }
            : butter
              ? { scoop: { motif: 'butterOn', kinds: ['butter'] } }
              : food.has('sugar') && toppings.length === 0
                ? { scoop: { motif: 'sugarOn', kinds: ['sugar'] } }
                : {}),
  }
}

export function serveCereal(dish: DishFacts): Serving {
  if (/muesli/.test(dish.name))
    return {
      ware: 'bowl',
      fill: 'oats',
      texture: 'flakes',
      pieces: [
        ...piecesOf(dish, 4, ['oats', 'yogurt']),
        ...(dish.food.has('yogurt') ? (['yogurt'] as const) : []),
        null,
      ],
      isLarge: true,
    }
  const pieces = piecesOf(dish, 4, ['oats'])
  const first = pieces[0]
  return {
    ware: 'bowl',
    fill: 'milk',
    texture: 'smooth',
    pieces: first ? [first, first, ...pieces.slice(1), first] : [null],
    isLarge: true,
  }
}

export function serveYogurt(dish: DishFacts): Serving {
  const { food, name } = dish
  const layers = piecesOf(dish, 3, ['yogurt'])
  if (/pudding$/.test(name) && layers.length === 0)
    return { ware: 'parfait', fill: food.has('cocoa', 'chocolate') ? 'cocoa' : 'custard', layers }
  if (/bowl|with honey|and honey|cottage|muesli|pudding$/.test(name) && !/chia/.test(name))
    return {
      ware: 'bowl',
      fill: food.has('cocoa', 'chocolate')
        ? 'cocoa'
        : /vanilla|banana pudding/.test(name)
          ? 'custard'
          : 'yogurt',
      texture: food.has('cottage') ? 'grainy' : 'smooth',
      pieces: layers.length > 0 ? [...layers, null] : [null],
      isLarge: true,
      ...(food.has('syrup')
        ? { scoop: { motif: layers.length === 0 ? 'syrupOn' : 'honeyDrizzle', kinds: ['syrup'] } }
        : {}),
    }
  return {
    ware: 'parfait',
    fill: food.has('cocoa', 'chocolate')
      ? 'cocoa'
      : food.has('yogurt', 'cottage', 'milk')
        ? 'yogurt'
        : 'porridge',
    layers,
  }
}
