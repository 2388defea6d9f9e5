import { accepted } from '@pennyplate/domain/meal-plan'
import { useState } from 'react'
import { askForRecipe } from '../../lib/ask-for-recipe.ts'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'
import { explainPlanFailure } from './explain-plan-failure.ts'
import { askForShoppingList } from './plan-calls.ts'
import { mealsToFetch, prefetchRecipes } from './prefetch-recipes.ts'
import type { StoredList, StoredMeal, StoredPlan } from './stored-plan.ts'
import type { PlanBookInUse } from './use-plan-book.ts'
import { localDay } from './week-dates.ts'

/** The list is made, the week saved, and the recipes fetched behind the person's back. */
export function useAcceptPlan({ book, take }: PlanBookInUse) {
  const recipes = useDocument('recipesCache')
  const [isAccepting, setIsAccepting] = useState(false)

  async function accept(): Promise<void> {
    if (!book.plan || isAccepting) return
    setIsAccepting(true)
    try {
      const now = new Date()
      const list = await askForShoppingList(book.plan, localDay(now))
      await take(accepted<StoredMeal, StoredPlan, StoredList>(book, list, localDay(now), now.toISOString()))
    } catch (error) {
      return notify.error(words.acceptFailed(explainPlanFailure(error)))
    } finally {
      setIsAccepting(false)
    }
    const found = await prefetchRecipes(mealsToFetch(book.plan, book.recipes), askForRecipe)
    if (Object.keys(found).length > 0)
      // Checked by the store's schema when it is saved; here only the ingredients are known to be a list.
      await recipes.update((known) => ({ ...known, ...found }) as NonNullable<typeof known>)
  }

  return { isAccepting, accept: () => void accept() }
}
