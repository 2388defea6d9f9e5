import { wordsBeyond } from '@pennyplate/catalog/foods/allergen-words'
import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { dishOfMeal } from '@pennyplate/catalog/recipes/dish-called'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { sideById } from '@pennyplate/catalog/recipes/sides'
import { findingsInWords, type WordFinding } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { amountOf, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { type Amount, toGrams } from '@pennyplate/domain/amounts/units'
import type { JudgedIngredient } from '@pennyplate/domain/diet/diet'
import { isRawPiece } from '@pennyplate/domain/diet/small-children'
import type { FoodId } from '@pennyplate/domain/food/food'
import { COOKING_TOOLS, type CookingTool } from '@pennyplate/domain/profile/profile-options'
import type { WrittenSteps } from '@pennyplate/domain/recipe/fit-steps'
import type { LeastBatch } from '@pennyplate/domain/recipe/least-batch'
import type { NotEaten } from '@pennyplate/domain/recipe/not-eaten'
import type { CookingMethod, Recipe } from '@pennyplate/domain/recipe/recipe'
import type { Catalog } from '../catalog/catalog.ts'
import { householdForm } from '../dish/household-form.ts'
import type { HouseholdProfile } from '../household/household-profile.ts'
import type { HouseholdRules } from '../household/household-rules.ts'
import type { SubmittedMeal } from './week-meals.ts'

export interface DishLine {
  /** As shown to the user. */
  readonly text: string
  /** Null if it is not understood. */
  readonly food: CatalogFood | null
  readonly grams: number
  readonly notEaten?: NotEaten | undefined
  readonly isOptional: boolean
  readonly isRawPiece?: boolean
  /** What the line counts, such as eggs and cans, is cooked in the amounts that recipes say. */
  readonly amount?: Pick<Amount, 'amount' | 'unit'>
  /** Findings in the words of a typed line beyond its food. */
  readonly beyond?: readonly WordFinding[]
}

type WrittenMethod = WrittenSteps &
  Pick<CookingMethod, 'activeMinutes' | 'totalMinutes' | 'unattendedMinutes' | 'ahead'>

/** One version of a dish: as written in the catalog, one of its variants, or as typed. */
export interface Dish {
  readonly lines: readonly DishLine[]
  readonly servings: number
  readonly tools: readonly (readonly CookingTool[])[]
  /** Of a typed dish: until it is on the table, and the work in it; null if nobody said. */
  readonly minutes: number | null
  readonly activeMinutes: number | null
  /** Of a dish of the catalog: how it is cooked for any number of servings. */
  readonly written?: WrittenMethod
  readonly leastBatch?: LeastBatch
  /** The name of a typed dish, which may say more than its lines. */
  readonly typedName?: string
  /** A household's own recipe, whose words may say more than its foods. */
  readonly ownRecipe?: Recipe
}

/** All versions the meal may mean. A name that is not in the catalog, without lines, is a dish of one unknown food. */
export function readDishes(
  meal: SubmittedMeal,
  profile: HouseholdProfile,
  rules: HouseholdRules,
  catalog: Catalog,
): Dish[] {
  const called = meal.sideId === undefined ? dishOfMeal(catalog.recipes, meal) : undefined
  const known = meal.sideId === undefined ? called?.compiled : sideById(meal.sideId)
  if (known && !meal.ingredients) {
    const isOther = meal.recipeId !== undefined && meal.recipeId !== known.recipe.id
    // A meal without a form id has the form its name says: “Tofu and broccoli” is the one with tofu.
    const planned = meal.variantId === null ? (called?.variantId ?? null) : meal.variantId
    return known.forms
      .filter((form) => isOther || planned === undefined || form.variantId === planned)
      .flatMap((form) => writtenDishes(householdForm(form, profile, rules, catalog), catalog))
  }
  const lines = (meal.ingredients ?? []).map((text): DishLine => readLine(text, catalog))
  const nothing: DishLine = { text: meal.name, food: null, grams: 0, isOptional: false }
  return [
    {
      lines: lines.length > 0 ? lines : [nothing],
      servings: Math.max(1, meal.servings ?? 1),
      tools: COOKING_TOOLS.filter((tool) => meal.tools?.includes(tool)).map((tool) => [tool]),
      minutes: meal.minutes ?? null,
      activeMinutes: meal.activeMinutes ?? meal.minutes ?? null,
      typedName: meal.name,
    },
  ]
}

export function judgedLines({ lines, servings }: Dish): JudgedIngredient[] {
  const grams = new Map<FoodId, number>()
  for (const { food, grams: one } of lines)
    if (food) grams.set(food.id, (grams.get(food.id) ?? 0) + one / servings)
  return lines.map(({ food, isOptional, isRawPiece = false }) => ({
    facts: food,
    isOptional,
    isRawPiece,
    ...(food ? { gramsPerServing: grams.get(food.id) ?? 0 } : {}),
  }))
}

function writtenDishes({ recipe, ingredients }: RecipeForm, { foodById }: Catalog): Dish[] {
  const lines = ingredients.map(({ food, amount, grams, notEaten, isOptional, preparation }) => ({
    text: food.name,
    isRawPiece: isRawPiece(recipe, preparation),
    food,
    grams,
    notEaten,
    isOptional,
    amount,
  }))
  const open = (recipe.own?.lines ?? []).flatMap(({ is, text, food, beyond }): DishLine[] => {
    if (is !== 'open' && is !== 'unpriced') return []
    return [{ text, food: (food && foodById(food.id)) ?? null, grams: 0, isOptional: false, beyond }]
  })
  return [recipe, ...recipe.otherMethods].map((method) => ({
    lines: [...lines, ...open],
    servings: recipe.servings,
    tools: method.tools,
    minutes: method.totalMinutes,
    activeMinutes: method.activeMinutes,
    written: { ...method, servings: recipe.servings },
    ...(recipe.leastBatch ? { leastBatch: recipe.leastBatch } : {}),
    ...(recipe.own ? { ownRecipe: recipe } : {}),
  }))
}

export function readLine(text: string, catalog: Catalog): DishLine {
  const quantity = parseQuantity(text)
  const isOptional = /\boptional\b/i.test(text)
  const whole = catalog.findFood(quantity.rest, quantity.unit)
  // "Rice (contains peanuts)" weighs as rice; its words are judged too.
  const bare = quantity.rest.replace(/\([^)]*\)/g, ' ')
  const food = (whole ?? catalog.findFood(bare, quantity.unit))?.food ?? null
  const amount = amountOf(quantity)
  const weighed = food && amount ? toGrams(amount, food) : null
  const beyond = food ? wordsBeyond(text, [food]) : findingsInWords(text).words
  const counted = amount ? { amount } : {}
  return { text, food, grams: weighed?.ok ? weighed.grams : 0, isOptional, beyond, ...counted }
}
