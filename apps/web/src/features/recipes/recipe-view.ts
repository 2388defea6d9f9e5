import type { KnownNutrition } from '@pennyplate/contract/ai/meal'
import { type ShownRecipe, shownRecipe } from '@pennyplate/contract/documents/recipe'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import type { MealNutrient } from '@pennyplate/domain/food/nutrition'
import { centsFromDollars } from '@pennyplate/domain/money'
import { isTellingPrice } from '@pennyplate/domain/own-recipe/telling-price'
import type { SoldAs } from '@pennyplate/domain/recipe/cups-and-pieces'
import type { WrittenSteps } from '@pennyplate/domain/recipe/fit-steps'
import type { ContainerContents } from '@pennyplate/domain/recipe/opened-container'
import type { CountedFood } from '@pennyplate/domain/recipe/recipe-line'
import { shareOfRecipe } from '@pennyplate/domain/recipe/recipe-share'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { mealPlanMessages } from '../../messages/meal-plan.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import type { DrawnDish } from '../../ui/drawing-url.ts'
import { isOtherForm, type PlannedForm } from './made-otherwise.ts'

export type RecipeLine = Readonly<{
  name: string
  /** The whole line, for the recipe's own servings. */
  text: string
  /** The exact amount to scale from; null if the line is only text. */
  exact: Readonly<{
    amount: number
    unit: string
    plural: string | undefined
    preparation: string | undefined
    isCountedWhole: boolean | undefined
    size: string | undefined
    holds: ContainerContents | undefined
    sold: SoldAs | undefined
  }> | null
  isOptional: boolean
  /** An own recipe's line in its writer's words, for as many as the recipe was written for, and the foods it means. */
  written: Readonly<{ text: string; factor: number; foods: readonly CountedFood[] }> | null
  /** The stored line, to compute what it uses from the pantry. */
  stored: ShownRecipe['ingredients'][number]
}>

/** A stored recipe from any source, with every field filled in. */
export type RecipeView = Readonly<{
  name: string
  description: string
  /** What it has in place of other foods, in words. */
  madeWith: readonly string[]
  /** What is drawn of it: the plate it was opened from. */
  dish: DrawnDish
  servings: number
  /** What the amounts, the price and the nutrition are multiplied with: the meal may serve less or more of it. */
  share: number
  isMealPrep: boolean
  /** How many days a batch is for. */
  prepDays: number
  /** Null if unknown. */
  minutes: number | null
  activeMinutes: number | null
  waitingMinutes: number
  ahead: ShownRecipe['ahead']
  cents: number | null
  /** Ingredients of an own recipe that no price includes. */
  unpriced: number
  /** One adult's serving, as the plan prices it, or where it is made otherwise by now, as it is made; null if unknown. */
  servingCents: number | null
  /** It was planned in another form, before the profile changed. */
  isMadeOtherwise: boolean
  difficulty: string | undefined
  lines: readonly RecipeLine[]
  steps: readonly string[]
  /** The steps before they were fitted to the servings, and the factor from these to `steps`. */
  written: (WrittenSteps & Readonly<{ factor: number }>) | null
  nutrition: KnownNutrition
  storage: string
  reheating: string
  mealPrepTips: readonly string[]
  isEstimate: boolean
  basedOn: readonly string[]
  /** A key of the profile it was written for. */
  basis: string | undefined
}>

const DEFAULT_SERVINGS = 4

/**
 * The meal gives the price of a serving, so that it is the same wherever the dish is shown, unless the dish has another form by now. A household that prepares its
 * week cooks a dish for the days the week has it on; `daysInWeek` is absent for a dish outside the week. `times`: where other
 * people eat than the recipe is written for.
 */
