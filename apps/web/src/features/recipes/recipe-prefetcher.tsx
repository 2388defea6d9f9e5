import { withDefaults } from '@pennyplate/domain/profile/profile'
import { cachedRecipe } from '@pennyplate/domain/recipe/cached-recipe'
import { recipeBasis } from '@pennyplate/domain/recipe/recipe-basis'
import { useQuery } from '@tanstack/react-query'
import { requestRecipe } from '../../lib/request-recipe.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { useDocument } from '../../store/use-document.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { fetchRecipes } from './fetch-recipes.ts'
import { isCurrent, mealsOf, withRecipes } from './recipe-cache.ts'
import styles from './recipe-prefetcher.module.css'

/** Fetches the recipes of an accepted week, on every tab, and shows the progress. */
export function RecipePrefetcher() {
  const plan = useDocument('currentMealPlan')
  const list = useDocument('currentShoppingList')
  const recipes = useDocument('recipesCache')
  const profile = useDocument('profile')
  const isLoading = [plan, list, recipes, profile].some(({ status }) => status === 'loading')
  const basis = recipeBasis(withDefaults(profile.value))
  const meals = !isLoading && plan.value && list.value ? mealsOf(plan.value) : []
  const missing = meals.filter((meal) => !isCurrent(cachedRecipe(recipes.value ?? {}, meal), basis, meal))
  const names = meals.map(({ name }) => name)
  const { isFetching, fetchStatus } = useQuery({
    queryKey: ['recipes-of-week', basis, ...names],
    enabled: missing.length > 0,
    retry: false,
    queryFn: ({ signal }) =>
      fetchRecipes(
        missing,
        (meal) => requestRecipe(meal, signal),
        (lot) => recipes.update((known = {}) => withRecipes(known, lot, meals)),
      ),
  })
  const ready = meals.length - missing.length
  const isShown = missing.length > 0 && isFetching && fetchStatus === 'fetching'
  return (
    <div role="status" className={styles.line}>
      {isShown && (
        <>
          <span>{words.prefetching(ready, meals.length)}</span>
          <span className={styles.bar}>
            <ProgressBar done={ready} total={meals.length} />
          </span>
        </>
      )}
    </div>
  )
}
