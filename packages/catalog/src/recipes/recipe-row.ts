import { COOKING_TOOLS, CUISINES, SNACK_TYPES } from '@pennyplate/domain/profile/profile-options'
import { DISH_MEALS, type Recipe, type RecipeIngredient } from '@pennyplate/domain/recipe/recipe'
import { readRecipeLine } from './read-recipe-line.ts'

interface VariantRow {
  readonly id: string
  readonly name?: string
  readonly swap: Readonly<Record<string, string>>
}

interface MethodRow {
  readonly activeMinutes: number
  readonly totalMinutes: number
  readonly unattendedMinutes: number
  readonly tools: readonly (readonly string[])[]
  readonly steps: readonly string[]
}

/** A row of data/recipes as written by hand. */
export interface RecipeRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly mealTypes: readonly string[]
  readonly snackTypes?: readonly string[]
  readonly cuisines: readonly string[]
  readonly servings: number
  readonly activeMinutes: number
  readonly totalMinutes: number
  readonly unattendedMinutes: number
  readonly tools: readonly (readonly string[])[]
  readonly otherMethods?: readonly MethodRow[]
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly storage: string
  readonly reheating: string
  readonly mealPrepTips: readonly string[]
  readonly batchCooks: boolean
  readonly freezes: boolean
  readonly illustration: string
  readonly variants: readonly VariantRow[]
}

/** The row's shape is proven by the quality gates; words and lines are still checked, and what is refused names the row. */
export function toRecipe({ mealTypes, snackTypes, ...row }: RecipeRow): Recipe {
  const words = <T extends string>(allowed: readonly T[], values: readonly string[]) =>
    values.map((value) => oneOf(allowed, value, row.id))
  const toolsOf = ({ tools }: Pick<MethodRow, 'tools'>) => tools.map((need) => words(COOKING_TOOLS, need))
  return {
    ...row,
    meals: words(DISH_MEALS, mealTypes),
    snackTypes: words(SNACK_TYPES, snackTypes ?? []),
    cuisines: words(CUISINES, row.cuisines),
    tools: toolsOf(row),
    otherMethods: (row.otherMethods ?? []).map((method) => ({ ...method, tools: toolsOf(method) })),
    ingredients: row.ingredients.map((line) => ingredientOf(line, row.id)),
    variants: row.variants.map(({ id, name, swap }) => ({
      id,
      name: name ?? null,
      swaps: new Map(Object.entries(swap)),
    })),
  }
}

function ingredientOf(line: string, id: string): RecipeIngredient {
  const read = readRecipeLine(line)
  if (!read.ok) throw new Error(`recipe ${id}: ${read.problem}`)
  return read.ingredient
}

function oneOf<T extends string>(allowed: readonly T[], value: string, id: string): T {
  const found = allowed.find((option) => option === value)
  if (found === undefined) throw new Error(`recipe ${id}: unknown word "${value}"`)
  return found
}