export function readRecipe(
  value: unknown,
  dish: PlannedForm &
    Pick<WeekMeal, 'name' | 'estimatedCost'> &
    DrawnDish &
    Readonly<{ servingsPerAdult?: unknown }>,
  daysInWeek: number = DAYS_PER_PLAN,
  times = 1,
): RecipeView {
  const { name, estimatedCost } = dish
  const recipe = shownRecipe.parse(value)
  const portion = shareOfRecipe(dish, recipe)
  const share = portion * times
  const madeWith = (recipe.madeWith ?? []).map(mealPlanMessages.madeWith)
  const isMadeOtherwise = isOtherForm(dish, { ...recipe, madeWith })
  const portionCost = isMadeOtherwise ? recipe.servingCost && recipe.servingCost * portion : undefined
  const servingCost = portionCost ?? estimatedCost
  const writtenCents = readCents(recipe.cost)
  const cents = writtenCents === null ? null : Math.round(writtenCents * share)
  const writtenServings = recipe.servings || DEFAULT_SERVINGS
  const servings = writtenServings * times
  const { tips, written } = recipe
  const steps = recipe.instructions.map(toStep)
  const lines = recipe.ingredients.map((line) => toLine(line, written?.factor))
  const unpriced = lines.filter(isUnpriced).length
  const isPriced = isTellingPrice(unpriced, lines.filter(isIngredient).length)
  return {
    name: recipe.name ?? name,
    description: recipe.description ?? '',
    madeWith,
    dish,
    servings,
    share,
    isMealPrep: recipe.isMealPrep ?? false,
    prepDays: recipe.isMealPrep ? daysInWeek : DAYS_PER_PLAN,
    minutes: leadingNumber(recipe.cookingTime) || null,
    activeMinutes: recipe.activeMinutes ?? null,
    waitingMinutes: recipe.waitingMinutes ?? 0,
    ahead: recipe.ahead,
    cents: isPriced ? cents : null,
    unpriced,
    servingCents: !isPriced
      ? null
      : servingCost === undefined
        ? cents && Math.round(cents / servings)
        : centsFromDollars(servingCost),
    isMadeOtherwise,
    difficulty: recipe.difficulty,
    lines,
    steps: steps.length > 0 ? steps : [words.noSteps],
    written: written
      ? {
          steps: written.instructions.map(toStep),
          factor: written.factor,
          servings: written.servings ?? writtenServings / written.factor,
          batch: written.batch ?? null,
          leastBatch: written.leastBatch,
          counted: written.counted,
        }
      : null,
    nutrition: toNutrition(recipe.nutrition, portion),
    storage: tips?.storage ?? '',
    reheating: tips?.reheating ?? '',
    mealPrepTips: (tips?.mealPrepTips ?? []).filter((tip) => tip !== ''),
    isEstimate: recipe.isEstimate ?? false,
    basedOn: recipe.basedOn,
    basis: recipe.basis,
  }
}

/** Of an own recipe: neither a heading nor something that no rule needs to know. */
function isIngredient({ stored, written }: RecipeLine): boolean {
  return typeof stored === 'string' || stored.foodId !== '' || written !== null
}

/** A line of an own recipe that means no food with a price. */
function isUnpriced({ stored, written }: RecipeLine): boolean {
  return typeof stored !== 'string' && stored.foodId === '' && written !== null
}

/** Old copies also hold numbers as text: "25 min". */
function leadingNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value.replace(/^\$/, '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function readCents(value: unknown): number | null {
  const dollars = leadingNumber(value)
  return dollars === null ? null : centsFromDollars(dollars)
}

function toLine(line: ShownRecipe['ingredients'][number], factor = 1): RecipeLine {
  if (typeof line === 'string')
    return {
      name: line,
      text: line,
      exact: null,
      isOptional: false,
      written: { text: line, factor: 1, foods: [] },
      stored: line,
    }
  const { name, quantity = '', exact, plural, preparation, isOptional = false, isCountedWhole, size } = line
  const { written, also = [], holds, sold } = line
  return {
    name,
    text: line.text ?? `${quantity} ${name}`.trim(),
    exact: exact ? { ...exact, plural, preparation, isCountedWhole, size, holds, sold } : null,
    isOptional,
    written: written === undefined ? null : { text: written, factor, foods: [line, ...also] },
    stored: line,
  }
}

function toStep(step: ShownRecipe['instructions'][number]): string {
  return typeof step === 'string' ? step : step.text
}

function toNutrition(facts: ShownRecipe['nutrition'] = {}, share: number): KnownNutrition {
  const figure = (nutrient: MealNutrient) => {
    const written = facts[nutrient] ?? null
    return written === null ? null : Math.round(written * share * 10) / 10
  }
  return {
    calories: figure('calories'),
    protein: figure('protein'),
    carbs: figure('carbs'),
    fat: figure('fat'),
    fiber: figure('fiber'),
    sugar: figure('sugar'),
    addedSugar: figure('addedSugar'),
    sodium: figure('sodium'),
    cholesterol: figure('cholesterol'),
  }
}
