import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import type { SlotAddress } from '@pennyplate/domain/meal-plan/meal-plan'
import { useQuery } from '@tanstack/react-query'
import { userKey, useSession } from '../../../lib/session.ts'
import { conflictInWords } from '../../../messages/import-conflicts.ts'
import { useDocumentStore } from '../../../store/store-provider.tsx'
import { requestCheck } from '../plan-calls.ts'
import { everyMealIn, type StoredPlan } from '../stored-plan.ts'
import { planningDay } from '../week-dates.ts'

type Profile = DocumentValue<'profile'> | undefined

/** A meal that the household as it is now may not or cannot eat, in words. */
export type Conflict = Readonly<{
  at: SlotAddress
  text: string
  /** False where nobody knows what is in a meal, and somebody of the household is allergic. */
  isCertain: boolean
}>

/** What decides whether a meal suits; a change of anything else asks nobody. */
const RULES = [
  'dietType',
  'customDiet',
  'settledPhrases',
  'dietaryRestrictions',
  'allergies',
  'dislikedFoods',
  'customDislikedFoods',
  'dairyPreferences',
  'cookingTools',
] as const satisfies (keyof NonNullable<Profile>)[]

/**
 * The current week is checked again whenever the profile or the week changes: a meal chosen before an allergy was known is
 * marked at once. Without a network the last answer stands.
 */
export function useConflicts(plan: StoredPlan, profile: Profile, today: string): readonly Conflict[] {
  const session = useSession()
  const store = useDocumentStore()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const rules = JSON.stringify(RULES.map((key) => profile?.[key] ?? null))
  const meals = everyMealIn(plan)
  const { data } = useQuery({
    queryKey: userKey(userId, 'plan-check', rules, JSON.stringify(meals.map(({ meal }) => meal))),
    queryFn: async () => {
      // The server judges by what it has: a profile saved a second ago has to be there first.
      await store.forceSyncAll()
      return (await requestCheck(plan, planningDay(plan, today))).violations
    },
    enabled: userId !== '' && profile !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  return (data ?? []).flatMap((violation) => {
    const isCertain = violation.code === 'forbidden-food' || violation.code === 'tools'
    if (!isCertain && !(violation.code === 'unknown-food' && isAllergy(violation.by))) return []
    const text = conflictInWords(violation)
    // The answer may be of the week before the last change: what is no longer there needs no mark.
    return meals
      .filter(({ at, meal }) => isPlaceOf(at, violation) && meal.name === violation.name)
      .map(({ at }) => ({ at, text, isCertain }))
  })
}

/** A rule's id says where in the profile it came from; a diet or a dislike makes nobody ill. */
function isAllergy(ruleId: string): boolean {
  return ruleId.startsWith('restriction:') || ruleId.startsWith('text:')
}

function isPlaceOf(at: SlotAddress, { day, slot }: { day: number; slot: string }): boolean {
  return at.day === day && at.slot === slot
}
