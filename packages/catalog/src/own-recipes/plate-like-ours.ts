import { wordsOf } from '@pennyplate/domain/food/word-forms'
import type { PlateFacts, ServedAs, SideRole } from '@pennyplate/domain/recipe/plate'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { RecipeForm } from '../recipes/recipe-form.ts'
import { allRecipes } from '../recipes/recipes.ts'

/** So many of our dishes are asked. */
const ASKED = 7
/** What a dish counts that shares no word of its name. */
const WITHOUT_WORDS = 0.1
const WANTED_BY = 0.5
const NAMED_BY = 0.25
const NAMED_MOST = 6
const ALIKE_BY = 0.5

/**
 * How a dish is served and what goes with it, as the dishes of ours say that are most like it: in the words of the name, and in how
 * much starch, vegetables and fruit is in it. Null if it is only a snack.
 */
export function plateLikeOurs(form: Pick<RecipeForm, 'recipe' | 'ingredients'>): PlateFacts | null {
  const { meals } = form.recipe
  if (meals.every((meal) => meal === 'snack')) return null
  const near = nearest(form, meals)
  const whole = near.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return null
  const wants = shares(near, ({ wants }) => wants)
  const named = shares(near, ({ goesWith }) => goesWith)
  const [served] = shares(near, ({ servedAs }) => [servedAs])
  return {
    servedAs:
      served && served[1] >= ALIKE_BY * whole && served[0] !== 'leftovers-remake' ? served[0] : 'other',
    kids: 'maybe',
    wants: wants.flatMap(([role, weight]): SideRole[] => (weight >= WANTED_BY * whole ? [role] : [])),
    goesWith: named.flatMap(([id, weight]) => (weight >= NAMED_BY * whole ? [id] : [])).slice(0, NAMED_MOST),
    keepsDays: isCooked(form.recipe) ? keepsLike(near, whole) : 0,
    leaves: [],
    usesLeftovers: [],
  }
}

/** As long as three in four of the near dishes keep at least, and no longer than cooked food does. */
function keepsLike(near: readonly Near[], whole: number): number {
  let days = 0
  while (days < KEEPS_MOST_DAYS && weightKeeping(near, days + 1) >= KEEPS_BY * whole) days++
  return days
}

function weightKeeping(near: readonly Near[], days: number): number {
  return near.reduce((sum, { plate, weight }) => sum + (plate.keepsDays >= days ? weight : 0), 0)
}

const KEEPS_BY = 0.75
const KEEPS_MOST_DAYS = 3

/** What is only put together, such as a salad or raw fish, is not kept unless its household says so. */
function isCooked({ steps }: Pick<RecipeForm, 'recipe'>['recipe']): boolean {
  return steps.some((step) => HEAT.test(step))
}

const HEAT =
  /\b(?:bak|boil|broil|brown|cook|fry|fri|grill|heat|microwav|oven|poach|roast|sear|saut[eé]|simmer|skillet|slow cooker|steam|stir-fr|toast|braise)/i

interface Near {
  readonly plate: PlateFacts
  readonly weight: number
}

/** What the near dishes say, with the weight of those that say it, the most usual first. */
function shares<T extends ServedAs | SideRole | string>(
  near: readonly Near[],
  said: (plate: PlateFacts) => readonly T[],
): [T, number][] {
  const sums = new Map<T, number>()
  for (const { plate, weight } of near)
    for (const one of said(plate)) sums.set(one, (sums.get(one) ?? 0) + weight)
  return [...sums].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
}

