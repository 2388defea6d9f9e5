import { shownRecipe } from '@pennyplate/contract/documents/recipe'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { type CookedMeal, cookMeal } from '@pennyplate/domain/pantry/cook-meal'
import { takeFrozen } from '@pennyplate/domain/pantry/frozen-dish'
import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { type UsedIngredient, usedIngredients } from '@pennyplate/domain/pantry/used-ingredients'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { cachedRecipe } from '@pennyplate/domain/recipe/cached-recipe'
import { shareMade } from '@pennyplate/domain/recipe/least-batch'
import { basisOfMeal } from '@pennyplate/domain/recipe/recipe-basis'
import { shareOfRecipe } from '@pennyplate/domain/recipe/recipe-share'
import { timesCooked } from '@pennyplate/domain/week/people-at-meal'
import { prepDays } from '@pennyplate/domain/week/prep-batches'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { dishesOf } from '@pennyplate/domain/week/week-plate'
import { toLocalDay } from '../../lib/local-day.ts'
import { reportPantrySize } from '../../lib/report-about-user.ts'
import { requestRecipe } from '../../lib/request-recipe.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { useDocument } from '../../store/use-document.ts'
import type { CookedFor } from './cooked-for.ts'
import { placeOf } from './place-of-meal.ts'

export type CookingRecord = Readonly<{
  result: Omit<CookedMeal<PantryItem>, 'pantry'>
  /** The key of the command, which undoes it. */
  key: string
}>

/** What a share of a recipe takes: of what is cooked whole, another whole one or the same. */
function madeOf(recipe: unknown, share: number): number {
  const { written } = shownRecipe.parse(recipe)
  const { servings, factor, leastBatch } = written ?? {}
  return servings === undefined || factor === undefined
    ? share
    : shareMade({ servings, leastBatch }, factor, share)
}

/** Marks meals as cooked and undoes it. The pantry and the cooking history change together, by one command. */
export function useCookMeal() {
  const pantry = useDocument('pantry')
  const recipes = useDocument('recipesCache')
  const plan = useDocument('currentMealPlan').value
  const household = withDefaults(useDocument('profile').value)
  const { issue } = useDocumentStore()

  /** By the dish and its sides. */
  async function usedBy(cooked: CookedFor): Promise<readonly UsedIngredient[]> {
    const { meal } = cooked
    const used: UsedIngredient[] = []
    const place = plan && placeOf(plan, cooked)
    const days = prepDays<WeekMeal>(plan ?? undefined, meal)
    for (const [index, dish] of dishesOf(meal).entries()) {
      // Its portions are taken as they are.
      if (index === 0 && meal.fromFreezer) continue
      const stored = cachedRecipe(recipes.value ?? {}, dish)
      // One that was written for fewer or more meals has other amounts.
      const known = isForMeals(stored, dish) ? stored : undefined
      const recipe = known ?? (await requestRecipe(dish))
      if (!known) await recipes.update((cache) => ({ ...cache, [dish.name]: recipe }))
      // A recipe for meal prep is written for seven days, and the week may have the dish on fewer.
      const daysShare = recipe.isMealPrep ? (days?.[index] ?? DAYS_PER_PLAN) / DAYS_PER_PLAN : 1
      const times = timesCooked<WeekMeal>(plan ?? undefined, place || undefined, meal, dish, household)
      const share = times * daysShare * shareOfRecipe(dish, recipe)
      used.push(...usedIngredients(recipe.ingredients, madeOf(recipe, share)))
    }
    return used
  }

  /** Undefined if it could not be done. */
  function record(cooked: CookedFor, result: CookingRecord['result']): CookingRecord | undefined {
    const { meal, mealType, plannedFor } = cooked
    const { taken } = result
    const at = plan && placeOf(plan, cooked)
    const dish = { name: meal.name, recipeId: meal.recipeId }
    const cookedAt = new Date().toISOString()
    const issued = issue(
      at
        ? { type: 'cook', at, taken, cookedAt }
        : { type: 'cookDish', dish, mealType, plannedFor, taken, cookedAt },
    )
    if (!issued.ok) return undefined
    reportItems(-usedUp(result))
    return { result, key: issued.key }
  }

  function reportItems(more: number): void {
    if (more !== 0) reportPantrySize((pantry.value ?? []).length + more, new Date())
  }

  return {
    /** If requesting the recipe throws, nothing is marked. */
    async cook(cooked: CookedFor): Promise<CookingRecord | undefined> {
      const used = cooked.used ?? (await usedBy(cooked))
      const items = pantry.value ?? []
      const { fromFreezer } = cooked.meal
      const thawed = fromFreezer ? takeFrozen(items, fromFreezer) : []
      const { taken, unclear } = cookMeal(items, used, toLocalDay(new Date()))
      return record(cooked, { taken: [...thawed, ...taken], unclear })
    },
    markOnly: (cooked: CookedFor) => record(cooked, { taken: [], unclear: [] }),
    /** False if it could not be done. */
    undo({ result, key }: CookingRecord): boolean {
      const { ok } = issue({ type: 'undo', of: key })
      if (ok) reportItems(usedUp(result))
      return ok
    },
  }
}

function usedUp({ taken }: CookingRecord['result']): number {
  return taken.filter(({ left }) => left === null).length
}

function isForMeals(
  recipe: Readonly<Record<string, unknown>> | undefined,
  dish: Readonly<{ name: string; sittings?: unknown }>,
): boolean {
  if (typeof recipe?.basis !== 'string') return true
  const [basis = ''] = recipe.basis.split(' ')
  return recipe.basis === basisOfMeal(basis, dish)
}
