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

export type RecipeLine = Readonly<{
  name: string
  /** The line whole, for as many as the recipe serves. */
  text: string
  /** What it is reckoned from for other numbers of people; null where somebody else wrote the line. */
  exact: Readonly<{
    amount: number
    unit: string
    plural: string | undefined
    preparation: string | undefined
  }> | null
  isOptional: boolean
  /** As it is stored, for the pantry to reckon with. */
  stored: unknown
}>

/** A stored recipe, whoever wrote it, with every field there. */
export type RecipeView = Readonly<{
  name: string
  description: string
  illustration: string | undefined
  servings: number
  isMealPrep: boolean
  minutes: number
  cents: number | null
  /** Of one adult's serving, as the plan says it; null where nobody knows. */
  servingCents: number | null
  difficulty: string | undefined
  lines: readonly RecipeLine[]
  steps: readonly string[]
  /** The steps before their spoons and cups were rounded, and how many times of them `steps` are. */
  written: Readonly<{ steps: readonly string[]; factor: number }> | null
  nutrition: KnownNutrition
  storage: string
  reheating: string
  mealPrepTips: readonly string[]
  isEstimate: boolean
  basedOn: readonly string[]
  /** Which answers of the profile it was written for. */
  basis: string | undefined
}>

const MINUTES_WHEN_UNKNOWN = 30
const SERVINGS_WHEN_UNKNOWN = 4

/** The meal it is of says what a serving costs: one figure, wherever the dish is shown. */
export function readRecipe(
  value: unknown,
  { name, estimatedCost }: Pick<MealDocument, 'name' | 'estimatedCost'>,
): RecipeView {
  const recipe = recordOf(value)
  const cents = readCents(recipe.cost)
  const servings = numberAt(recipe, 'servings') || SERVINGS_WHEN_UNKNOWN
  const tips = recordOf(recipe.tips)
  const written = recordOf(recipe.written)
  const factor = numberAt(written, 'factor') ?? 0
  return {
    name: stringAt(recipe, 'name') ?? name,
    description: stringAt(recipe, 'description') ?? '',
    illustration: stringAt(recipe, 'illustration'),
    servings,
    isMealPrep: booleanAt(recipe, 'isMealPrep') ?? false,
    minutes: leadingNumber(recipe.cookingTime) || MINUTES_WHEN_UNKNOWN,
    cents,
    servingCents:
      estimatedCost === undefined ? cents && Math.round(cents / servings) : centsFromDollars(estimatedCost),
    difficulty: stringAt(recipe, 'difficulty'),
    lines: listOf(recipe.ingredients).map(readLine),
    steps: listOf(recipe.instructions).map(readStep),
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

/** Old copies hold numbers as text as well: "25 min". */
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
