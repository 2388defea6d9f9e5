import { needsNoAmount } from '@pennyplate/catalog/foods/needs-no-amount'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { cookedIn } from '@pennyplate/catalog/recipes/cooking-methods'
import { dishOfMeal } from '@pennyplate/catalog/recipes/dish-called'
import {
  judgedIngredients,
  type RecipeForm,
  withoutIngredients,
} from '@pennyplate/catalog/recipes/recipe-form'
import { sideById } from '@pennyplate/catalog/recipes/sides'
import { judgeIngredients } from '@pennyplate/domain/diet/diet'
import { FREE_FOODS } from '@pennyplate/domain/food/package'
import { faultInWords } from '@pennyplate/domain/own-recipe/own-dish'
import { cookedAs } from '@pennyplate/domain/recipe/dish-name'
import type { OwnDish, Recipe } from '@pennyplate/domain/recipe/recipe'
import type { WeekMeal, WeekSide } from '@pennyplate/domain/week/week-plan'
import { householdForm } from '@pennyplate/planner/dish/household-form'
import { readTypedMeal, type TypedPart } from '@pennyplate/planner/typed/read-typed-meal'
import { portionLine, usualPortionG } from '@pennyplate/planner/typed/usual-portion'
import { builtProblemOf, type PlanningContext, stockOf } from '../context/planning-context.ts'
import { dishFromLines, linesOfMeal } from './dish-from-lines.ts'

/** A plan's meal as a dish with known amounts and prices. */
export type FoundDish = {
  /** The plan's name for it. */
  readonly name: string
  readonly form: RecipeForm
  readonly servingsPerAdult: number
  /** The part of the household that eats it; all of it if missing. */
  readonly share?: number
  /** How many meals it is cooked for at once, if for more than this one. */
  readonly sittings?: number
  /** It is what a name was read as, not a dish the meal has. */
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

/** The dish a meal means: ours, the one of its own lines, or what its name is read as. Null if that names no food. */
export function findDish(meal: WeekMeal, context: PlanningContext): FoundDish | null {
  if (meal.isNameOnly) return null
  const own = catalogDish(meal, context)
  if (own) return own
  const mealLines = linesOfMeal(meal)
  if (mealLines) return foundFromLines(mealLines, meal, context)
  return dishOfName(meal, context)
}

/** Whatever slot it is in, a name means one thing, so that its list and its recipe are the same. */
function dishOfName(meal: WeekMeal, context: PlanningContext): FoundDish | null {
  const read = readTypedMeal(cookedAs(meal), ANY_MEAL, context.catalog)
  if (read.kind === 'elsewhere' || read.kind === 'unknown') return null
  if (read.kind === 'dish') {
    const { compiled, variantId } = read.dish
    const servingsPerAdult = servingsOf(meal, compiled.recipe, context)
    const chosen = chooseForm(compiled, variantId, context, servingsPerAdult)
    return { ...chosen, name: meal.name, servingsPerAdult, isEstimate: true }
  }
  const lines = linesOfMeal({ ...meal, ingredients: plateLines(read.parts, context), servings: 1 })
  if (!lines) return null
  return { ...foundFromLines(lines, { ...meal, servingsPerAdult: 1 }, context), isEstimate: true }
}

const ANY_MEAL = 'dinner'

/** The ingredient lines of one portion of a plate that words name. */
export function plateLines(parts: readonly TypedPart[], context: PlanningContext): string[] {
  return parts.flatMap((part) => {
    if (part.is === 'food') return [portionLine(part.food, portionG(part))]
    const dish = partDish(part, context)
    const servings = dish.servingsPerAdult / dish.form.recipe.servings
    return dish.form.ingredients
      .filter(({ isOptional }) => !isOptional)
      .map(({ food, grams }) => portionLine(food, grams * servings))
  })
}

/** Grams of one portion. */
export function portionG({ food, count }: Extract<TypedPart, { is: 'food' }>): number {
  const one = food.measures.each ?? food.measures.slice
  return count !== null && one !== undefined ? count * one : usualPortionG(food)
}

/** A dish or side of a plate, in the household's form. */
export function partDish(part: Exclude<TypedPart, { is: 'food' }>, context: PlanningContext): FoundDish {
  const servingsPerAdult = part.is === 'dish' ? usualServings(part.compiled.recipe, context) : SIDE_SERVINGS
  const variantId = part.is === 'dish' ? part.variantId : undefined
  const chosen = chooseForm(part.compiled, variantId, context, servingsPerAdult)
  return { ...chosen, name: chosen.form.name, servingsPerAdult, isEstimate: false }
}

/** The dish that the meal's own ingredient lines describe. */
export function foundFromLines(
  mealLines: NonNullable<ReturnType<typeof linesOfMeal>>,
  meal: WeekMeal,
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
    servingsPerAdult: statedServings(meal) ?? 1,
    isEstimate: unmatched.length > 0,
    breaks,
    unmatched,
  }
}

