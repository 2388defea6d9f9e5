import type { RecipeForm } from '../../recipes/recipe-form.ts'
import type { FoodKind } from '../foods/kinds.ts'
import type { MotifName } from '../motifs/motifs.ts'
import { hashOf } from '../svg/random.ts'
import { type DishFacts, dishFacts } from './dish.ts'
import { partsBeside, piecesOf } from './helpings.ts'
import { looksOf } from './looks.ts'
import { serveNamed } from './named-dishes.ts'
import type { Helping, Picture, Serving } from './picture.ts'
import { mainProtein } from './proteins.ts'
import {
  bedOf,
  serveCereal,
  serveHeap,
  servePorridge,
  serveSalad,
  serveSoup,
  serveYogurt,
} from './serve-bowls.ts'
import { serveHandheld } from './serve-handheld.ts'
import {
  serveCasserole,
  servePasta,
  servePlate,
  serveSheetPan,
  serveSkillet,
  serveVegetables,
} from './serve-pans.ts'
import { servePotOfBeans } from './serve-pot-of-beans.ts'
import { SIDE_MOTIFS } from './side-motifs.ts'

/** The picture of a main dish: its form and main foods, from its own name, way of serving and ingredients. */
export function pictureOf(form: RecipeForm): Picture {
  const dish = dishFacts(form)
  return { serving: withLooks(serve(dish), looksOf(dish.name)), seed: hashOf(form.recipe.id) }
}

const withLooks = (serving: Serving, looks: Helping['looks'] = []): Serving =>
  serving.ware === 'plate' && looks.length > 0 ? { ...serving, main: { ...serving.main, looks } } : serving

/** How a side lies beside a main. */
export function sideHelping(form: RecipeForm): Helping {
  const dish = dishFacts(form)
  const name = form.recipe.name.toLowerCase()
  const motif = SIDE_MOTIFS.find(([words]) => words.test(name))?.[1] ?? 'heap'
  const and = / and |,/.test(name) ? eatenTogether(dish, motif) : []
  return { motif, kinds: dish.food.kinds, ...(and.length > 0 ? { and } : {}) }
}

/** What "tortillas, cheese and salsa" sets beside the tortillas; other sides of several foods are mixed. */
const SET_APART: readonly MotifName[] = ['tortillas', 'toast', 'butteredNoodles']
const APART: readonly (readonly [readonly FoodKind[], MotifName])[] = [
  [['cheddar', 'mozzarella'], 'gratedCheese'],
  [['salsa'], 'dip'],
  [['gravy'], 'dip'],
  [['carrot'], 'carrots'],
]
const eatenTogether = ({ food }: DishFacts, motif: MotifName): Helping[] =>
  SET_APART.includes(motif)
    ? APART.flatMap(([kinds, beside]) => {
        const kind = food.first(...kinds)
        return kind ? [{ motif: beside, kinds: [kind] }] : []
      })
    : []

function serve(dish: DishFacts): Serving {
  const mug = serveMug(dish)
  if (mug) return mug
  if (dish.food.has('frozen-dinner'))
    return { ware: 'none', food: { motif: 'dinnerTray', kinds: ['frozen-dinner'] } }
  if (/walking taco/.test(dish.name))
    return { ware: 'none', food: { motif: 'chipBag', kinds: dish.food.kinds } }
  if (/frito pie/.test(dish.name)) return serveSoup(dish)
  if (
    dish.servedAs === 'taco' ||
    dish.servedAs === 'wrap' ||
    dish.servedAs === 'burrito' ||
    dish.servedAs === 'quesadilla' ||
    dish.servedAs === 'sandwich'
  )
    return serveNamedHandheld(dish)
  // Such patties are eaten in their pita.
  if (/falafel-spiced/.test(dish.name) && dish.food.has('pita'))
    return { ware: 'plate', main: { motif: 'pitaPocket', kinds: dish.food.kinds }, parts: [] }
  return serveNamed(dish) ?? serveHandheld(dish) ?? serveByForm(dish) ?? serveByWords(dish)
}

const serveNamedHandheld = (dish: DishFacts): Serving =>
  (/chimichanga|tostada|roll-?up|walking|pockets|barbacoa|salsa verde chicken/.test(dish.name)
    ? serveNamed(dish)
    : undefined) ??
  serveHandheld(dish) ??
  servePlate(dish)

function serveMug(dish: DishFacts): Serving | undefined {
  if (!/\bmugs?\b/.test(dish.name)) return undefined
  const of = /egg/.test(dish.name)
    ? 'egg'
    : /meat/.test(dish.name)
      ? 'meat'
      : dish.food.has('cocoa', 'chocolate')
        ? 'cocoa-cake'
        : 'cake'
  return { ware: 'mug-cake', of, pieces: piecesOf(dish, 2, ['egg', 'oats']) }
}

