import { ruledOutBy } from './import-conflicts.ts'
import { agreeing } from './wording.ts'

const title = 'Not for your household'

/** The one warning about a food that the household may not eat, wherever the food is shown. */
export const notForHouseholdMessages = {
  title,
  reason: (ruleIds: readonly string[]) => `It ${ruledOutBy(...ruleIds)}.`,
  line: (ruleIds: readonly string[]) => `${title}: it ${ruledOutBy(...ruleIds)}.`,
  madeBesideNuts: 'Often made on equipment shared with nuts: check the label.',
  /** Where the warning does not stand under the food. */
  named: (food: string, ruleIds: readonly string[]) =>
    `${title}: ${food} ${agreeing(food, ruledOutBy(...ruleIds))}.`,
} as const
