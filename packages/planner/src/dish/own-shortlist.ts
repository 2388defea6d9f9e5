import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { DishMeal, Recipe } from '@pennyplate/domain/recipe/recipe'

/** Of thousands of own recipes, so many for each meal go into one week's search: half of them the cheapest, half by turns. */
const CHEAPEST = 40
const BY_TURNS = 40

interface Asked {
  readonly meals: readonly DishMeal[]
  readonly isServedAt: (dish: Recipe, meal: DishMeal) => boolean
  readonly likes: readonly string[]
  readonly centsOf: (form: RecipeForm) => number
  /** Another week gives others their turn. */
  readonly week: string
}

/** All of our dishes, all own ones that are liked or wanted often, and of the other own ones some for each meal. */
export function shortlisted(
  forms: readonly RecipeForm[],
  { meals, isServedAt, likes, centsOf, week }: Asked,
): readonly RecipeForm[] {
  const others = forms.filter(
    ({ recipe }) => recipe.own && recipe.own.plan !== 'often' && !likes.includes(recipe.id),
  )
  if (others.length <= CHEAPEST + BY_TURNS) return forms
  const ranked = others.map((form) => ({
    form,
    cents: centsOf(form),
    turn: turnOf(`${week} ${form.recipe.id}`),
  }))
  const byCents = ranked.toSorted((a, b) => a.cents - b.cents || a.turn - b.turn)
  const byTurn = ranked.toSorted((a, b) => a.turn - b.turn)
  const kept = new Set<RecipeForm>()
  for (const meal of meals)
    for (const [order, count] of [
      [byCents, CHEAPEST],
      [byTurn, BY_TURNS],
    ] as const)
      for (const { form } of order.filter(({ form }) => isServedAt(form.recipe, meal)).slice(0, count))
        kept.add(form)
  const left = new Set(others.filter((form) => !kept.has(form)))
  return forms.filter((form) => !left.has(form))
}

/** A number that looks random and is the same for the same text (FNV-1a). */
function turnOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
