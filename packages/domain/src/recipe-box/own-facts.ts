import type { DietType } from '../diet/diet-options.ts'
import type { FoodId } from '../food/food.ts'
import { nameKey } from '../recipe/dish-name.ts'
import type { BoxedRecipe } from './boxed-recipe.ts'
import type { OwnFacts } from './choose-recipes.ts'

/** What the server says about a recipe for this household. */
export type JudgedRecipe = Readonly<{
  cents: number | null
  fits: boolean
  /** Of an own recipe: its foods, as far as its lines are tied, and how many are not. */
  foods?: readonly FoodId[] | undefined
  unresolved?: number | undefined
  unpriced?: number | undefined
  diets?: readonly DietType[] | undefined
}>

/** What the household says and has, as far as it decides what is known of a recipe. */
export type OwnKnowledge = Readonly<{
  /** What the profile says about a recipe, by its id; null before the server has said it. */
  judged: ReadonlyMap<string, JudgedRecipe> | null
  likes: readonly string[]
  cooked: readonly Readonly<{ meal: string; recipeId?: string | undefined }>[]
  /** Foods at home, and those that always are. */
  foodsAtHome: ReadonlySet<FoodId>
  ratings: ReadonlyMap<string, number>
}>

/** The household's facts of every recipe, by its id. */
export function ownFactsOf(
  recipes: readonly BoxedRecipe[],
  { judged, likes, cooked, foodsAtHome, ratings }: OwnKnowledge,
): ReadonlyMap<string, OwnFacts> {
  const liked = new Set(likes.map(nameKey))
  const timesById = Map.groupBy(cooked, ({ recipeId }) => recipeId)
  // Entries of earlier versions have no id.
  const timesByName = Map.groupBy(timesById.get(undefined) ?? [], ({ meal }) => nameKey(meal))
  return new Map(
    recipes.map(({ source, id, name, otherNames, foods }) => {
      const names = [name, ...otherNames].map(nameKey)
      const byName = names.reduce((sum, key) => sum + (timesByName.get(key)?.length ?? 0), 0)
      const known = judged?.get(id)
      // The lines of an own recipe are words here: which foods they are, only the server knows.
      const ids = source === 'own' ? (known?.foods ?? []) : foods.map((food) => food.id)
      const count = ids.length + (known?.unresolved ?? 0)
      const atHome = ids.filter((food) => foodsAtHome.has(food)).length
      return [
        id,
        {
          cents: known?.cents ?? null,
          unpriced: known?.unpriced ?? 0,
          fits: judged === null ? null : (known?.fits ?? null),
          atHome: count === 0 ? 0 : atHome / count,
          diets: known?.diets ?? null,
          isLiked: names.some((key) => liked.has(key)),
          timesCooked: (timesById.get(id)?.length ?? 0) + byName,
          rating: ratings.get(id) ?? null,
        },
      ]
    }),
  )
}