function nearest(form: Pick<RecipeForm, 'recipe' | 'ingredients'>, meals: readonly DishMeal[]): Near[] {
  const { dishes, byWord } = placedDishes()
  const scores = new Float64Array(dishes.length).fill(WITHOUT_WORDS)
  for (const word of new Set(wordsOf(form.recipe.name))) {
    const postings = byWord.get(word)
    for (const { at, share } of postings ?? []) scores[at] = (scores[at] ?? 0) + share
  }
  const shape = shapeOf(form)
  const near: Near[] = []
  for (const [at, { plate, meals: theirs, shape: other }] of dishes.entries()) {
    if (!theirs.some((meal) => meals.includes(meal))) continue
    const weight = (scores[at] ?? 0) * Math.exp(-distance(shape, other))
    if (near.length === ASKED && weight <= (near.at(-1)?.weight ?? 0)) continue
    near.push({ plate, weight })
    near.sort((a, b) => b.weight - a.weight)
    near.length = Math.min(near.length, ASKED)
  }
  return near
}

interface PlacedDish {
  readonly plate: PlateFacts
  readonly meals: readonly DishMeal[]
  readonly shape: Shape
}

interface PlacedDishes {
  readonly dishes: readonly PlacedDish[]
  /** Dishes with the word in their names, and what it counts there: rare words more, and words of short names. */
  readonly byWord: ReadonlyMap<string, readonly { readonly at: number; readonly share: number }[]>
}

let placed: PlacedDishes | undefined

function placedDishes(): PlacedDishes {
  placed ??= placeDishes()
  return placed
}

function placeDishes(): PlacedDishes {
  const ours = [...allRecipes().values()].flatMap(({ recipe, forms: [form] }) => {
    const { plate } = recipe
    const meals = recipe.meals.filter((meal) => meal !== 'snack')
    const words = new Set(wordsOf(recipe.name))
    return plate && meals.length > 0 ? [{ plate, meals, words, shape: shapeOf(form) }] : []
  })
  const counts = new Map<string, number>()
  for (const { words } of ours) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const worth = (word: string) => Math.log(ours.length / (counts.get(word) ?? 1))
  const byWord = new Map<string, { at: number; share: number }[]>()
  for (const [at, { words }] of ours.entries()) {
    const whole = [...words].reduce((sum, word) => sum + worth(word), 0)
    for (const word of words) {
      const list = byWord.get(word) ?? []
      byWord.set(word, list)
      list.push({ at, share: worth(word) / Math.sqrt(Math.max(1, whole)) })
    }
  }
  return { dishes: ours, byWord }
}

/** How much of a serving is starch, vegetables and fruit, each from none to plenty. */
type Shape = readonly [starch: number, vegetables: number, fruit: number]

const PLENTY = { starchKcal: 200, vegetablesG: 150, fruitG: 80 }
const STARCH_AISLES: ReadonlySet<string> = new Set(['grains', 'bakery', 'breakfast'])
const STARCH_IDS = /potato|flour|cornmeal|baking-mix|biscuit|cornbread|pie-crust|puff-pastry/
const PLANT_AISLES: ReadonlySet<string> = new Set(['produce', 'frozen', 'canned-goods'])

function shapeOf({ ingredients, recipe }: Pick<RecipeForm, 'recipe' | 'ingredients'>): Shape {
  let starchKcal = 0
  let vegetablesG = 0
  let fruitG = 0
  for (const { food, grams } of ingredients) {
    const each = grams / recipe.servings
    if (STARCH_AISLES.has(food.aisle) || STARCH_IDS.test(food.id))
      starchKcal += ((food.composition.energyKcal ?? 0) * each) / 100
    else if (food.traits.includes('fruit')) fruitG += each
    else if (PLANT_AISLES.has(food.aisle) && !food.traits.includes('pulse')) vegetablesG += each
  }
  const part = (is: number, plenty: number) => Math.min(1, is / plenty)
  return [
    part(starchKcal, PLENTY.starchKcal),
    part(vegetablesG, PLENTY.vegetablesG),
    part(fruitG, PLENTY.fruitG),
  ]
}

function distance(left: Shape, right: Shape): number {
  return left.reduce((sum, part, at) => sum + Math.abs(part - (right[at] ?? 0)), 0)
}
