import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { NutrientAmounts, PlannedCooking, Problem, ProblemRecipe, RecipeNeed, Slot } from './problem.ts'
import { NOTHING_BESIDE } from './side-recipes.ts'

/** A meal that stays in the week while others are planned: it is priced, weighed and counted together with them. */
export interface KeptPlate extends Slot {
  /** Position among the day's snacks; 0 for any other meal. */
  readonly index: number
  /** The main dish and its sides; empty if what is in it is unknown or eaten elsewhere. */
  readonly dishes: readonly KeptDish[]
  /** False if its food was used up already. */
  readonly needsFood: boolean
  /** It was cooked at another meal, so it says nothing about cooking or variety. */
  readonly isLeftover: boolean
}

/** Of a request for a plan. */
interface Kept {
  readonly kept?: readonly KeptPlate[] | undefined
  readonly fromDay?: number | undefined
  readonly mealsGone?: readonly DishMeal[] | undefined
}

export interface KeptDish {
  readonly form: RecipeForm
  readonly servingsPerAdult: number
  /** The part of the household that eats it, if not all. */
  readonly share?: number | undefined
  /** How many meals it is cooked for at once; one if missing. */
  readonly meals?: number | undefined
}

type Facts = Omit<ProblemRecipe, 'meals' | 'needs' | 'nutrition' | 'tastes' | 'isLiked' | 'recency'>

interface Reading {
  readonly needsOf: (form: RecipeForm, servings: number, meals?: number) => readonly RecipeNeed[]
  readonly factsOf: (form: RecipeForm) => Facts
  readonly nutritionOf: (form: RecipeForm, servings: number) => NutrientAmounts
  readonly mealsADay: number
}

/** The problem with these meals in their places. */
export function withKeptPlates(problem: Problem, kept: readonly KeptPlate[], reading: Reading): Problem {
  if (kept.length === 0) return problem
  const unknown = shareOf(problem.targets, Math.max(1, reading.mealsADay))
  return {
    ...problem,
    recipes: [...problem.recipes, ...kept.map((plate) => keptRecipe(plate, reading, unknown))],
    cookings: [...problem.cookings, ...kept.map(keptCooking)],
  }
}

/** A meal of the first day that is over was eaten somehow, so the rest of the day is not to make up for it. */
export function keptWithGone(
  { kept = [], fromDay: day = 0, mealsGone = [] }: Kept,
  meals: readonly DishMeal[],
): KeptPlate[] {
  const gone = mealsGone.filter((meal) => meals.includes(meal))
  const missing = gone.filter((meal) => !keepsSlot(kept, { day, meal }))
  return [
    ...kept,
    ...missing.map((meal) => ({ day, meal, index: 0, dishes: [], needsFood: false, isLeftover: false })),
  ]
}

export function formsOfPlate({ dishes }: KeptPlate): RecipeForm[] {
  return dishes.map(({ form }) => form)
}

export function keepsSlot(kept: readonly KeptPlate[], { day, meal }: Slot): boolean {
  return kept.some((plate) => plate.day === day && plate.meal === meal && plate.index === 0)
}

function keptCooking(plate: KeptPlate): PlannedCooking {
  const { day, meal } = plate
  return { day, meal, eaten: [{ day, meal }], kept: idOf(plate) }
}

/** The whole plate as one recipe, which fits its own place and no other. */
function keptRecipe(plate: KeptPlate, reading: Reading, unknown: NutrientAmounts): ProblemRecipe {
  const { dishes, needsFood, isLeftover } = plate
  const [main] = dishes
  const { side: _, ...nothing } = NOTHING_BESIDE
  const facts = main && !isLeftover && needsFood ? reading.factsOf(main.form) : nothing
  const amounts = dishes.map(({ form, servingsPerAdult }) => reading.nutritionOf(form, servingsPerAdult))
  return {
    ...nothing,
    ...facts,
    id: idOf(plate),
    meals: [],
    needs: needsFood
      ? dishes.flatMap(({ form, servingsPerAdult, share = 1, meals }) =>
          reading.needsOf(form, servingsPerAdult * share, meals),
        )
      : [],
    nutrition: amounts.length > 0 ? amounts.reduce(sumOf) : unknown,
    // What is kept is no longer a question of effort.
    minutes: 0,
    activeMinutes: 0,
    batchCooks: true,
  }
}

/** Of a meal that cannot be weighed. */
function shareOf(targets: NutrientAmounts, meals: number): NutrientAmounts {
  return mapAmounts(targets, (amount) => amount / meals)
}

function sumOf(one: NutrientAmounts, other: NutrientAmounts): NutrientAmounts {
  return mapAmounts(one, (amount, nutrient) => amount + other[nutrient])
}

function mapAmounts(
  amounts: NutrientAmounts,
  change: (amount: number, nutrient: keyof NutrientAmounts) => number,
): NutrientAmounts {
  const { calories, protein, carbs, fat, fiber, addedSugar, sodium, cholesterol, saturatedFat, netCarbs } =
    amounts
  return {
    calories: change(calories, 'calories'),
    protein: change(protein, 'protein'),
    carbs: change(carbs, 'carbs'),
    fat: change(fat, 'fat'),
    fiber: change(fiber, 'fiber'),
    addedSugar: change(addedSugar, 'addedSugar'),
    sodium: change(sodium, 'sodium'),
    cholesterol: change(cholesterol, 'cholesterol'),
    saturatedFat: change(saturatedFat, 'saturatedFat'),
    netCarbs: change(netCarbs, 'netCarbs'),
  }
}

function idOf({ day, meal, index }: KeptPlate): string {
  return `kept ${day} ${meal} ${index}`
}
