import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { FoodTrait } from '@pennyplate/domain/food/food'
import type { Cuisine } from '@pennyplate/domain/profile/profile-options'
import type { FoodGoal } from '../household/household-profile.ts'
import type { WantedCuisines } from '../household/wanted-cuisines.ts'
import type { NutrientAmounts } from '../problem/problem.ts'

/** More specific traits first. */
const PROTEINS: readonly FoodTrait[] = [
  'beef',
  'pork',
  'lamb',
  'poultry',
  'meat',
  'fish',
  'shellfish',
  'egg',
  'soy',
  'pulse',
  'cheese',
  'nuts',
  // Legumes that are neither pulses nor soy are peanuts.
  'legume',
]
const MAIN_PROTEIN_G = 5

/** The main protein source, such as "poultry" or "pulse"; null if none gives enough. */
export function mainProteinOf(form: RecipeForm): string | null {
  const grams = new Map<string, number>()
  for (const { food, grams: used } of form.ingredients) {
    const trait = PROTEINS.find((one) => food.traits.includes(one))
    if (trait === undefined) continue
    const word = trait === 'legume' ? 'nuts' : trait
    const protein = ((food.composition.proteinG ?? 0) * used) / 100 / form.recipe.servings
    grams.set(word, (grams.get(word) ?? 0) + protein)
  }
  const [best] = [...grams].sort((a, b) => b[1] - a[1])
  return best && best[1] >= MAIN_PROTEIN_G ? best[0] : null
}

const MEATS: readonly FoodTrait[] = ['meat', 'fish', 'shellfish']

export function isMeatless({ ingredients }: RecipeForm): boolean {
  return !ingredients.some(({ food }) => MEATS.some((trait) => food.traits.includes(trait)))
}

const NUTS_G = 10

export function isNutty({ ingredients, recipe }: RecipeForm): boolean {
  const grams = ingredients.reduce((sum, { food, grams: used }) => sum + (isNut(food.traits) ? used : 0), 0)
  return grams / recipe.servings >= NUTS_G
}

/** Legumes that are neither pulses nor soy are peanuts. */
function isNut(traits: readonly FoodTrait[]): boolean {
  const isPeanut = traits.includes('legume') && !traits.includes('pulse') && !traits.includes('soy')
  return isPeanut || traits.includes('nuts')
}

/** Common breakfast cuisines in the US, for households that name no cuisine. */
const BREAKFAST_CUISINES: ReadonlySet<Cuisine> = new Set([
  'American',
  'Southern',
  'Mexican',
  'Italian',
  'Greek',
])

export function isOddBreakfast(dish: RecipeForm['recipe'], { count, isWanted }: WantedCuisines): boolean {
  const isAskedFor = count > 0 && isWanted(dish)
  return !isAskedFor && !dish.cuisines.some((cuisine) => BREAKFAST_CUISINES.has(cuisine))
}

/** They sum to less than 1, the appeal of a liked dish. */
const PLAIN_APPEAL = 0.4
const CUISINE_APPEAL = 0.2
const GOAL_APPEAL = 0.15

/** Appeal of a dish the household neither likes nor dislikes. */
export function appealOf(
  form: RecipeForm,
  nutrition: NutrientAmounts,
  isWanted: (recipe: RecipeForm['recipe']) => boolean,
  goals: readonly FoodGoal[],
): number {
  const met = goals.map((goal) => GOAL_FIT[goal](nutrition))
  const goalFit = met.length === 0 ? 1 : met.reduce((sum, fit) => sum + fit, 0) / met.length
  return PLAIN_APPEAL + (isWanted(form.recipe) ? CUISINE_APPEAL : 0) + GOAL_APPEAL * goalFit
}

const upTo1 = (share: number) => Math.min(1, Math.max(0, share))
const per1000Kcal = (amount: number, { calories }: NutrientAmounts) =>
  calories > 0 ? (amount * 1000) / calories : 0

/** 0 to 1 for each goal, from nutrients per 1,000 kcal. */
const GOAL_FIT: Readonly<Record<FoodGoal, (nutrition: NutrientAmounts) => number>> = {
  'Extra Healthy': (n) => upTo1(per1000Kcal(n.fiber, n) / 18) * upTo1(1.5 - per1000Kcal(n.sodium, n) / 2300),
  'Weight Loss': (n) => upTo1((per1000Kcal(n.fiber, n) / 18 + per1000Kcal(n.protein, n) / 80) / 2),
  'Muscle Gain': (n) => upTo1(per1000Kcal(n.protein, n) / 80),
  'High Protein': (n) => upTo1(per1000Kcal(n.protein, n) / 80),
  'Low Carb': (n) => upTo1(1.4 - per1000Kcal(n.carbs, n) / 110),
  Balanced: (n) => upTo1(1.6 - Math.abs(per1000Kcal(n.fat, n) - 36) / 30),
  // The checkout total already counts the budget.
  'Budget Friendly': () => 1,
}
