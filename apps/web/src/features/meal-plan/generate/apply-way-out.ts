import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { WEEKLY_BUDGET_DOLLARS } from '@pennyplate/domain/bounds/limits'
import { DISLIKED_FOODS } from '@pennyplate/domain/diet/diet-options'
import { type CompleteProfile, withDefaults } from '@pennyplate/domain/profile/profile'
import { smallerTargets } from '@pennyplate/domain/recipe/smaller-portions'
import { numberAt, stringAt } from '../../../lib/json-reader.ts'
import type { WayOutOffer } from './request-plan.ts'

type StoredProfile = DocumentValue<'profile'>

/** The profile after a way out is taken. A week that costs more than the budget raises the budget as well. */
export function applyWayOut(
  stored: StoredProfile | undefined,
  way: Omit<WayOutOffer, 'dishes'>,
): StoredProfile {
  const profile = withDefaults(stored)
  return { ...stored, ...changesOf(profile, way), weeklyBudget: budgetFor(profile, way) }
}

/** The budget the way out needs, in whole dollars as the profile stores it. */
export function budgetFor(
  { weeklyBudget }: CompleteProfile,
  { totalCents, budgetCents }: Omit<WayOutOffer, 'dishes'>,
): number {
  return Math.min(
    WEEKLY_BUDGET_DOLLARS.max,
    Math.max(weeklyBudget, Math.ceil((budgetCents ?? totalCents) / 100)),
  )
}

function changesOf(
  profile: CompleteProfile,
  { change }: Pick<WayOutOffer, 'change'>,
): Partial<StoredProfile> {
  switch (stringAt(change, 'code')) {
    case 'allow-harder-dishes':
      return { mealDifficulty: 'Complex (30+ min)' }
    case 'plan-no-snacks':
      return { snackTypes: [] }
    case 'drop-dislike': {
      const food = DISLIKED_FOODS.find((known) => known === stringAt(change, 'food'))
      return { dislikedFoods: profile.dislikedFoods.filter((other) => other !== food) }
    }
    case 'smaller-portions': {
      const share = numberAt(change, 'caloriesShare') ?? 1
      return {
        nutritionalTargets: smallerTargets(
          profile.nutritionalTargets,
          share,
          withDefaults({}).nutritionalTargets.dailyCalories,
        ),
      }
    }
    default:
      return {}
  }
}
