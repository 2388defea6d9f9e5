import type { NutritionalTargets } from '../profile/profile.ts'

/** The targets of somebody who eats less of everything; what is not of energy stays as it is. */
export function smallerTargets(
  targets: NutritionalTargets,
  share: number,
  usualCalories: number,
): NutritionalTargets {
  const { dailyProtein, dailyCarbs, dailyFat } = targets
  const smaller = (amount: number) => Math.round(amount * share)
  return {
    ...targets,
    dailyCalories: smaller(targets.dailyCalories || usualCalories),
    dailyProtein: smaller(dailyProtein),
    ...(targets.trackNutrition ? { dailyCarbs: smaller(dailyCarbs), dailyFat: smaller(dailyFat) } : {}),
  }
}
