import { withDefaults } from '@pennyplate/domain/profile/profile'
import { cachedRecipe } from '@pennyplate/domain/recipe/cached-recipe'
import { mealsPerRecipe } from '@pennyplate/domain/recipe/meal-prep'
import { basisOfMeal, recipeBasis } from '@pennyplate/domain/recipe/recipe-basis'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { eatersOf, timesCooked } from '@pennyplate/domain/week/people-at-meal'
import { prepDays } from '@pennyplate/domain/week/prep-batches'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { dishesOf } from '@pennyplate/domain/week/week-plate'
import { useQuery } from '@tanstack/react-query'
import { requestRecipe } from '../../lib/request-recipe.ts'
import { useSession } from '../../lib/session.ts'
import { useDocument } from '../../store/use-document.ts'
import { useUnsentRecipes } from '../../store/use-unsent-recipes.ts'
import { recipeAsWritten, writtenFrom } from './recipe-as-written.ts'
import { isCurrent, mealsOf, type StoredDish, withRecipes } from './recipe-cache.ts'
import { type RecipeView, readRecipe } from './recipe-view.ts'

export type UsedRecipe = Readonly<{
  /** The cached recipe, also while a newer one is loading. */
  recipe: RecipeView | undefined
  /** Of the sides, those we have a recipe for. */
  sides: readonly RecipeView[]
  /** The cached recipe was written for another profile, and loading a newer one failed. */
  isOutdated: boolean
  error: Error | null
  isFetching: boolean
  /** Who eats it, where some eat it later as leftovers. */
  eaters: ReturnType<typeof eatersOf>
  retry: () => void
}>

/**
 * The recipes of a meal and its sides for the people who eat it, from the cache; requested if missing or written for another
 * profile. `at` is its place in the week on screen.
 */
export function useRecipe(meal: WeekMeal, at?: SlotAddress): UsedRecipe {
  const recipes = useDocument('recipesCache')
  const profile = useDocument('profile')
  const plan = useDocument('currentMealPlan')
  const session = useSession()
  const householdId = session.status === 'signed-in' ? session.me.householdId : ''
  const isLoading = recipes.status === 'loading' || profile.status === 'loading'
  const household = withDefaults(profile.value)
  const basis = recipeBasis(household)
  const unsent = useUnsentRecipes()
  // As it was written: what the server has of it is not this recipe.
  const unsentOf = ({ recipeId }: StoredDish) =>
    unsent.find(({ id, isRewritten }) => isRewritten && id === recipeId)?.recipe
  const dishes = dishesOf(meal).map((dish) => {
    const own = unsentOf(dish)
    return { dish, stored: own ? writtenFrom(own) : cachedRecipe(recipes.value ?? {}, dish) }
  })
  const missing = dishes.filter(({ dish, stored }) => !isCurrent(stored, basis, dish)).map(({ dish }) => dish)
  const isFresh = missing.length === 0
  const query = useQuery({
    queryKey: ['recipe', ...dishes.map(({ dish }) => dish.name), basisOfMeal(basis, meal)],
    enabled: !isLoading && !isFresh,
    // Offline, fail at once with a message instead of waiting.
    networkMode: 'always',
    retry: false,
    queryFn: async ({ signal }) => {
      const kept: Record<string, unknown> = {}
      const requested = await Promise.all(
        missing.map(async (dish) => {
          try {
            return [[dish.name, await requestRecipe(dish, signal)] as const]
          } catch (error) {
            const written = await recipeAsWritten(householdId, dish.recipeId, error)
            if (!written) throw error
            kept[dish.name] = written
            return []
          }
        }),
      )
      const found = Object.fromEntries(requested.flat())
      const week = plan.value ? mealsOf(plan.value) : []
      await recipes.update((known = {}) => withRecipes(known, found, week))
      return { ...kept, ...found }
    },
  })
  const days = prepDays(plan.value ?? undefined, meal)
  const [main, ...sides] = dishes.map(({ dish, stored }, index) => {
    const value = isCurrent(stored, basis, dish) ? stored : (query.data?.[dish.name] ?? stored)
    const times = timesCooked<WeekMeal>(plan.value ?? undefined, at, meal, dish, household)
    return value === undefined ? undefined : readRecipe(value, dish, days?.[index], times)
  })
  const isCookedAhead = mealsPerRecipe(household) > 1
  const eaters = plan.value && at && !isCookedAhead ? eatersOf<WeekMeal>(plan.value, at, household) : []
  return {
    recipe: main,
    eaters: eaters.length > 1 ? eaters : [],
    sides: sides.filter((side) => side !== undefined),
    isOutdated: !isFresh && query.data === undefined && query.error !== null && main !== undefined,
    error: isFresh ? null : query.error,
    isFetching: isLoading || query.isFetching,
    retry: () => void query.refetch(),
  }
}
