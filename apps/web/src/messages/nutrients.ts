import type { WishNutrient } from '@pennyplate/domain/diet/health-wishes'

export const nutrientNames: Readonly<Record<WishNutrient, string>> = {
  calories: 'Calories',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  sugar: 'Sugar',
  sodium: 'Sodium',
  cholesterol: 'Cholesterol',
  saturatedFat: 'Saturated fat',
  netCarbs: 'Net carbs',
}

export const nutrientUnits: Readonly<Record<WishNutrient, string>> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  sugar: 'g',
  sodium: 'mg',
  cholesterol: 'mg',
  saturatedFat: 'g',
  netCarbs: 'g',
}
