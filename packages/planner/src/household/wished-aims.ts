import { HEALTH_WISHES } from '@pennyplate/domain/diet/health-wishes'
import { WEEK_AIM_IDS, type WeekAimId } from '@pennyplate/domain/diet/week-aims'
import type { HouseholdRules } from './household-rules.ts'

/** What the household's weeks aim for beyond foods and figures. */
export function wishedAims({ wishes }: Pick<HouseholdRules, 'wishes'>): WeekAimId[] {
  const wished = new Set(wishes.flatMap((id) => HEALTH_WISHES[id].aims))
  return WEEK_AIM_IDS.filter((id) => wished.has(id))
}
