import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { type CookedMeal, cookMeal } from '@pennyplate/domain/pantry/cook-meal'
import { putBack, withTaken } from '@pennyplate/domain/pantry/taken-items'
import { usedIngredients } from '@pennyplate/domain/pantry/used-ingredients'
import { cachedRecipe } from '@pennyplate/domain/recipe/cached-recipe'
import {
  type CookedEntry,
  cookedEntry,
  withCooked,
  withoutCooked,
} from '@pennyplate/domain/week/cooking-history'
import { reportPantrySize } from '../../lib/report-about-user.ts'
import { requestRecipe } from '../../lib/request-recipe.ts'
import { useDocument } from '../../store/use-document.ts'

type StoredItem = DocumentValue<'pantry'>[number]

export type CookedFor = Readonly<{
  meal: Partial<MealDocument> & Pick<MealDocument, 'name'>
  mealType: string
  /** The planned day, if the meal is part of a plan. */
  plannedFor?: string | undefined
  /** How many times the recipe's own amounts were cooked. */
  factor?: number | undefined
  /** The ingredients, if the recipe is loaded; otherwise they are looked up. */
  ingredients?: readonly unknown[] | undefined
}>

export type CookingRecord = Readonly<{ entry: CookedEntry; result: Omit<CookedMeal<StoredItem>, 'pantry'> }>

/** Marks meals as cooked and undoes it. The pantry and the cooking history change together. */
export function useCookMeal() {
  const pantry = useDocument('pantry')
  const history = useDocument('cookingHistory')
  const recipes = useDocument('recipesCache')

  async function ingredientsOf(meal: CookedFor['meal']): Promise<readonly unknown[]> {
    const known = cachedRecipe(recipes.value ?? {}, meal)
    if (known) return known.ingredients
    const recipe = await requestRecipe(meal)
    await recipes.update((cache) => ({ ...cache, [meal.name]: recipe }))
    return recipe.ingredients
  }

  async function record({ meal, mealType, plannedFor }: CookedFor): Promise<CookedEntry> {
    const date = new Date().toISOString()
    const entry = cookedEntry(meal, { date, mealType, plannedFor })
    await history.update((before) => withCooked(before ?? [], entry))
    return entry
  }

  async function changePantry(change: (items: StoredItem[]) => StoredItem[]): Promise<void> {
    await pantry.saveNow((items) => change(items ?? []))
    const count = change(pantry.value ?? []).length
    if (count !== (pantry.value ?? []).length) reportPantrySize(count, new Date())
  }

  return {
    /** If requesting the recipe or saving the pantry throws, nothing is marked. */
    async cook(cooked: CookedFor): Promise<CookingRecord> {
      const lines = cooked.ingredients ?? (await ingredientsOf(cooked.meal))
      const { taken, unclear } = cookMeal(pantry.value ?? [], usedIngredients(lines, cooked.factor))
      if (taken.length > 0) await changePantry((items) => withTaken(items, taken))
      return { entry: await record(cooked), result: { taken, unclear } }
    },
    async markOnly(cooked: CookedFor): Promise<CookingRecord> {
      return { entry: await record(cooked), result: { taken: [], unclear: [] } }
    },
    async undo({ entry, result }: CookingRecord): Promise<void> {
      if (result.taken.length > 0) await changePantry((items) => putBack(items, result.taken))
      await history.update((before) => withoutCooked(before ?? [], entry))
    },
    history: (history.value ?? []).map((entry) => ({ ...entry, ...plannedDay(entry) })),
  }
}

function plannedDay({ plannedFor }: DocumentValue<'cookingHistory'>[number]): { plannedFor?: string } {
  return typeof plannedFor === 'string' ? { plannedFor } : {}
}
