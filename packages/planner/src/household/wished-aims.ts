import { HEALTH_WISHES } from '@pennyplate/domain/diet/health-wishes'
import { MEDITERRANEAN_AIMS, WEEK_AIM_IDS, type WeekAimId } from '@pennyplate/domain/diet/week-aims'
import type { HouseholdRules } from './household-rules.ts'

/** What the household's weeks aim for beyond foods and figures. */
export function wishedAims({ wishes, styles }: Pick<HouseholdRules, 'wishes' | 'styles'>): WeekAimId[] {
  const ofStyles = styles.includes('mediterranean') ? MEDITERRANEAN_AIMS : []
  const wished = new Set([...wishes.flatMap((id) => HEALTH_WISHES[id].aims), ...ofStyles])
  return WEEK_AIM_IDS.filter((id) => wished.has(id))
}
