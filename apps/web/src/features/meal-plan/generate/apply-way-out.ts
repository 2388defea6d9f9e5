import type { PlanWay } from '@pennyplate/contract/ai/plan'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { WEEKLY_BUDGET_DOLLARS } from '@pennyplate/domain/bounds/limits'
import { type CompleteProfile, withDefaults } from '@pennyplate/domain/profile/profile'
import { relaxAnswer } from '@pennyplate/domain/profile/relax-answer'

type StoredProfile = DocumentValue<'profile'>

/** The profile after a way out is taken. A week that costs more than the budget raises the budget as well. */
export function applyWayOut(stored: StoredProfile | undefined, way: Omit<PlanWay, 'dishes'>): StoredProfile {
  const profile = withDefaults(stored)
  return { ...stored, ...relaxed(profile, way), weeklyBudget: budgetFor(profile, way) }
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

function relaxed(profile: CompleteProfile, { change, also }: Pick<PlanWay, 'change' | 'also'>) {
  // Money and repeats are no answers; the budget is set with every way.
  const first =
    change.code === 'raise-budget' || change.code === 'allow-repeats' ? {} : relaxAnswer(profile, change)
  return { ...first, ...(also ? relaxAnswer({ ...profile, ...first }, also) : {}) }
}