/** The catalog dish that the meal means, in the form it names. */
export function catalogDish(meal: WeekMeal, context: PlanningContext): FoundDish | null {
  const called = dishOfMeal(context.catalog.recipes, meal)
  if (!called) return null
  const { compiled, variantId } = called
  // A meal without a form id has the form its name says: “Tofu and broccoli” is the one with tofu.
  const planned = meal.recipeId === compiled.recipe.id ? textOr(meal.formId, undefined) : undefined
  const formId = planned ?? variantId
  const servingsPerAdult = servingsOf(meal, compiled.recipe, context)
  const chosen = chooseForm(compiled, formId, context, servingsPerAdult)
  return {
    ...chosen,
    name: chosen.form.name,
    servingsPerAdult,
    isEstimate: false,
    ...(compiled.recipe.own
      ? { unmatched: [...openLines(compiled.recipe.own), ...unweighedFoods(chosen.form, context)] }
      : {}),
  }
}

function openLines({ lines }: OwnDish): string[] {
  return lines.flatMap(({ is, text }) => (is === 'open' || is === 'unpriced' ? [text] : []))
}

/** Of an own recipe: food without an amount, as "rice, to serve", that is not at home. */
function unweighedFoods({ ingredients }: RecipeForm, context: PlanningContext): string[] {
  const unweighed = ingredients.filter(
    ({ food, grams, isOptional }) =>
      grams === 0 && !isOptional && !needsNoAmount(food) && !FREE_FOODS.has(food.id),
  )
  if (unweighed.length === 0) return []
  const stock = stockOf(context)
  return [...new Set(unweighed.flatMap(({ food }) => (stock.has(food.id) ? [] : [food.name])))]
}

/** Null if it is none of our sides. */
export function findSide(side: WeekSide, context: PlanningContext): FoundDish | null {
  const compiled = side.recipeId === undefined ? undefined : sideById(side.recipeId)
  if (!compiled) return null
  const { servingsPerAdult: own } = side
  const servingsPerAdult = typeof own === 'number' && isPortion(own) ? own : SIDE_SERVINGS
  const chosen = chooseForm(compiled, textOr(side.formId, undefined), context, servingsPerAdult)
  return {
    ...chosen,
    name: chosen.form.name,
    servingsPerAdult,
    isEstimate: false,
  }
}

/** The given form if the household may eat it, else the first one it may eat, else the given one with the rule it breaks. */
function chooseForm(
  { forms, recipe }: CompiledRecipe,
  formId: string | null | undefined,
  { profile, catalog, rules, adultEquivalents }: PlanningContext,
  servingsPerAdult: number,
): Pick<FoundDish, 'form' | 'breaks'> {
  const servings = servingsPerAdult * adultEquivalents
  const judged = forms
    .map((form) => cookedIn(householdForm(form, profile, rules, catalog), rules, servings))
    .map((form) => ({ form, verdict: judgeIngredients(judgedIngredients(form), rules.foodRules) }))
  const asked = judged.filter(({ form }) => form.variantId === formId)
  const order = [...asked, ...judged.filter((one) => !asked.includes(one))]
  const said = faultInWords(recipe, rules.foodRules)
  const breaks = said && { code: said.code, by: said.by, food: said.said }
  for (const { form, verdict } of order)
    if (verdict.verdict === 'allowed') return { form: withoutIngredients(form, verdict.leaveOut), breaks }
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

/** An own recipe is cooked as written, whatever a week of earlier made of it; what is in the freezer is as large as it was cooked. */
function servingsOf(meal: WeekMeal, recipe: Recipe, context: PlanningContext): number {
  const stated = recipe.own && !meal.fromFreezer ? null : statedServings(meal)
  return stated ?? usualServings(recipe, context)
}

function statedServings({ servingsPerAdult }: WeekMeal): number | null {
  return typeof servingsPerAdult === 'number' && isPortion(servingsPerAdult) ? servingsPerAdult : null
}

function isPortion(servings: number): boolean {
  return servings > 0 && servings <= PORTIONS_AT_MOST
}

/** Servings per adult where the meal does not say: the same as in planned weeks. */
function usualServings(recipe: Recipe, context: PlanningContext): number {
  return builtProblemOf(context).servingsPerAdult(recipe)
}

function textOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' ? value : otherwise
}
