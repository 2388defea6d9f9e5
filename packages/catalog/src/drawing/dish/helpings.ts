import type { FoodKind } from '../foods/kinds.ts'
import type { MotifName } from '../motifs/motifs.ts'
import { pieceOf } from '../pieces/pieces.ts'
import type { DishFacts } from './dish.ts'
import type { Helping } from './picture.ts'
import { PROTEINS } from './proteins.ts'

/** How a food lies on a plate beside the main; other foods with a piece lie in a heap. */
const BESIDE: Partial<Record<FoodKind, MotifName>> = {
  potato: 'roastPotatoes',
  mashed: 'mash',
  'hash-browns': 'hashBrowns',
  fries: 'fries',
  'sweet-fries': 'fries',
  'tater-tot': 'taterTots',
  'sweet-potato': 'roastPotatoes',
  rice: 'rice',
  grain: 'smallGrains',
  'cauliflower-rice': 'smallGrains',
  grits: 'grits',
  stuffing: 'stuffing',
  spaghetti: 'butteredNoodles',
  noodle: 'butteredNoodles',
  pasta: 'shortPasta',
  macaroni: 'mac',
  orzo: 'shortPasta',
  'green-bean': 'greenBeans',
  broccoli: 'broccoli',
  cauliflower: 'cauliflower',
  pea: 'peas',
  corn: 'corn',
  'corn-cob': 'cornCob',
  carrot: 'carrots',
  greens: 'cookedGreens',
  cabbage: 'friedCabbage',
  sauerkraut: 'friedCabbage',
  slaw: 'coleslaw',
  lettuce: 'salad',
  tomato: 'tomatoSlices',
  cucumber: 'cucumberSlices',
  asparagus: 'asparagus',
  avocado: 'avocadoHalves',
  'black-bean': 'beans',
  'pinto-bean': 'beans',
  'white-bean': 'beans',
  'kidney-bean': 'beans',
  chickpea: 'beans',
  'black-eyed-pea': 'beans',
  'baked-beans': 'bakedBeans',
  refried: 'refriedBeans',
  egg: 'friedEggs',
  'boiled-egg': 'boiledEggs',
  'chicken-leg': 'drumsticks',
  nugget: 'nuggets',
  bacon: 'bacon',
  sausage: 'sausageLinks',
  bread: 'toast',
  'wheat-bread': 'toast',
  biscuit: 'biscuits',
  cornbread: 'cornbread',
  pita: 'pita',
  'corn-tortilla': 'tortillas',
  'flour-tortilla': 'tortillas',
  cracker: 'crackers',
  'apple-sauce': 'dip',
  banana: 'banana',
  apple: 'appleSlices',
  orange: 'orangeWedges',
  grape: 'grapes',
  strawberry: 'strawberries',
  blueberry: 'blueberries',
  peach: 'peaches',
  pineapple: 'pineapple',
  watermelon: 'watermelon',
  melon: 'melon',
  hummus: 'dip',
  pumpkin: 'squashHalf',
  cocoa: 'hotCup',
}
const NOT_BESIDE: readonly FoodKind[] = [
  'onion',
  'herb',
  'green-onion',
  'celery',
  'lemon',
  'lime',
  'cheddar',
  'mozzarella',
  'feta',
  'swiss',
  'crumbs',
  'raisin',
  'seed',
  'tiny-seed',
  'nut',
  'pecan',
  'almond',
  'peanut',
  'coconut',
  'apple-sauce',
  'bacon-bits',
  'cottage',
  'sour-cream',
  'yogurt',
  'jalapeno',
  'chicken',
  'flour-tortilla',
  'corn-tortilla',
  'salsa',
  'pesto',
  'guacamole',
]

export function helpingOf(kind: FoodKind, dish: DishFacts): Helping | undefined {
  if (kind === 'rice' && /tomato rice/.test(dish.name) && dish.food.has('tomato'))
    return { motif: 'mexicanRice', kinds: [kind, 'tomato'] }
  const motif =
    (kind === 'ground' || kind === 'ground-light') && /patt/.test(dish.name)
      ? 'patties'
      : (kind === 'potato' || kind === 'root' || kind === 'plantain') && /mash|puree/.test(dish.name)
        ? 'mash'
        : kind === 'potato' && /wedges|fries/.test(dish.name)
          ? 'potatoWedges'
          : kind === 'cauliflower' && /mash/.test(dish.name)
            ? 'mash'
            : kind === 'rice' && dish.food.has('brown-rice')
              ? 'smallGrains'
              : BESIDE[kind]
  const own = kind === 'grits' ? ([...GARNISH, 'cheddar'] as const) : GARNISH
  if (motif) return { motif, kinds: [kind, ...dish.food.kinds.filter((other) => own.includes(other))] }
  return pieceOf(kind) ? { motif: 'heap', kinds: [kind] } : undefined
}
const GARNISH: readonly FoodKind[] = [
  'herb',
  'butter',
  'green-onion',
  'brown-rice',
  'quinoa',
  'couscous',
  'coconut',
]
const LEAST_BESIDE_GRAMS = 28
/** What the name promises is set beside even where there is little of it. */
const LEAST_NAMED_GRAMS = 8

/** What of a dish lies beside its main: what its name has, then the most visible. */
export function partsBeside(dish: DishFacts, main: readonly FoodKind[], most = 2): Helping[] {
  const isEnough = (kind: FoodKind) =>
    dish.gramsOf(kind) >= (dish.named.includes(kind) ? LEAST_NAMED_GRAMS : LEAST_BESIDE_GRAMS)
  const kinds = dish.food.kinds.filter(
    (kind) => !main.includes(kind) && !NOT_BESIDE.includes(kind) && isEnough(kind),
  )
  const isPromised = (kind: FoodKind) => (dish.named.includes(kind) ? 1 : 0)
  return kinds
    .sort((a, b) => isPromised(b) - isPromised(a))
    .flatMap((kind) => helpingOf(kind, dish) ?? [])
    .slice(0, most)
}

/** Foods in nearly every pot say nothing about a dish, unless they come first. */
const PLAIN: readonly FoodKind[] = ['onion', 'celery']
const PLAIN_FROM = 2

export const piecesOf = (dish: DishFacts, most: number, without: readonly FoodKind[] = []): FoodKind[] =>
  dish.food.kinds
    .filter((kind) => pieceOf(kind) && !without.includes(kind))
    .filter((kind) => (kind !== 'lemon' && kind !== 'lime') || dish.name.includes(kind))
    .filter((kind, i) => i < PLAIN_FROM || !PLAIN.includes(kind))
    .slice(0, most)

/** The first food, for which people know the dish, is seen more than the others, and its meat is not lost among them. */
export const firstMost = <T extends FoodKind | null>(pieces: readonly T[]): T[] => {
  const [first, second] = pieces
  if (first === undefined || second === undefined) return [...pieces]
  const meat = pieces.find((kind) => kind !== null && PROTEINS.includes(kind))
  if (meat === undefined || meat === first) return [first, ...pieces]
  return meat === second ? [first, meat, ...pieces] : [first, first, meat, ...pieces]
}
