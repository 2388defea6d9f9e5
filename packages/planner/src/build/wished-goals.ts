import type { Wish } from '@pennyplate/domain/restrictions/concept'
import type { FoodGoal, HouseholdProfile } from './household-profile.ts'

/** What the planner looks for where a household wrote of a style of eating. */
const GOALS_OF_WISH: Readonly<Record<Wish, readonly FoodGoal[]>> = {
  'low-carb': ['Low Carb'],
  'low-fat': ['Extra Healthy'],
  'low-sugar': ['Extra Healthy'],
  'low-sodium': ['Extra Healthy'],
  'low-cholesterol': ['Extra Healthy'],
  'kidney-aware': [],
  'heart-healthy': ['Extra Healthy'],
  'diabetes-friendly': ['Low Carb', 'Extra Healthy'],
  'high-fiber': ['Extra Healthy'],
  'high-protein': ['High Protein'],
  'high-iron': ['High Protein'],
  'lower-calorie': ['Weight Loss'],
  'less-meat': ['Extra Healthy'],
  'whole-foods': ['Extra Healthy'],
}

/** The goals a household chose, and those its own words ask for. */
export function goalsOf(
  { foodGoals }: Pick<HouseholdProfile, 'foodGoals'>,
  wishes: readonly { readonly wish: Wish }[],
): FoodGoal[] {
  return [...new Set([...foodGoals, ...wishes.flatMap(({ wish }) => GOALS_OF_WISH[wish])])]
}
