import type { CheckedField, FormFaults } from '@pennyplate/domain/profile/profile-faults'
import { STEP_TITLES } from '../../messages/profile.ts'

export const STEP_COUNT = STEP_TITLES.length

/** The step of each checked field; the daily targets are all on the last step. */
const STEP_OF_FIELD: Partial<Record<CheckedField, number>> = {
  adults: 1,
  kids: 1,
  weeklyBudget: 1,
  customDiet: 5,
  customCuisines: 6,
  otherAllergies: 7,
  otherRestrictions: 7,
  customDislikedFoods: 8,
  mealTypes: 10,
}

/** The steps with faults, in order. */
export function faultySteps(faults: FormFaults): number[] {
  // Object.keys widens to string[]; this type has only these fields.
  const fields = Object.keys(faults) as CheckedField[]
  const steps = fields.map((field) => STEP_OF_FIELD[field] ?? STEP_COUNT)
  return [...new Set(steps)].sort((a, b) => a - b)
}

/** Undefined for an unknown or missing step in the URL. */
export function readStep(typed: string | null): number | undefined {
  const step = Number(typed)
  return Number.isInteger(step) && step >= 1 && step <= STEP_COUNT ? step : undefined
}