function serveByForm(dish: DishFacts): Serving | undefined {
  const { food } = dish
  switch (dish.servedAs) {
    case 'cereal':
      return serveCereal(dish)
    case 'oatmeal':
      return servePorridge(dish)
    case 'parfait':
      return serveYogurt(dish)
    case 'soup':
    case 'stew':
    case 'chili':
      return /rice pot/.test(dish.name) ? serveHeap(dish, bedOf(dish) ?? 'rice') : serveSoup(dish)
    case 'salad':
      return serveSalad(dish)
    case 'bowl':
    case 'stir-fry':
      return serveBowl(dish)
    case 'fried-rice':
      return serveHeap(dish, 'fried-rice')
    case 'pasta':
      return servePasta(dish)
    case 'mac-and-cheese':
      return { ware: 'plate', main: { motif: 'mac', kinds: food.kinds }, parts: [] }
    case 'casserole':
    case 'breakfast-bake':
      return serveCasserole(dish)
    case 'skillet':
    case 'hash':
      return serveSkillet(dish)
    case 'sheet-pan':
      return serveSheetPan(dish)
    case 'eggs':
      return serveEggs(dish)
    case 'roast':
    case 'grilled':
    case 'fried':
      return servePlate(dish)
    case 'slow-cooker':
      return servePotOfBeans(dish)
    case 'snack-plate':
      return serveSnack(dish)
    default:
      return undefined
  }
}

function serveBowl(dish: DishFacts): Serving {
  const { food, name } = dish
  const pasta = food.first('spaghetti', 'noodle', 'rice-noodle', 'pasta')
  if (pasta) return servePasta(dish)
  if (/\bdal\b/.test(name) && food.has('split-pea', 'red-lentil')) return serveSoup(dish)
  const bed = bedOf(dish)
  if (bed) return serveHeap(dish, bed)
  if (/dal|curry|masala|stew/.test(name)) return serveSoup(dish)
  if (food.has('lettuce', 'cabbage', 'slaw') && !/stir-fry/.test(name)) return serveSalad(dish)
  const pieces = piecesOf(dish, 5)
  return /bowls?$/.test(name) && pieces.length > 2
    ? { ware: 'heaped-bowl', bed: 'bare', pieces, set: 'sectors' }
    : serveSkillet(dish)
}

function serveEggs(dish: DishFacts): Serving {
  const { food, name } = dish
  if (/boiled eggs in|egg curry/.test(name)) return serveSoup(dish)
  if (/shakshuka|hash|skillet/.test(name)) return serveSkillet(dish)
  if (!food.has('egg')) return serveSkillet(dish)
  if (/egg cakes/.test(name))
    return { ware: 'plate', main: { motif: 'patties', kinds: food.kinds }, parts: [] }
  if (/baked in cream|garlicky yogurt/.test(name))
    return {
      ware: 'bowl',
      fill: food.has('yogurt') ? 'yogurt' : 'cream',
      texture: 'smooth',
      pieces: [null],
      scoop: { motif: 'eggsInBowl', kinds: food.kinds },
    }
  const motif: MotifName = /scrambled|scramble|chorizo and eggs|migas|in a mug/.test(name)
    ? 'scrambled'
    : /boiled|hard/.test(name)
      ? 'boiledEggs'
      : 'friedEggs'
  const parts = partsBeside(dish, ['egg'], 2)
  return {
    ware: 'plate',
    main: { motif, kinds: food.kinds.filter((kind) => !parts.some(({ kinds }) => kinds[0] === kind)) },
    parts,
  }
}

const serveRisotto = (dish: DishFacts): Serving => ({
  ware: 'bowl',
  fill: 'cream',
  texture: 'thick',
  pieces: [...piecesOf(dish, 3, ['mozzarella', 'onion']), null],
  isLarge: true,
})

/** Cut fruit in a bowl, with nut butter over it. */
const serveFruitBowl = (dish: DishFacts): Serving => ({
  ware: 'heaped-bowl',
  bed: 'dressed',
  pieces: piecesOf(dish, 4),
  set: 'mixed',
  ...(dish.food.has('peanut-butter')
    ? { top: { motif: 'peanutButterDrizzle', kinds: ['peanut-butter'] } as const }
    : {}),
})

