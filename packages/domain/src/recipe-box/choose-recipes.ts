import type { DietType } from '../diet/diet-options.ts'
import type { CookingTool } from '../profile/profile-options.ts'
import type { DishMeal } from '../recipe/recipe.ts'
import { type BoxedRecipe, FAMILIAR_RATING, familiarityOf } from './boxed-recipe.ts'
import type { RecipeSearch } from './search-recipes.ts'

/** What the household adds to a recipe: what it costs here, whether it suits, and what it was like. */
export type OwnFacts = Readonly<{
  /** One adult's serving where the household shops; null before the server has said it. */
  cents: number | null
  /** Ingredients of an own recipe that the price leaves out. */
  unpriced: number
  /** Whether the household may eat it and can make it; null before the server has said it. */
  fits: boolean | null
  /** Of its foods, 0 to 1. */
  atHome: number
  isLiked: boolean
  timesCooked: number
  /** The mean of the household's ratings; null without any. */
  rating: number | null
  /** The diets of an own recipe; null for ours, which say so themselves. */
  diets: readonly DietType[] | null
}>

/** Before any of it is known. */
export const NO_OWN_FACTS = {
  cents: null,
  unpriced: 0,
  fits: null,
  atHome: 0,
  isLiked: false,
  timesCooked: 0,
  rating: null,
  diets: null,
} as const satisfies OwnFacts

export const BOX_ORDERS = ['best', 'cheapest', 'quickest', 'name', 'rating', 'pantry'] as const
export type BoxOrder = (typeof BOX_ORDERS)[number]

/** Every filter but the text. All that are set must hold. */
export type BoxFilters = Readonly<{
  meal?: DishMeal | undefined
  minutesMax?: number | undefined
  centsMax?: number | undefined
  diet?: DietType | undefined
  tool?: CookingTool | undefined
  isFamiliar?: boolean | undefined
  isFromPantry?: boolean | undefined
  isLiked?: boolean | undefined
  wasCooked?: boolean | undefined
  /** Only the household's own. */
  isMine?: boolean | undefined
  /** The recipes of a collection. */
  among?: ReadonlySet<string> | undefined
}>

export type BoxQuestion = Readonly<{
  text: string
  filters: BoxFilters
  order: BoxOrder
  /** Also what does not suit the household. */
  withUnsuitable: boolean
}>

export type BoxAnswer<R> = Readonly<{
  recipes: readonly R[]
  /** Recipes that match, but do not suit the household. */
  unsuitable: number
}>

/** More than any time or price: what does not say its own is not quick or cheap. */
const UNKNOWN = Number.MAX_SAFE_INTEGER

function centsOf({ source, cents }: BoxedRecipe, facts: OwnFacts): number {
  return facts.cents ?? (source === 'own' ? UNKNOWN : cents)
}

/** From this share of its foods on, a dish can be called one from the pantry. */
const MOSTLY_AT_HOME = 0.6

/** The recipes that match text and filters, in order. */
export function chooseRecipes<R extends BoxedRecipe>(
  recipes: readonly R[],
  search: RecipeSearch,
  factsOf: (recipe: R) => OwnFacts,
  { text, filters, order, withUnsuitable }: BoxQuestion,
): BoxAnswer<R> {
  const found = search.find(text) ?? recipes.map((_, at) => ({ at, score: 0 }))
  const matching = found.flatMap(({ at, score }) => {
    const recipe = recipes[at]
    if (!recipe) return []
    const facts = factsOf(recipe)
    return holds(recipe, facts, filters) ? [{ recipe, facts, score, at }] : []
  })
  // A household looks for what it wrote, also where it may not eat it.
  const suitable = filters.isMine ? matching : matching.filter(({ facts }) => facts.fits !== false)
  const shown = withUnsuitable ? matching : suitable
  // Computed once for each: sorting thousands compares them many times.
  const placeByName = placesByName(recipes)
  const ranked = shown.map((placed) => ({
    recipe: placed.recipe,
    rank: RANKS[order](placed, filters.meal),
    byName: placeByName[placed.at] ?? 0,
  }))
  return {
    recipes: ranked.sort(byRank).map(({ recipe }) => recipe),
    unsuitable: matching.length - suitable.length,
  }
}

function holds(recipe: BoxedRecipe, facts: OwnFacts, filters: BoxFilters): boolean {
  const { meal, minutesMax, centsMax, diet, tool, among } = filters
  return (
    (meal === undefined || recipe.meals.includes(meal)) &&
    (minutesMax === undefined || (recipe.minutes ?? UNKNOWN) <= minutesMax) &&
    (centsMax === undefined || centsOf(recipe, facts) <= centsMax) &&
    (diet === undefined || (facts.diets ?? recipe.diets).includes(diet)) &&
    (tool === undefined || recipe.tools.some((need) => need.includes(tool))) &&
    (!filters.isFamiliar || familiarityOf(recipe, meal) >= FAMILIAR_RATING) &&
    (!filters.isFromPantry || facts.atHome >= MOSTLY_AT_HOME) &&
    (!filters.isLiked || facts.isLiked) &&
    (!filters.wasCooked || facts.timesCooked > 0) &&
    (!filters.isMine || recipe.source === 'own') &&
    (among === undefined || among.has(recipe.id))
  )
}

type Placed = Readonly<{ recipe: BoxedRecipe; facts: OwnFacts; score: number }>
type Ranked = Readonly<{ rank: readonly [number, number]; byName: number }>

/** The higher rank first, then by name. */
function byRank({ rank, byName }: Ranked, { rank: other, byName: otherByName }: Ranked): number {
  return other[0] - rank[0] || other[1] - rank[1] || byName - otherByName
}

const known = new WeakMap<readonly BoxedRecipe[], Int32Array>()

/** Of each recipe, its place among all by name. Kept: most recipes of a household rank alike, and every keystroke sorts them. */
function placesByName(recipes: readonly BoxedRecipe[]): Int32Array {
  const found = known.get(recipes)
  if (found) return found
  const names = recipes.map(({ name }) => name)
  const order = names
    .map((_, at) => at)
    .sort((a, b) => {
      const [left = '', right = ''] = [names[a], names[b]]
      return left < right ? -1 : left > right ? 1 : a - b
    })
  const places = new Int32Array(recipes.length)
  for (const [place, at] of order.entries()) places[at] = place
  known.set(recipes, places)
  return places
}

type Meal = DishMeal | undefined

const usual = ({ recipe, facts }: Placed, meal: Meal) => familiarityOf(recipe, meal) + (facts.isLiked ? 1 : 0)

const RANKS: Readonly<Record<BoxOrder, (placed: Placed, meal: Meal) => readonly [number, number]>> = {
  best: (placed, meal) => [placed.score, usual(placed, meal)],
  cheapest: ({ recipe, facts }) => [-centsOf(recipe, facts), 0],
  quickest: ({ recipe }) => [-(recipe.minutes ?? UNKNOWN), 0],
  name: () => [0, 0],
  rating: (placed, meal) => [placed.facts.rating ?? 0, usual(placed, meal)],
  pantry: (placed, meal) => [placed.facts.atHome, usual(placed, meal)],
}
