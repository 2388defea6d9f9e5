import type { FoodRule } from '@pennyplate/domain/diet/diet'
import { DIET_TYPES, type DietType } from '@pennyplate/domain/diet/diet-options'
import { DIET_RULES, RESTRICTION_RULES } from '@pennyplate/domain/diet/diet-rules'
import { ALLERGENS, type Allergen } from '@pennyplate/domain/food/food'
import { COOKING_TOOLS, type CookingTool } from '@pennyplate/domain/profile/profile-options'
import { DISH_MEALS, type Difficulty, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import { fitRecipe } from '@pennyplate/domain/recipe/recipe-fit'
import type { CompiledRecipe } from '../compiled-recipe.ts'
import { cookedIn } from '../cooking-methods.ts'
import { judgedIngredients } from '../recipe-form.ts'

/** "Other" is free text, so it has no floor. */
export const COVERED_DIETS: readonly DietType[] = DIET_TYPES.filter((diet) => diet !== 'Other')

const NARROW_FLOORS: Readonly<Record<DishMeal, number>> = { breakfast: 10, lunch: 14, dinner: 18, snack: 8 }
const WHOLE_FLOORS: Readonly<Record<DishMeal, number>> = { breakfast: 40, lunch: 40, dinner: 60, snack: 0 }
const NARROW_HALVED: readonly DietType[] = ['Carnivore']
const WHOLE_HALVED: readonly DietType[] = ['Carnivore', 'Whole30', 'Keto']

export interface CoverageCell {
  readonly diet: DietType
  readonly meal: DishMeal
  readonly count: number
  readonly floor: number
  /** The excluded allergen that leaves the fewest recipes; null with all tools. */
  readonly worst: Allergen | null
}

/** The worst case of each cell: any one more allergen excluded, only stove and microwave, at most medium difficulty. */
export function narrowCoverage(recipes: readonly CompiledRecipe[]): CoverageCell[] {
  return COVERED_DIETS.flatMap((diet) => {
    const counts = ALLERGENS.map((allergen) => ({
      allergen,
      byMeal: countByMeal(recipes, rulesOf(diet, allergen), ['Stove', 'Microwave'], 'medium'),
    }))
    return DISH_MEALS.map((meal) => {
      const worst = counts.reduce((least, next) => (next.byMeal[meal] < least.byMeal[meal] ? next : least))
      const floor = NARROW_FLOORS[meal] / (NARROW_HALVED.includes(diet) ? 2 : 1)
      return { diet, meal, count: worst.byMeal[meal], floor, worst: worst.allergen }
    })
  })
}

/** All tools and difficulties, with no exclusions beyond the diet. */
export function wholeCoverage(recipes: readonly CompiledRecipe[]): CoverageCell[] {
  return COVERED_DIETS.flatMap((diet) => {
    const byMeal = countByMeal(recipes, rulesOf(diet, null), COOKING_TOOLS, 'hard')
    return DISH_MEALS.map((meal) => {
      const floor = WHOLE_FLOORS[meal] / (WHOLE_HALVED.includes(diet) ? 2 : 1)
      return { diet, meal, count: byMeal[meal], floor, worst: null }
    })
  })
}

function rulesOf(diet: DietType, allergen: Allergen | null): FoodRule[] {
  const rule = DIET_RULES[diet]
  return [...(rule ? [rule] : []), ...(allergen ? [RESTRICTION_RULES[allergen]] : [])]
}

function countByMeal(
  recipes: readonly CompiledRecipe[],
  foodRules: readonly FoodRule[],
  tools: readonly CookingTool[],
  maxDifficulty: Difficulty,
): Record<DishMeal, number> {
  const counts = { breakfast: 0, lunch: 0, dinner: 0, snack: 0 }
  const kitchen = { foodRules, tools, maxDifficulty, tableLimits: [] }
  for (const { recipe, forms } of recipes) {
    if (
      !forms.some((form) => fitRecipe(cookedIn(form, kitchen).recipe, judgedIngredients(form), kitchen).fits)
    )
      continue
    for (const meal of recipe.meals) counts[meal]++
  }
  return counts
}
