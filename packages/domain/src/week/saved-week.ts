import type { SavedWeek } from './meal-plan.ts'

/** Saved weeks are stored in two forms: with the plan inside, or as the plan itself with two dates added. */
export type SavedForms<P> = SavedWeek<P> | (P & Omit<SavedWeek<P>, 'plan'> & { readonly plan?: undefined })

export function savedWeekOf<P>(stored: SavedForms<P>): SavedWeek<P> {
  if (stored.plan !== undefined) return stored as SavedWeek<P>
  const { dateAccepted, plan: _, ...plan } = stored
  // Safe: without its first date, the second form is the plan with its week.
  return { plan: plan as P, dateAccepted, weekStartDate: stored.weekStartDate }
}
