import type { Style } from '@pennyplate/domain/restrictions/concept'
import type { FoodGoal, HouseholdProfile } from './household-profile.ts'

/** Food goals implied by a style of eating the household wrote. */
const GOALS_OF_STYLE: Readonly<Record<Style, readonly FoodGoal[]>> = {
  'lower-calorie': ['Weight Loss'],
  'less-meat': [],
  'whole-foods': ['Extra Healthy'],
  mediterranean: [],
}
/** Multiplies the weight against meatless meals above half of them. */
const LESS_MEAT_WEIGHT = 4

/** The goals a household chose, and those its written styles imply. */
export function goalsOf(
  { foodGoals }: Pick<HouseholdProfile, 'foodGoals'>,
  styles: readonly Style[],
): FoodGoal[] {
  return [...new Set([...foodGoals, ...styles.flatMap((style) => GOALS_OF_STYLE[style])])]
}

export function meatlessWeight(weight: number, styles: readonly Style[]): number {
  return styles.includes('less-meat') ? weight * LESS_MEAT_WEIGHT : weight
}

/** How many times as much a point of diet quality is worth. */
const DIET_WEIGHT: Partial<Readonly<Record<FoodGoal, number>>> = { 'Extra Healthy': 3, Balanced: 1.5 }

export function dietWeight(weight: number, goals: readonly FoodGoal[]): number {
  return weight * Math.max(1, ...goals.map((goal) => DIET_WEIGHT[goal] ?? 1))
}
