import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { cookedIn } from '@pennyplate/catalog/recipes/cooking-methods'
import { dishCalled, dishOfMeal } from '@pennyplate/catalog/recipes/dish-called'
import {
  judgedIngredients,
  type RecipeForm,
  withoutIngredients,
} from '@pennyplate/catalog/recipes/recipe-form'
import { sideById } from '@pennyplate/catalog/recipes/sides'
import type { HandedMeal, HandedSide } from '@pennyplate/contract/ai/meal'
import { judgeIngredients } from '@pennyplate/domain/diet/diet'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import { householdForm } from '@pennyplate/planner/dish/household-form'
import { estimateDish } from '@pennyplate/planner/swap/estimate-dish'
import { builtProblemOf, type PlanningContext } from '../context/planning-context.ts'
import { dishFromLines, linesOfMeal } from './dish-from-lines.ts'

/** A plan's meal as a dish with known amounts and prices. */
export type FoundDish = {
  /** The plan's name for it. */
  readonly name: string
  readonly form: RecipeForm
  readonly servingsPerAdult: number
  /** The part of the household that eats it; all of it if missing. */
  readonly share?: number
  /** It is the most similar catalog dish, not the dish itself. */
  readonly isEstimate: boolean
  /** The household rule it breaks, and the food that breaks it. */
  readonly breaks: BrokenRule | null
  /** Ingredient lines we cannot weigh. */
  readonly unmatched?: readonly string[]
}

export type BrokenRule = {
  readonly code: 'forbidden-food' | 'unknown-food'
  readonly by: string
  readonly food: string
}

const PORTIONS_AT_MOST = 20
/** A side's recipe counts servings of one adult. */
const SIDE_SERVINGS = 1

/** Null if no catalog dish is similar. */
export function findDish(
  meal: HandedMeal,
  slot: MealSlotName | null,
  context: PlanningContext,
): FoundDish | null {
  const own = catalogDish(meal, context)
  if (own) return own
  const mealLines = linesOfMeal(meal)
  if (mealLines) return foundFromLines(mealLines, meal, context)
  const like = estimateDish(meal.name, dishMealOf(slot), context.catalog)
  const near = (like?.takenFrom ?? []).flatMap((name) => {
    const compiled = dishCalled(context.catalog.recipes, name)?.compiled
    return compiled ? [chooseForm(compiled, undefined, context)] : []
  })
  const nearest = near.find(({ breaks }) => breaks === null) ?? near[0]
  if (!nearest) return null
  return { ...nearest, name: meal.name, servingsPerAdult: servingsOf(meal, context), isEstimate: true }
}

/** The dish that the meal's own ingredient lines describe. */
export function foundFromLines(
  mealLines: NonNullable<ReturnType<typeof linesOfMeal>>,
  meal: HandedMeal,
  context: PlanningContext,
): FoundDish {
  const { form, unmatched } = dishFromLines(mealLines, context)
  const verdict = judgeIngredients(judgedIngredients(form), context.rules.foodRules)
  const breaks: BrokenRule | null =
    verdict.verdict === 'allowed'
      ? null
      : {
          code: verdict.verdict === 'forbidden' ? 'forbidden-food' : 'unknown-food',
          by: verdict.by,
          food: form.ingredients[verdict.index]?.food.name ?? '',
        }
  return {
    name: meal.name,
    form: verdict.verdict === 'allowed' ? withoutIngredients(form, verdict.leaveOut) : form,
    servingsPerAdult: typeof meal.servingsPerAdult === 'number' ? servingsOf(meal, context) : 1,
    isEstimate: unmatched.length > 0,
    breaks,
    unmatched,
  }
}

/** The catalog dish that the meal means, in the form it names. */
export function catalogDish(meal: HandedMeal, context: PlanningContext): FoundDish | null {
  const called = dishOfMeal(context.catalog.recipes, meal)
  if (!called) return null
  const { compiled, variantId } = called
  const formId = meal.recipeId === compiled.recipe.id ? textOr(meal.formId, null) : (variantId ?? undefined)
  const chosen = chooseForm(compiled, formId, context)
  return {
    ...chosen,
    name: chosen.form.name,
    servingsPerAdult: servingsOf(meal, context),
    isEstimate: false,
  }
}

/** Null if it is none of our sides. */
export function findSide(side: HandedSide, context: PlanningContext): FoundDish | null {
  const compiled = side.recipeId === undefined ? undefined : sideById(side.recipeId)
  if (!compiled) return null
  const chosen = chooseForm(compiled, textOr(side.formId, undefined), context)
  const { servingsPerAdult: own } = side
  return {
    ...chosen,
    name: chosen.form.name,
    servingsPerAdult: typeof own === 'number' && isPortion(own) ? own : SIDE_SERVINGS,
    isEstimate: false,
  }
}

/** The given form if the household may eat it, else the first one it may eat, else the given one with the rule it breaks. */
function chooseForm(
  { forms }: CompiledRecipe,
  formId: string | null | undefined,
  { profile, catalog, rules }: PlanningContext,
): Pick<FoundDish, 'form' | 'breaks'> {
  const judged = forms
    .map((form) => cookedIn(householdForm(form, profile, rules, catalog.foodById), rules))
    .map((form) => ({ form, verdict: judgeIngredients(judgedIngredients(form), rules.foodRules) }))
  const asked = judged.filter(({ form }) => form.variantId === formId)
  const order = [...asked, ...judged.filter((one) => !asked.includes(one))]
  for (const { form, verdict } of order)
    if (verdict.verdict === 'allowed')
      return { form: withoutIngredients(form, verdict.leaveOut), breaks: null }
  const [first] = order
  if (!first || first.verdict.verdict === 'allowed') throw new Error('a recipe without a form')
  const { form, verdict } = first
  return {
    form,
    breaks: {
      code: verdict.verdict === 'forbidden' ? 'forbidden-food' : 'unknown-food',
      by: verdict.by,
      food: form.ingredients[verdict.index]?.food.name ?? '',
    },
  }
}

function servingsOf({ servingsPerAdult }: HandedMeal, context: PlanningContext): number {
  if (typeof servingsPerAdult === 'number' && isPortion(servingsPerAdult)) return servingsPerAdult
  return usualServings(context)
}

function isPortion(servings: number): boolean {
  return servings > 0 && servings <= PORTIONS_AT_MOST
}

/** Servings per adult where the meal does not say: the same as in planned weeks. */
export function usualServings(context: PlanningContext): number {
  return builtProblemOf(context).servingsPerAdult
}

function textOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' ? value : otherwise
}
