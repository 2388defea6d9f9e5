import { foodsOfStaples, staplesAtHome } from '@pennyplate/domain/food/staples'
import { expiryOf } from '@pennyplate/domain/pantry/pantry-expiry'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { nameKey } from '@pennyplate/domain/recipe/dish-name'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import type { OwnFacts } from '@pennyplate/domain/recipe-box/choose-recipes'
import { ownFactsOf } from '@pennyplate/domain/recipe-box/own-facts'
import { ratingsIn } from '@pennyplate/domain/recipe-box/recipe-box'
import { useMemo } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { useDocument } from '../../store/use-document.ts'
import type { JudgedRecipes } from './use-household-recipes.ts'

/** What the household likes, cooked, has at home and wrote about each recipe. */
export function useOwnFacts(
  recipes: readonly BoxedRecipe[],
  { answer, byId }: JudgedRecipes,
): ReadonlyMap<string, OwnFacts> {
  const pantry = useDocument('pantry').value
  const profile = useDocument('profile').value
  const likes = useDocument('recipeFavorites').value
  const cooked = useDocument('cookingHistory').value
  const box = useDocument('recipeBox').value
  return useMemo(() => {
    const today = toLocalDay(new Date())
    const fresh = (pantry ?? []).filter((item) => expiryOf(item, today).state !== 'expired')
    const names = new Set(fresh.map(({ name }) => nameKey(name)))
    const named = recipes.flatMap(({ source, foods }) =>
      source === 'own' ? [] : foods.filter((food) => names.has(nameKey(food.name))),
    )
    const foodsAtHome = new Set([
      ...fresh.flatMap(({ foodId }) => foodId ?? []),
      ...named.map(({ id }) => id),
      ...foodsOfStaples(staplesAtHome(withDefaults(profile), pantry ?? [])),
    ])
    const judged =
      answer === undefined
        ? null
        : new Map(
            [...byId].map(([id, { cents, unsuitable, foods, unresolved, unpriced, diets }]) => [
              id,
              { cents, fits: unsuitable === undefined, foods, unresolved, unpriced, diets },
            ]),
          )
    return ownFactsOf(recipes, {
      judged,
      likes: likes ?? [],
      cooked: cooked ?? [],
      foodsAtHome,
      ratings: ratingsIn(box ?? {}),
    })
  }, [recipes, answer, byId, pantry, profile, likes, cooked, box])
}