/** Words of names of dishes nobody placed on a plate. */
const BY_WORDS: readonly (readonly [RegExp, (dish: DishFacts) => Serving | undefined])[] = [
  [
    /oats|porridge|cream of wheat|congee|^(?!.*(chop|shrimp|catfish|fish|steak|chicken|sausage)).*grits$|breakfast bowl|warm seed|rice pudding|quinoa bowl with|bulgur with dates|couscous with apricots/,
    servePorridge,
  ],
  [
    /parfait|chia|muesli|yogurt|pudding/,
    (dish) =>
      dish.food.has('yogurt', 'milk', 'coconut-milk') && !dish.food.has('egg', 'chicken', 'rice')
        ? serveYogurt(dish)
        : undefined,
  ],
  [/risotto/, serveRisotto],
  [/banana bowl|apple .*crumble/, serveFruitBowl],
  [/^vegetable plate$/, serveVegetables],
  [/dutch baby/, serveSkillet],
  [/peanuts$|nuts$|seeds$|seed mix$/, serveSnack],
  [/boiled eggs in/, serveSoup],
  [/^(?!.*(broth|egg drop|chili|soup|breakfast|banana|fruit)).*bowls?$/, serveBowl],
  [/shepherd|cottage pie|tamale pie/, serveCasserole],
  [
    /soup|stew\b|chili(?! lime|-lime)|chowder|pozole|gumbo|dal\b|broth|egg drop|stracciatella|rajma/,
    serveSoup,
  ],
  [
    /curry|masala|saag|vindaloo|palak|spinach sauce|spiced tomato gravy/,
    (dish) =>
      dish.food.has('rice') && dish.gramsOf('rice') > 40 ? serveHeap(dish, 'rice') : serveSoup(dish),
  ],
  [/sheet pan|tray bake|foil/, serveSheetPan],
  [
    /casserole|bake\b|baked (penne|greek lima)|moussaka|pot pie|tetrazzini|lasagna/,
    (dish) => serveCasserole(dish),
  ],
  [
    /sandwich|\bsubs?\b|toast\b|pitas?\b|wraps?\b|burgers?\b|quesadilla|tacos?\b|burrito|rolls$/,
    serveAsNamed,
  ],
  [
    /spaghetti|pasta|penne|rotini|rigatoni|linguine|noodle|orzo|angel hair|ziti|lo mein|ramen/,
    (dish) =>
      dish.food.has('spaghetti', 'pasta', 'noodle', 'rice-noodle', 'orzo', 'macaroni')
        ? servePasta(dish)
        : undefined,
  ],
  [/salad|slaw|chaat|esquites|panzanella|caprese|cups$/, serveSalad],
  [
    /rice|biryani|paella|pilaf|quinoa|couscous|bulgur|farro|polenta|grits|upma/,
    (dish) => (bedOf(dish) && !isCut(dish) ? serveHeap(dish, bedOf(dish) ?? 'rice') : undefined),
  ],
  [
    /eggs?\b/,
    (dish) =>
      dish.food.has('egg') &&
      dish.food.kinds.slice(0, 3).includes('egg') &&
      !/skillet|hash|rice/.test(dish.name)
        ? serveEggs(dish)
        : undefined,
  ],
  [
    /skillet|hash|stir-fry|keema|picadillo|fajita|sabzi|kung pao|calabacitas|scramble|crumble|greens$/,
    serveSkillet,
  ],
  [
    /bananas|pineapple|mango|fruit|strawberries|orange slices|apples|watermelon|plantain/,
    (dish) => (mainProtein(dish) ? undefined : serveSnack(dish)),
  ],
]
const isCut = (dish: DishFacts) =>
  /skewer|meatball|patt|chop|drumstick|tilapia with|salmon|kebab/.test(dish.name)

function serveAsNamed(dish: DishFacts): Serving | undefined {
  const { name } = dish
  const servedAs = /quesadilla/.test(name)
    ? 'quesadilla'
    : /tacos?\b/.test(name)
      ? 'taco'
      : /burrito/.test(name)
        ? 'burrito'
        : /burgers?\b/.test(name)
          ? 'burger'
          : /toast\b/.test(name)
            ? 'toast'
            : /pitas?\b|wraps?\b|rolls$/.test(name)
              ? 'wrap'
              : 'sandwich'
  if (servedAs === 'wrap' && !dish.food.has('pita', 'flour-tortilla', 'lettuce', 'greens')) return undefined
  if (servedAs === 'burger' && !dish.food.has('bun')) return undefined
  return serveHandheld({ ...dish, servedAs })
}

