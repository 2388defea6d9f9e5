import { ruledOutBy } from './import-conflicts.ts'
import { joinWords } from './wording.ts'

/** The one warning about a food that the household may not eat, wherever the food is shown. */
export const notForHouseholdMessages = {
  title: 'Not for your household',
  reason: (ruleId: string) => `It ${ruledOutBy(ruleId)}.`,
  line: (ruleIds: readonly string[]) => `Not for your household: it ${joinWords(ruleIds.map(ruledOutBy))}.`,
} as const
