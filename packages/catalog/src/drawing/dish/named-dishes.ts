import type { FoodKind } from '../foods/kinds.ts'
import { contentsOf } from '../motifs/motif.ts'
import type { MotifName } from '../motifs/motifs.ts'
import type { DishFacts } from './dish.ts'
import { partsBeside } from './helpings.ts'
import type { Helping, Serving } from './picture.ts'

/** Dishes that their name gives a shape on a plate. The foods, where named, must be in the dish. */
const NAMED: readonly (readonly [RegExp, MotifName, (readonly FoodKind[])?])[] = [
  [/egg in a hole/, 'eggInHole', ['egg']],
  [/deviled eggs/, 'deviledEggs', ['egg', 'boiled-egg']],
  [/avocado eggs|stuffed avocado|avocado half/, 'avocadoHalves', ['avocado']],
  [/egg (muffins|bites)|quiche cups/, 'eggMuffins', ['egg']],
  [/omelet/, 'omelet', ['egg']],
  [/frittata|quiche|tortilla wedges|breakfast casserole/, 'eggWedge', ['egg']],
  [/egg crepes|foo young/, 'folded', ['egg']],
  [/boiled eggs?\b(?! in)/, 'boiledEggs', ['egg', 'boiled-egg']],
  [/socca|chickpea flour pancakes/, 'folded'],
  [/french toast sticks/, 'frenchToast'],
  [/french toast(?! casserole)/, 'frenchToast'],
  [/waffle/, 'waffles', ['waffle']],
  [/potato pancakes/, 'patties', ['hash-browns']],
  [/zucchini fritters with/, 'patties', ['zucchini']],
  [/mashed green plantains/, 'mash', ['plantain']],
  [/pancake|hoecake|cornmeal mush/, 'pancakes'],
  [/biscuits and (sausage )?gravy/, 'biscuits'],
  [/turkey breast$/, 'roastBreast', ['turkey']],
  [/pan dulce/, 'sweetRolls', ['bread']],
  [/banana coins/, 'slicesOfFruit', ['banana']],
  [/cucumber avocado bites/, 'cucumberBites', ['cucumber']],
  [/cinnamon rolls/, 'cinnamonRolls'],
  [
    /(english muffin|bagel|mini|skillet flatbread|chicken crust).*(pizza|flatbread)|pizza (bagels|crackers)|(english muffin|muffin) pizza/,
    'miniPizzas',
  ],
  [/pizzas? bagels|flatbread/, 'miniPizzas'],
  [/french bread pizza/, 'frenchBreadPizza'],
  [/pizza rolls|ham and cheese pockets|pockets/, 'pizzaRolls'],
  [/banana bread$/, 'loaf'],
  [/(?<!english |mug )muffins?$|(?<!egg |english )muffins with/, 'muffins'],
  [
    /loaded .*potatoes|baked potato|(taco|sloppy joe|breakfast) potato|sweet potatoes with black beans|beans and sweet potatoes|broccoli (cheddar )?potatoes|pecan sweet potatoes/,
    'bakedPotato',
    ['potato', 'sweet-potato'],
  ],
  [/corn dogs/, 'cornDogs', ['hot-dog']],
  [/pigs in a blanket/, 'pigsInBlankets', ['hot-dog']],
  [/bunless hot dogs/, 'bareDogs', ['hot-dog']],
  [
    /stuffed (bell )?peppers|baked bell peppers/,
    'stuffedPeppers',
    ['green-pepper', 'red-pepper', 'yellow-pepper'],
  ],
  [/boats/, 'boats', ['zucchini', 'eggplant']],
  [/stuffed tomatoes/, 'stuffedTomatoes', ['tomato']],
  [/cabbage rolls/, 'cabbageRolls', ['cabbage']],
  [/tamales/, 'tamales'],
  [/chimichanga/, 'burrito'],
  [/taquitos|egg rolls/, 'crispRolls'],
  [/tostada/, 'tostadas'],
  [/huevos rancheros|molletes/, 'tostadas', ['corn-tortilla', 'refried', 'pinto-bean', 'black-bean']],
  [/nachos|chili cheese fries/, 'nachos'],
  [/chilaquiles|migas|walking tacos/, 'nachos', ['corn-chip', 'corn-tortilla', 'frito']],
  [/(potstickers|pierogies|ravioli|tortellini)(?! soup)/, 'dumplings', ['filled-pasta']],
  [/enchilada(s| )(?!skillet|bake|.*casserole)|enchiladas$/, 'enchiladas'],
  [/lettuce(-| )wrap(?!ped)|lettuce cups|collard wraps|lettuce-wrap/, 'lettuceCups', ['lettuce', 'greens']],
  [/roll-?ups|provolone rolls|prosciutto rolls/, 'rollUps'],
  [/skewers|kabobs|souvlaki/, 'skewers'],
  [/cookies/, 'cookies'],
  [/(oat|rice|coconut date|date|energy) (balls|bites)|rice balls/, 'balls'],
  [
    /(belly|steak|burger|thigh|pork|chicken) bites/,
    'bites',
    ['pork', 'steak', 'ground', 'chicken', 'beef', 'chicken-thigh'],
  ],
  [/chocolate-dipped strawberries/, 'dippedStrawberries', ['strawberry']],
  [/strawberries with coconut/, 'strawberries', ['strawberry']],
  [/bars|squares|bark/, 'bars'],
  [/s'mores/, 'smores'],
  [/granola bar/, 'granolaBars'],
  [/toaster pastries/, 'toasterPastries'],
  [/popcorn$|kettle corn/, 'popcorn', ['popcorn']],
  [/ants on a log/, 'antsOnLog'],
  [/pretzels/, 'pretzels', ['pretzel']],
  [/string cheese/, 'stringCheese'],
  [
    /crisps|chips$|shards/,
    'chips',
    ['cheddar', 'swiss', 'greens', 'corn-chip', 'potato-chip', 'flour-tortilla', 'corn-tortilla'],
  ],
  [/rice cakes with/, 'spreadRounds'],
  [/brownie/, 'bars'],
  [/^ice cream/, 'iceCream', ['ice-cream']],
  [/meatloaf|liver loaf/, 'meatloaf'],
  [/smoothie|shake|lassi/, 'smoothie'],
  [/squash with|^[a-z]+ acorn squash$/, 'squashHalf', ['pumpkin']],
  [/mac(aroni)? and cheese/, 'mac', ['macaroni']],
]

/** How many of a main's own foods lie beside it, where its shape shows only some of them. */
const WITH_PARTS: readonly MotifName[] = [
  'omelet',
  'pancakes',
  'frenchToast',
  'waffles',
  'eggMuffins',
  'eggWedge',
  'boiledEggs',
  'skewers',
  'bareDogs',
  'meatloaf',
  'avocadoHalves',
  'folded',
  'dumplings',
  'mash',
  'patties',
  'granolaBars',
  'sweetRolls',
  'iceCream',
  'bites',
]
/** What a name promises beside the shape it gives. */
const NAMED_BESIDE: readonly (readonly [RegExp, Helping])[] = [
  [/peanut sauce/, { motif: 'dip', kinds: ['peanut-butter'] }],
  [/hot chocolate/, { motif: 'hotCup', kinds: ['cocoa'] }],
  [/bar and banana/, { motif: 'banana', kinds: ['banana'] }],
  [/pancake, egg/, { motif: 'friedEggs', kinds: ['egg'] }],
  [/pancakes and scrambled eggs/, { motif: 'scrambled', kinds: ['egg'] }],
]
const SHOWN_IN: Partial<Record<MotifName, readonly FoodKind[]>> = {
  pancakes: [
    'blueberry',
    'mixed-berries',
    'banana',
    'strawberry',
    'butter',
    'syrup',
    'milk',
    'grits',
    'egg',
    'cheddar',
    'apple-sauce',
    'peach',
    'greens',
    'potato',
    'cabbage',
    'zucchini',
    'green-onion',
    'corn',
    'cream-cheese',
    'chocolate',
    'oats',
  ],
  waffles: ['waffle', 'egg', 'milk'],
  frenchToast: ['bread', 'wheat-bread', 'egg', 'milk'],
  eggWedge: [
    'egg',
    'ham',
    'greens',
    'potato',
    'zucchini',
    'tomato',
    'mushroom',
    'green-pepper',
    'red-pepper',
    'sausage',
    'hash-browns',
    'bread',
    'broccoli',
    'ground-light',
    'turkey',
    'cottage',
  ],
  eggMuffins: [
    'egg',
    'ham',
    'greens',
    'red-pepper',
    'green-pepper',
    'bacon',
    'cottage',
    'sausage',
    'broccoli',
    'tomato',
  ],
  omelet: [
    'egg',
    'ham',
    'greens',
    'mushroom',
    'tomato',
    'green-pepper',
    'red-pepper',
    'broccoli',
    'zucchini',
    'cabbage',
    'pork',
    'shrimp',
    'cottage',
  ],
  meatloaf: [
    'ground',
    'ground-light',
    'egg',
    'oats',
    'offal',
    'beef',
    'pork',
    'bacon',
    'ketchup',
    'tomato',
    'mushroom',
    'zucchini',
    'carrot',
    'milk',
    'cracker',
    'green-pepper',
    'bread',
    'rinds',
    'tomato-sauce',
    'greens',
  ],
}

export function serveNamed(dish: DishFacts): Serving | undefined {
  const { food, name } = dish
  const found = NAMED.find(([words, , needs]) => words.test(name) && (!needs || food.has(...needs)))
  if (!found) return undefined
  const [, motif] = found
  if (motif === 'smoothie') return { ware: 'none', food: { motif, kinds: food.kinds } }
  const shown = SHOWN_IN[motif] ?? food.kinds.filter((kind) => kind === food.kinds[0])
  const inside =
    motif === 'skewers'
      ? food.kinds.filter((kind) => kind !== 'rice' && kind !== 'grain' && kind !== 'potato')
      : motif === 'dumplings' || motif === 'avocadoHalves' || motif === 'folded'
        ? food.kinds
        : shown
  const named = NAMED_BESIDE.filter(([words, { kinds }]) => words.test(name) && food.has(...kinds)).map(
    ([, helping]) => helping,
  )
  const batter: readonly FoodKind[] = motif === 'patties' ? ['egg', 'flour'] : []
  const around = [...inside, ...batter, ...named.flatMap(({ kinds }) => kinds)]
  const parts = WITH_PARTS.includes(motif) ? [...named, ...partsBeside(dish, around)].slice(0, 2) : []
  const own = parts.flatMap(({ kinds }) => kinds[0] ?? [])
  return {
    ware: 'plate',
    main: { motif, kinds: contentsOf(food.kinds.filter((kind) => !own.includes(kind))).kinds },
    parts,
  }
}