function serveByWords(dish: DishFacts): Serving {
  for (const [words, serving] of BY_WORDS) {
    const found = words.test(dish.name) ? serving(dish) : undefined
    if (found) return found
  }
  if (dish.vessel === 'skillet' || dish.vessel === 'wok') return serveSkillet(dish)
  if (dish.vessel === 'baking dish') return serveCasserole(dish)
  if (dish.vessel === 'sheet pan' && !dish.servedAs) return serveSheetPan(dish)
  return servePlate(dish)
}

/** Small foods as they are: fruit, crackers, nuts, dips. */
function serveSnack(dish: DishFacts): Serving {
  const { food, name } = dish
  if (/dip\b|hummus|guacamole|applesauce/.test(name)) {
    const dip = food.first(
      'hummus',
      'guacamole',
      'apple-sauce',
      'refried',
      'white-bean',
      'avocado',
      'salsa',
      'peanut-butter',
      'apple',
    )
    const parts = partsBeside(dish, dip ? [dip] : [], 2)
    return {
      ware: 'plate',
      main: { motif: 'dip', kinds: dip ? [dip] : food.kinds },
      parts: [...parts, ...snackParts(dish, dip ? [dip] : [])].slice(0, 2),
    }
  }
  if (/rolled banana|banana bowl/.test(name) && food.has('banana')) return serveYogurt(dish)
  if (/fruit cup/.test(name) && !food.has('yogurt', 'cottage')) return serveFruitBowl(dish)
  if (/cottage|fruit cup|applesauce/.test(name))
    return {
      ware: 'bowl',
      fill: 'yogurt',
      texture: food.has('cottage') ? 'grainy' : 'thick',
      pieces: [...piecesOf(dish, 3, ['cottage', 'yogurt']), null],
      isLarge: true,
    }
  if (isFreshSalsa(dish) && food.has('corn-chip'))
    return {
      ware: 'plate',
      main: { motif: 'chips', kinds: ['corn-chip'] },
      parts: [{ motif: 'dip', kinds: food.kinds.filter((kind) => kind !== 'corn-chip') }],
    }
  if (/pineapple with/.test(name))
    return { ware: 'plate', main: { motif: 'pineappleChunks', kinds: food.kinds }, parts: [] }
  const parts = snackParts(dish, [])
  const [main, ...rest] = parts
  return main ? { ware: 'plate', main, parts: rest.slice(0, 2) } : serveVegetables(dish)
}

const SNACKS: Partial<Record<FoodKind, MotifName>> = {
  cracker: 'crackers',
  cheddar: 'cheeseCubes',
  swiss: 'cheeseCubes',
  mozzarella: 'cheeseCubes',
  ham: 'rollUps',
  'deli-meat': 'rollUps',
  salami: 'heap',
  egg: 'boiledEggs',
  apple: 'appleSlices',
  banana: 'banana',
  grape: 'grapes',
  orange: 'orangeWedges',
  strawberry: 'strawberries',
  blueberry: 'blueberries',
  pineapple: 'pineapple',
  watermelon: 'watermelon',
  'peanut-butter': 'dip',
  hummus: 'dip',
  salsa: 'dip',
  mustard: 'dip',
  refried: 'dip',
  carrot: 'sticks',
  celery: 'sticks',
  cucumber: 'cucumberSlices',
  'corn-chip': 'chips',
  'potato-chip': 'chips',
  pita: 'pita',
  popcorn: 'popcorn',
  pretzel: 'pretzels',
  graham: 'crackers',
  'granola-bar': 'granolaBars',
  milk: 'glass',
  yogurt: 'yogurtCup',
  avocado: 'avocadoHalves',
  plantain: 'slicesOfFruit',
  chocolate: 'chocolateSquares',
  lime: 'limeWedges',
  rinds: 'rinds',
  cottage: 'dip',
  'apple-sauce': 'dip',
  bread: 'toast',
  peach: 'peaches',
}
const isFreshSalsa = (dish: DishFacts) => /salsa/.test(dish.name) && dish.food.has('tomato', 'salsa')
const snackParts = (dish: DishFacts, without: readonly FoodKind[]): Helping[] =>
  dish.food.kinds
    .filter((kind) => !without.includes(kind) && kind !== 'mayonnaise' && kind !== 'lemon' && kind !== 'herb')
    .flatMap((kind): Helping[] => {
      const motif = SNACKS[kind]
      if (kind === 'cracker' && dish.food.has('rice-cake')) return [{ motif: 'riceCakes', kinds: [kind] }]
      if (motif) return [{ motif, kinds: [kind] }]
      if (kind === 'potato' && /rounds/.test(dish.name)) return [{ motif: 'slicesOfFruit', kinds: [kind] }]
      return piecesOf(dish, 99).includes(kind) ? [{ motif: 'heap', kinds: [kind] }] : []
    })
