/** owner: also members and billing. adult: everything about food. child: sees the week and ticks the list. */
export const HOUSEHOLD_ROLES = ['owner', 'adult', 'child'] as const
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number]
