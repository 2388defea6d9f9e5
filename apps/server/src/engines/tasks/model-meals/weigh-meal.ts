import { costOf } from '@pennyplate/catalog/recipes/form-cost'
import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { ModelMeal } from '@pennyplate/contract/ai/model-answers'
import { dollarsFromCents, roundCents } from '@pennyplate/domain/money'
import { difficultyOf } from '@pennyplate/domain/recipe/recipe'
import { MEAL_GUESS } from '@pennyplate/domain/week/meal-guess'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import { matchDish } from '@pennyplate/planner/typed/match-dish'
import type { PlanningContext } from '../context/planning-context.ts'
import { dishFromLines } from '../dish/dish-from-lines.ts'
import { catalogDish } from '../dish/find-dish.ts'
import { portionFacts, rounded, writeMeal } from '../dish/write-meal.ts'

/** Used when a model gives no sensible figure (docs/spec-coverage.md, section 5). */
export type MealDefaults = {
  /** Dollars per portion. */
  readonly cost: number
  readonly protein: number
}

const SERVINGS_AT_MOST = 50
/** A portion above any of these means that the amounts are wrong. */
const PORTION_AT_MOST = { calories: 2500, dollars: 40, grams: 2500 }

export type WeighedMeal = {
  readonly meal: PlannedMeal
  /** False if the amounts cannot be one person's portion. */
  readonly isPlausible: boolean
}

/**
 * A model's meal with our figures: those of the catalog dish of that name, or computed from its ingredient lines. If a
 * line cannot be read, the meal gets the model's figures and is marked as an estimate.
 */
export function weighMeal(
  written: ModelMeal,
  slot: MealSlotName,
  context: PlanningContext,
  defaults: MealDefaults,
): WeighedMeal {
  const own = catalogDish({ name: written.name }, context)
  if (own) return { meal: writeMeal(own.form, own.servingsPerAdult, context), isPlausible: true }
  const minutes = Math.round(written.minutes ?? MEAL_GUESS.minutes)
  const activeMinutes = Math.min(minutes, Math.round(written.activeMinutes ?? minutes))
  const servings = Math.min(SERVINGS_AT_MOST, Math.max(1, written.servings ?? 1))
  const illustration = illustrationFor(written.name, slot, context)
  const { form, unmatched } = dishFromLines({ ...written, servings, minutes, illustration }, context)
  const cents = costOf(form, context.catalog.packagesOf)?.usedCentsPerServing ?? null
  const isKnown = form.ingredients.length > 0 && unmatched.length === 0
  const computed = portionFacts(form, 1)
  const facts = isKnown ? computed : { nutrition: estimatedNutrition(written, defaults) }
  const isEstimate = !isKnown || cents === null
  const cost = isEstimate
    ? Math.max(dollarsFromCents(roundCents(cents ?? 0)), written.estimatedCost ?? defaults.cost)
    : dollarsFromCents(roundCents(cents))
  const grams = [...form.gramsPerServing.values()].reduce((sum, one) => sum + one, 0)
  return {
    meal: {
      name: written.name,
      ...(written.ingredients.length > 0 ? { ingredients: [...written.ingredients], servings } : {}),
      servingsPerAdult: 1,
      estimatedCost: Math.min(cost, PORTION_AT_MOST.dollars),
      cookingTime: minutes,
      ...(activeMinutes < minutes ? { activeMinutes } : {}),
      difficulty: difficultyOf(activeMinutes),
      ...facts,
      ...(illustration ? { illustration } : {}),
      ...(written.description ? { description: written.description } : {}),
      ...(written.tools.length > 0 ? { tools: [...written.tools] } : {}),
      ...(isEstimate ? { isEstimate: true } : {}),
    },
    isPlausible:
      grams <= PORTION_AT_MOST.grams &&
      (computed.nutrition.calories ?? 0) <= PORTION_AT_MOST.calories &&
      (cents ?? 0) <= 100 * PORTION_AT_MOST.dollars,
  }
}

function estimatedNutrition({ nutrition }: ModelMeal, { protein }: MealDefaults): PlannedMeal['nutrition'] {
  const figure = (said: number | null, otherwise: number, most: number) =>
    said !== null && said <= most ? rounded(said, 1) : otherwise
  return {
    calories: figure(nutrition.calories, MEAL_GUESS.calories, PORTION_AT_MOST.calories),
    protein: figure(nutrition.protein, protein, 300),
    carbs: figure(nutrition.carbs, MEAL_GUESS.carbs, 500),
    fat: figure(nutrition.fat, MEAL_GUESS.fat, 250),
    fiber: null,
    sugar: null,
    addedSugar: null,
    sodium: null,
    cholesterol: null,
  }
}

/** The illustration of the catalog dish that it is. */
function illustrationFor(name: string, slot: MealSlotName, { catalog }: PlanningContext): string {
  return matchDish(catalog.recipes, name, { meal: dishMealOf(slot) })?.compiled.recipe.illustration ?? ''
}
