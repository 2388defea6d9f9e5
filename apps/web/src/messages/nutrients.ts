import type { WishNutrient } from '@pennyplate/domain/diet/health-wishes'
import type { MealNutrient } from '@pennyplate/domain/food/nutrition'

export const nutrientNames: Readonly<Record<MealNutrient | WishNutrient, string>> = {
  calories: 'Calories',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  sugar: 'Sugar',
  addedSugar: 'Added sugar',
  sodium: 'Sodium',
  cholesterol: 'Cholesterol',
  saturatedFat: 'Saturated fat',
  netCarbs: 'Net carbs',
}

export const nutrientUnits: Readonly<Record<MealNutrient | WishNutrient, string>> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  sugar: 'g',
  addedSugar: 'g',
  sodium: 'mg',
  cholesterol: 'mg',
  saturatedFat: 'g',
  netCarbs: 'g',
}
