import type { NutritionalTargets } from '../profile/profile.ts'

/** Scales the energy targets for smaller portions; the other targets stay. */
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
