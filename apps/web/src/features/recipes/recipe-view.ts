import type { KnownNutrition } from '@pennyplate/contract/ai/meal'
import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import type { MealNutrient } from '@pennyplate/domain/food/nutrition'
import { centsFromDollars } from '@pennyplate/domain/money'
import {
  booleanAt,
  type JsonRecord,
  listOf,
  numberAt,
  recordOf,
  stringAt,
  textsOf,
} from '../../lib/json-reader.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'

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
  }> | null
  isOptional: boolean
  /** The stored line, to compute what it uses from the pantry. */
  stored: unknown
}>

/** A stored recipe from any source, with every field filled in. */
export type RecipeView = Readonly<{
  name: string
  description: string
  illustration: string | undefined
  servings: number
  isMealPrep: boolean
  minutes: number
  cents: number | null
  /** One adult's serving, as the plan prices it; null if unknown. */
  servingCents: number | null
  difficulty: string | undefined
  lines: readonly RecipeLine[]
  steps: readonly string[]
  /** The steps before spoons and cups were rounded, and the factor from these to `steps`. */
  written: Readonly<{ steps: readonly string[]; factor: number }> | null
  nutrition: KnownNutrition
  storage: string
  reheating: string
  mealPrepTips: readonly string[]
  isEstimate: boolean
  basedOn: readonly string[]
  /** A key of the profile it was written for. */
  basis: string | undefined
}>

const DEFAULT_MINUTES = 30
const DEFAULT_SERVINGS = 4

/** The meal gives the price of a serving, so that it is the same wherever the dish is shown. */
export function readRecipe(
  value: unknown,
  { name, estimatedCost }: Pick<MealDocument, 'name' | 'estimatedCost'>,
): RecipeView {
  const recipe = recordOf(value)
  const cents = readCents(recipe.cost)
  const servings = numberAt(recipe, 'servings') || DEFAULT_SERVINGS
  const tips = recordOf(recipe.tips)
  const steps = listOf(recipe.instructions).map(readStep)
  const written = recordOf(recipe.written)
  const factor = numberAt(written, 'factor') ?? 0
  return {
    name: stringAt(recipe, 'name') ?? name,
    description: stringAt(recipe, 'description') ?? '',
    illustration: stringAt(recipe, 'illustration'),
    servings,
    isMealPrep: booleanAt(recipe, 'isMealPrep') ?? false,
    minutes: leadingNumber(recipe.cookingTime) || DEFAULT_MINUTES,
    cents,
    servingCents:
      estimatedCost === undefined ? cents && Math.round(cents / servings) : centsFromDollars(estimatedCost),
    difficulty: stringAt(recipe, 'difficulty'),
    lines: listOf(recipe.ingredients).map(readLine),
    steps: steps.length > 0 ? steps : [words.noSteps],
    written: factor > 0 ? { steps: listOf(written.instructions).map(readStep), factor } : null,
    nutrition: readNutrition(recordOf(recipe.nutrition)),
    storage: stringAt(tips, 'storage') ?? '',
    reheating: stringAt(tips, 'reheating') ?? '',
    mealPrepTips: textsOf(tips.mealPrepTips).filter((tip) => tip !== ''),
    isEstimate: booleanAt(recipe, 'isEstimate') ?? false,
    basedOn: textsOf(recipe.basedOn),
    basis: stringAt(recipe, 'basis'),
  }
}

/** Old copies also hold numbers as text: "25 min". */
export function leadingNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value.replace(/^\$/, '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function readCents(value: unknown): number | null {
  const dollars = leadingNumber(value)
  return dollars === null ? null : centsFromDollars(dollars)
}

function readLine(value: unknown): RecipeLine {
  if (typeof value === 'string')
    return { name: value, text: value, exact: null, isOptional: false, stored: value }
  const line = recordOf(value)
  const name = stringAt(line, 'name') ?? ''
  const quantity = stringAt(line, 'quantity') ?? ''
  const exact = recordOf(line.exact)
  const [amount, unit] = [numberAt(exact, 'amount'), stringAt(exact, 'unit')]
  return {
    name,
    text: stringAt(line, 'text') ?? `${quantity} ${name}`.trim(),
    exact:
      amount === undefined || unit === undefined
        ? null
        : { amount, unit, plural: stringAt(line, 'plural'), preparation: stringAt(line, 'preparation') },
    isOptional: booleanAt(line, 'isOptional') ?? false,
    stored: value,
  }
}

function readStep(value: unknown): string {
  return typeof value === 'string' ? value : (stringAt(recordOf(value), 'text') ?? '')
}

function readNutrition(facts: JsonRecord): KnownNutrition {
  const figure = (nutrient: MealNutrient) => numberAt(facts, nutrient) ?? null
  return {
    calories: figure('calories'),
    protein: figure('protein'),
    carbs: figure('carbs'),
    fat: figure('fat'),
    fiber: figure('fiber'),
    sugar: figure('sugar'),
    sodium: figure('sodium'),
    cholesterol: figure('cholesterol'),
  }
}
