import type { ServedAs, Vessel } from '@pennyplate/domain/recipe/plate'
import type { RecipeForm } from '../../recipes/recipe-form.ts'
import { type FoodKind, kindOfFood, markOfFood } from '../foods/kinds.ts'
import { type Contents, contentsOf } from '../motifs/motif.ts'

/** What a drawing is derived from. */
export interface DishFacts {
  /** In lower case. */
  readonly name: string
  readonly servedAs: ServedAs | null
  readonly vessel: Vessel | null
  readonly isSide: boolean
  /** Whether its steps pull its meat into shreds. */
  readonly isPulled: boolean
  readonly food: Contents
  readonly gramsOf: (kind: FoodKind) => number
  /** The foods of it that its name has. */
  readonly named: readonly FoodKind[]
}

/** How much more of a food is seen than it weighs: dry rice swells, an onion melts away. */
const SEEN: Partial<Record<FoodKind, number>> = {
  onion: 0.25,
  flour: 0.1,
  celery: 0.6,
  tomato: 0.6,
  potato: 0.8,
  rice: 2.2,
  pasta: 2.2,
  spaghetti: 2.2,
  noodle: 2,
  macaroni: 2,
  'rice-noodle': 2,
  grain: 2,
  grits: 2.5,
  lentil: 1.6,
  'red-lentil': 1.6,
  'split-pea': 1.6,
  greens: 2,
  lettuce: 2.5,
  herb: 6,
  'green-onion': 2,
  cheddar: 1.5,
  mozzarella: 1.3,
  feta: 2,
  butter: 0.3,
  milk: 0.2,
  cream: 0.4,
  egg: 1.2,
  sugar: 0.05,
  syrup: 0.4,
  mayonnaise: 0.2,
  mustard: 0.2,
  ketchup: 0.3,
  soy: 0.1,
  nut: 2,
  pecan: 2,
  almond: 2,
  seed: 1.5,
  'tiny-seed': 0.8,
  raisin: 1.6,
  coconut: 2,
  'black-olive': 2,
  'corn-cob': 3,
  'green-olive': 2,
  bacon: 1.6,
  mushroom: 1.4,
  lemon: 0.2,
  lime: 0.2,
  cinnamon: 0,
  'chili-spice': 0,
  curry: 0,
  crumbs: 0.3,
  broccoli: 1.4,
}
/** Grams a serving under which a food is not seen, unless the dish is named for it. */
const LEAST: Partial<Record<FoodKind, number>> = {
  flour: 5,
  herb: 0.5,
  'green-onion': 2,
  cheddar: 3,
  mozzarella: 3,
  feta: 3,
  butter: 1.5,
  mustard: 2,
  ketchup: 2,
  nut: 2,
  pecan: 2,
  almond: 2,
  peanut: 2,
  seed: 2,
  raisin: 3,
  coconut: 2,
  'bacon-bits': 1,
  curry: 0.2,
  soy: 2,
  'chili-spice': 0.1,
  cinnamon: 0.1,
  sugar: 3,
  syrup: 3,
  nori: 0.5,
  crumbs: 3,
  lemon: 2,
  lime: 20,
  jelly: 3,
  'cream-cheese': 3,
  cocoa: 1,
  chocolate: 2,
  mayonnaise: 2,
  'black-olive': 4,
  'green-olive': 4,
  bacon: 4,
  prosciutto: 4,
  salami: 4,
  pickle: 3,
  jalapeno: 2,
}
const LEAST_GRAMS = 6
const NAMED_TIMES = 5

/** Words of food ids that do not name the food. */
const PLAIN_WORDS = new Set(
  'canned frozen fresh dried white green red black ground whole plain sweet baby large sauce juice bottled raw cooked low sodium boneless bone dry breaded yellow mix style free cream oil salt water light thick cut shredded sliced dark extra firm pure milk percent bell chips bread butter flour'.split(
    ' ',
  ),
)

export function dishFacts({ recipe, name, ingredients }: RecipeForm): DishFacts {
  const lower = name.toLowerCase()
  const words = new Set(lower.match(/[a-z]+/g)?.map(singular))
  const grams = new Map<FoodKind, number>()
  const seen = new Map<FoodKind, number>()
  const named = new Set<FoodKind>()
  for (const { foodId, grams: weight } of ingredients) {
    const known = kindOfFood(foodId)
    if (!known) continue
    const kind =
      isGround(known) && /meatball/.test(lower)
        ? 'meatball'
        : known === 'egg' && isBoiled(recipe.plate?.servedAs, lower)
          ? 'boiled-egg'
          : known === 'oats' && /granola/.test(lower)
            ? 'granola'
            : known
    const each = weight / recipe.servings
    const isNamed =
      foodId.split('-').some((word) => !PLAIN_WORDS.has(word) && words.has(singular(word))) || words.has(kind)
    grams.set(kind, (grams.get(kind) ?? 0) + each)
    if (isNamed) named.add(kind)
    if (each < (LEAST[kind] ?? LEAST_GRAMS) && !isNamed) continue
    seen.set(kind, (seen.get(kind) ?? 0) + each * (SEEN[kind] ?? 1) * (isNamed ? NAMED_TIMES : 1))
  }
  const marks = ingredients.flatMap(({ foodId }) => markOfFood(foodId) ?? [])
  const kinds = [...[...seen].sort(([, a], [, b]) => b - a).map(([kind]) => kind), ...new Set(marks)]
  return {
    name: lower,
    servedAs: recipe.plate?.servedAs ?? null,
    vessel: recipe.batch?.vessel ?? null,
    isSide: recipe.side !== null,
    isPulled: recipe.steps.some((step) => PULLS.test(step)),
    food: contentsOf(kinds),
    gramsOf: (kind) => grams.get(kind) ?? 0,
    named: [...named],
  }
}

/** A cook who may slice it instead leaves it to look like a roast. */
const PULLS =
  /\bshreds? (it|them|at a touch|the (beef|chicken|pork|meat))\b|(?<!slice or )\bpull (it|them|the (beef|chicken|pork|meat))\b/i
const isGround = (kind: FoodKind) => kind === 'ground' || kind === 'ground-light'
const isBoiled = (servedAs: ServedAs | undefined, name: string) =>
  (servedAs === 'salad' || /ramen|boiled egg|egg curry|potato salad|egg salad plates|egg broth/.test(name)) &&
  !/deviled/.test(name)

const singular = (word: string) =>
  word
    .replace(/(ie)s$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/s$/, '')
