import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { judgedIngredients, type RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { judgeIngredients } from '@pennyplate/domain/diet/diet'
import { faultInWords } from '@pennyplate/domain/own-recipe/own-dish'
import { isFrozenDish, portionsOf } from '@pennyplate/domain/pantry/frozen-portions'
import type { DishMeal, Recipe } from '@pennyplate/domain/recipe/recipe'
import { REHEAT_MINUTES } from '@pennyplate/domain/week/leftovers'
import type { Catalog } from '../catalog/catalog.ts'
import { householdForm } from '../dish/household-form.ts'
import { recencyOf } from '../dish/recency.ts'
import type { HouseholdProfile } from '../household/household-profile.ts'
import type { HouseholdRules } from '../household/household-rules.ts'
import { FAMILIAR } from '../household/openness.ts'
import type { PantryLine } from '../household/pantry-stock.ts'
import type { ProblemRecipe } from './problem.ts'

/** A cooked dish in the freezer that a planned meal can be. */
export interface FreezerDish {
  readonly form: RecipeForm
  /** The pantry item, and what everybody eats of it at one meal. */
  readonly item: string
  readonly portions: number
  /** How many meals it is enough for, and at which it is eaten. */
  readonly times: number
  readonly at: readonly DishMeal[]
  /** Undefined if its item does not say. */
  readonly servingsPerAdult: number | undefined
}

interface Asking {
  readonly pantry: readonly PantryLine[]
  readonly profile: HouseholdProfile
  readonly dislikes: readonly string[]
  readonly week: { readonly lastDay: string }
}

/** What is in the freezer for a whole meal of the household, if it may eat that. */
export function freezerDishes(
  { pantry, profile, dislikes, week }: Asking,
  rules: HouseholdRules,
  catalog: Catalog,
  meals: readonly DishMeal[],
): FreezerDish[] {
  const people = Math.max(1, profile.adults + profile.kids)
  return pantry.flatMap((line) => {
    const { id: item } = line
    if (item === undefined || !isFrozenDish(line) || isPast(line, week.lastDay)) return []
    const { recipeId, formId = null, servingsPerAdult } = line.frozen
    const times = Math.floor(portionsOf(line) / people)
    const compiled = catalog.recipes.find(({ recipe }) => recipe.id === recipeId)
    if (times < 1 || !compiled || dislikes.includes(recipeId)) return []
    const form = frozenForm(compiled, formId, profile, rules, catalog)
    const at = mealsOf(compiled.recipe, meals)
    return form && at.length > 0 ? [{ form, item, portions: people, times, at, servingsPerAdult }] : []
  })
}

/** The form that was cooked. It is in the freezer as it is, so no other form stands in for one the household may not eat. */
function frozenForm(
  { recipe, forms }: CompiledRecipe,
  formId: string | null,
  profile: HouseholdProfile,
  rules: HouseholdRules,
  catalog: Catalog,
): RecipeForm | null {
  const written = forms.find(({ variantId }) => variantId === formId)
  if (!written || faultInWords(recipe, rules.foodRules)) return null
  const form = householdForm(written, profile, rules, catalog)
  const judged = judgeIngredients(judgedIngredients(form), rules.foodRules)
  // Nothing can be left out of it any more.
  return judged.verdict === 'allowed' && judged.leaveOut.length === 0 ? form : null
}

function isPast({ expiryDate }: PantryLine, lastDay: string): boolean {
  return expiryDate ? expiryDate.slice(0, 10) < lastDay : false
}

/** At the dish's main meals; breakfast only for what is nothing else. */
function mealsOf(recipe: Recipe, meals: readonly DishMeal[]): DishMeal[] {
  const served = meals.filter((meal) => recipe.meals.includes(meal))
  const main = served.filter((meal) => meal === 'lunch' || meal === 'dinner')
  return main.length > 0 ? main : served.filter((meal) => meal === 'breakfast')
}

/** What a household froze it knows, whatever others think of it. */
export function freezerRatings(
  { at }: FreezerDish,
  rated: ReadonlyMap<DishMeal, number> | undefined,
): Map<DishMeal, number> {
  return new Map(at.map((meal) => [meal, Math.max(FAMILIAR, rated?.get(meal) ?? 0)]))
}

/** The dish as a candidate: it is reheated, costs nothing, and is there only so often. */
export function freezerRecipe(
  { form, item, portions, times: meals }: FreezerDish,
  dish: Omit<ProblemRecipe, 'id' | 'needs'>,
  request: Parameters<typeof recencyOf>[1],
): ProblemRecipe {
  const { ovenF: _, tableMinutes: __, workLeft: ___, ...cold } = dish
  return {
    ...cold,
    id: `freezer:${item}`,
    needs: [],
    // Who turns a week down still has it in the freezer.
    recency: recencyOf(form.recipe, { ...request, rejectedDinners: [] }),
    minutes: REHEAT_MINUTES,
    activeMinutes: REHEAT_MINUTES,
    usesSlowCooker: false,
    // It is thawed for its own meal and leaves nothing.
    batchCooks: true,
    keepsDays: 0,
    freezer: { item, portions, meals },
  }
}
