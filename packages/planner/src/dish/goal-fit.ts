import type { FoodGoal } from '../household/household-profile.ts'
import type { NutrientAmounts } from '../problem/problem.ts'

/** How well a dish fits the food goals, 0 to 1; 1 without goals. */
export function goalFit(nutrition: NutrientAmounts, goals: readonly FoodGoal[]): number {
  const met = goals.map((goal) => GOAL_FIT[goal](nutrition))
  return met.length === 0 ? 1 : met.reduce((sum, fit) => sum + fit, 0) / met.length
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
