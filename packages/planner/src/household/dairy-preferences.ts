import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import {
  type FormIngredient,
  type RecipeForm,
  withIngredients,
} from '@pennyplate/catalog/recipes/recipe-form'
import { toGrams } from '@pennyplate/domain/amounts/units'
import type { FoodRule } from '@pennyplate/domain/diet/diet'
import type { FoodId } from '@pennyplate/domain/food/food'
import type { EggChoice, HouseholdProfile, MilkChoice } from './household-profile.ts'

/** Fluid milk. Canned, dried and sweetened milk are other foods. */
const COW_MILKS: readonly FoodId[] = ['milk-whole', 'milk-2-percent', 'milk-1-percent', 'milk-skim']
const WHOLE_EGGS: readonly FoodId[] = ['egg-large']

const FOOD_OF_MILK: Readonly<Record<MilkChoice, FoodId | null>> = {
  'Whole Milk': 'milk-whole',
  '2% Milk': 'milk-2-percent',
  '1% Milk': 'milk-1-percent',
  'Skim Milk': 'milk-skim',
  'Lactose-Free Milk': 'milk-lactose-free',
  'Almond Milk': 'almond-milk',
  'Soy Milk': 'soy-milk-unsweetened',
  'Oat Milk': 'oat-milk',
  'Coconut Milk': 'coconut-milk-drink',
  'No Milk': null,
}

const FOOD_OF_EGGS: Readonly<Record<EggChoice, FoodId | null>> = {
  'Large White Eggs': 'egg-large',
  'Large Brown Eggs': 'egg-large-brown',
  'Medium Eggs': 'egg-medium',
  'Jumbo Eggs': 'egg-jumbo',
  'Organic Eggs': 'egg-organic',
  'Pasture-Raised Eggs': 'egg-pasture-raised',
  'Egg Whites Only': 'egg-white-liquid',
  'Liquid Eggs': 'egg-liquid',
  'No Eggs': null,
}

const NO_MILK: FoodRule = { id: 'preference:no-milk', foods: [...COW_MILKS, 'milk-lactose-free'] }
const NO_EGGS: FoodRule = { id: 'preference:no-eggs', traits: ['egg'] }
const WHITES_ONLY: FoodRule = { id: 'preference:egg-whites', foods: ['egg-yolk', 'egg-hard-boiled'] }

type Preferences = HouseholdProfile['dairyPreferences']

/** Rules for milk and eggs the household said it does not keep. */
export function preferenceRules({ milk, eggs }: Preferences): FoodRule[] {
  return [
    ...(milk === 'No Milk' ? [NO_MILK] : []),
    ...(eggs === 'No Eggs' ? [NO_EGGS] : []),
    ...(eggs === 'Egg Whites Only' ? [WHITES_ONLY] : []),
  ]
}

/** What the household means by "milk"; null if it keeps none. */
export function preferredMilk({ milk }: Pick<Preferences, 'milk'>): FoodId | null {
  return FOOD_OF_MILK[milk]
}

/** The same dish with the household's own milk and eggs, gram for gram. */
export function withPreferences(
  form: RecipeForm,
  { milk, eggs }: Preferences,
  foodById: (id: FoodId) => CatalogFood | undefined,
): RecipeForm {
  const swapped = form.ingredients.map((ingredient): FormIngredient => {
    const wanted = COW_MILKS.includes(ingredient.foodId)
      ? FOOD_OF_MILK[milk]
      : WHOLE_EGGS.includes(ingredient.foodId)
        ? FOOD_OF_EGGS[eggs]
        : null
    const food = wanted === null || wanted === ingredient.foodId ? undefined : foodById(wanted)
    return food ? inMeasureOf(food, ingredient) : ingredient
  })
  if (swapped.every((ingredient, index) => ingredient === form.ingredients[index])) return form
  return withIngredients(form, swapped)
}

const SPOON = { amount: 1, unit: 'tbsp' }

/** The same grams of another food. Eggs from a carton are poured, so they are measured and not counted. */
function inMeasureOf(food: CatalogFood, ingredient: FormIngredient): FormIngredient {
  const swapped = { ...ingredient, foodId: food.id, food }
  const spoon = toGrams(SPOON, food)
  if (toGrams(ingredient.amount, food).ok || !spoon.ok) return swapped
  return { ...swapped, amount: { ...SPOON, amount: ingredient.grams / spoon.grams } }
}
