import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { addDays } from '@pennyplate/domain/calendar-day'
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
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { dishesOf } from '@pennyplate/domain/week/week-plate'
import { reportPantrySize } from '../../lib/report-about-user.ts'
import { requestRecipe } from '../../lib/request-recipe.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
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

export type CookingRecord = Readonly<{
  entry: CookedEntry
  result: Omit<CookedMeal<StoredItem>, 'pantry'>
  /** The command that undoes it, for a meal of the week on screen. */
  command?: string | undefined
}>

/** Marks meals as cooked and undoes it. The pantry and the cooking history change together. */
export function useCookMeal() {
  const pantry = useDocument('pantry')
  const history = useDocument('cookingHistory')
  const recipes = useDocument('recipesCache')
  const plan = useDocument('currentMealPlan').value
  const { issue } = useDocumentStore()

  /** Of the dish and its sides. */
  async function ingredientsOf(meal: CookedFor['meal']): Promise<readonly unknown[]> {
    const lines: unknown[] = []
    for (const dish of dishesOf(meal)) {
      const known = cachedRecipe(recipes.value ?? {}, dish)
      const recipe = known ?? (await requestRecipe(dish))
      if (!known) await recipes.update((cache) => ({ ...cache, [dish.name]: recipe }))
      lines.push(...recipe.ingredients)
    }
    return lines
  }

  /** A meal of the week is cooked by a command; any other one, as a quick meal, changes the documents. */
  async function record(cooked: CookedFor, result: CookingRecord['result']): Promise<CookingRecord> {
    const { meal, mealType, plannedFor } = cooked
    const date = new Date().toISOString()
    const entry = cookedEntry(meal, { date, mealType, plannedFor })
    const at = plan && placeOf(plan, cooked)
    const issued = at && issue({ type: 'cook', at, taken: result.taken, cookedAt: date })
    if (issued?.ok) {
      const used = result.taken.filter(({ left }) => left === null).length
      if (used > 0) reportPantrySize((pantry.value ?? []).length - used, new Date())
      return { entry, result, command: issued.key }
    }
    if (result.taken.length > 0) await changePantry((items) => withTaken(items, result.taken))
    await history.update((before) => withCooked(before ?? [], entry))
    return { entry, result }
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
      return record(cooked, { taken, unclear })
    },
    markOnly: (cooked: CookedFor) => record(cooked, { taken: [], unclear: [] }),
    async undo({ entry, result, command }: CookingRecord): Promise<void> {
      if (command !== undefined && issue({ type: 'undo', of: command }).ok) return
      if (result.taken.length > 0) await changePantry((items) => putBack(items, result.taken))
      await history.update((before) => withoutCooked(before ?? [], entry))
    },
  }
}

/** Where the meal is in the week on screen. */
function placeOf(plan: DocumentValue<'currentMealPlan'>, cooked: CookedFor): SlotAddress | undefined {
  const { meal, mealType, plannedFor } = cooked
  if (plannedFor === undefined || plan.weekStartDate === undefined) return undefined
  const start = weekStartOf(plan.weekStartDate.slice(0, 10))
  return everySlot<MealDocument>(plan).find(
    (at) =>
      at.slot === mealType &&
      addDays(start, at.day) === plannedFor &&
      mealAt<MealDocument>(plan, at)?.name === meal.name,
  )
}
