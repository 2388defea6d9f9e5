import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { DishMeal, Recipe } from '@pennyplate/domain/recipe/recipe'

/** Of thousands of own recipes, so many for each meal go into one week's search: half of them the cheapest, half by turns. */
const CHEAPEST = 40
const BY_TURNS = 40
/** For each meal, the cheapest of so many: to judge thousands for every week takes longer than to plan it. */
const COMPARED = 240

interface Asked {
  readonly meals: readonly DishMeal[]
  readonly isServedAt: (dish: Recipe, meal: DishMeal) => boolean
  /** The form the household may eat, or null. */
  readonly formOf: (compiled: CompiledRecipe) => RecipeForm | null
  readonly centsOf: (form: RecipeForm) => number
  /** Another week gives others their turn. */
  readonly week: string
}

/** Some of the own recipes for each meal, in the forms the household may eat. */
export function shortlistOwn(recipes: readonly CompiledRecipe[], asked: Asked): readonly RecipeForm[] {
  const { meals, isServedAt, centsOf } = asked
  const compared = formsToCompare(recipes, asked)
  if (compared.length <= CHEAPEST + BY_TURNS) return compared
  const cents = new Map(compared.map((form) => [form, centsOf(form)]))
  const byCents = compared.toSorted((a, b) => (cents.get(a) ?? 0) - (cents.get(b) ?? 0))
  const kept = meals.flatMap((meal) => {
    const isServed = ({ recipe }: RecipeForm) => isServedAt(recipe, meal)
    return [...byCents.filter(isServed).slice(0, CHEAPEST), ...compared.filter(isServed).slice(0, BY_TURNS)]
  })
  return [...new Set(kept)]
}

/** Those whose turn it is first, until there are enough of them for each meal. */
function formsToCompare(
  recipes: readonly CompiledRecipe[],
  { meals, isServedAt, formOf, week }: Asked,
): RecipeForm[] {
  const byTurn = recipes
    .map((compiled) => ({ compiled, turn: turnOf(`${week} ${compiled.recipe.id}`) }))
    .sort((a, b) => a.turn - b.turn)
  const counts = new Map<DishMeal, number>()
  return byTurn.flatMap(({ compiled }) => {
    const lacking = meals.filter(
      (meal) => (counts.get(meal) ?? 0) < COMPARED && isServedAt(compiled.recipe, meal),
    )
    const form = lacking.length > 0 ? formOf(compiled) : null
    if (!form || gramsOf(form) > MOST_G) return []
    for (const meal of lacking) counts.set(meal, (counts.get(meal) ?? 0) + 1)
    return [form]
  })
}

/** Somebody mistyped an amount. */
const MOST_G = 10_000

function gramsOf({ gramsPerServing }: RecipeForm): number {
  return [...gramsPerServing.values()].reduce((sum, grams) => sum + grams, 0)
}

/** A number that looks random and is the same for the same text (FNV-1a). */
function turnOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
