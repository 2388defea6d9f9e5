import type { PlanWay } from '@pennyplate/contract/ai/plan'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { WEEKLY_BUDGET_DOLLARS } from '@pennyplate/domain/bounds/limits'
import { type CompleteProfile, withDefaults } from '@pennyplate/domain/profile/profile'
import { smallerTargets } from '@pennyplate/domain/recipe/smaller-portions'

type StoredProfile = DocumentValue<'profile'>

/** The profile after a way out is taken. A week that costs more than the budget raises the budget as well. */
export function applyWayOut(stored: StoredProfile | undefined, way: Omit<PlanWay, 'dishes'>): StoredProfile {
  const profile = withDefaults(stored)
  return { ...stored, ...changesOf(profile, way), weeklyBudget: budgetFor(profile, way) }
}

/** The budget the way out needs, in whole dollars as the profile stores it. */
export function budgetFor(
  { weeklyBudget }: CompleteProfile,
  { totalCents, budgetCents }: Omit<PlanWay, 'dishes'>,
): number {
  return Math.min(
    WEEKLY_BUDGET_DOLLARS.max,
    Math.max(weeklyBudget, Math.ceil((budgetCents ?? totalCents) / 100)),
  )
}

function changesOf(profile: CompleteProfile, { change }: Pick<PlanWay, 'change'>): Partial<StoredProfile> {
  switch (change.code) {
    case 'allow-harder-dishes':
      return { mealDifficulty: 'Complex (30+ min)' }
    case 'plan-no-snacks':
      return { snackTypes: [] }
    case 'drop-dislike':
      return { dislikedFoods: profile.dislikedFoods.filter((food) => food !== change.food) }
    case 'smaller-portions':
      return {
        nutritionalTargets: smallerTargets(
          profile.nutritionalTargets,
          change.caloriesShare,
          withDefaults({}).nutritionalTargets.dailyCalories,
        ),
      }
    default:
      return {}
  }
}
