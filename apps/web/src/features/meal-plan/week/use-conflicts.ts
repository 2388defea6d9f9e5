import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { missingPortions } from '@pennyplate/domain/week/from-freezer'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { mealsKey } from '@pennyplate/domain/week/meals-key'
import { hasDish } from '@pennyplate/domain/week/week-plate'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { foodRulesKey } from '../../../lib/food-rules.ts'
import { userKey, useSession } from '../../../lib/session.ts'
import { conflictInWords, missingPortionsText } from '../../../messages/import-conflicts.ts'
import type { DocumentStatus } from '../../../store/document-status.ts'
import { useDocumentStore } from '../../../store/store-provider.tsx'
import { useDocument } from '../../../store/use-document.ts'
import { requestViolations } from '../plan-calls.ts'
import { everyMealIn, type StoredMeal, type StoredPlan } from '../stored-plan.ts'
import { datesOf, planningDay } from '../week-dates.ts'

type Profile = DocumentValue<'profile'> | undefined

/** A meal that does not suit the household's current profile, with the reason. */
export type Conflict = Readonly<{
  at: SlotAddress
  text: string
  /** False if we do not know what is in the meal and somebody in the household has an allergy. */
  isCertain: boolean
}>

/**
 * What is wrong with the current week for the present profile, so that adding an allergy marks the meals it affects. Commands
 * bring it with their answer; the server is asked when the rules changed, or for a week that came from elsewhere. Offline, the
 * last answer stays.
 */
export function useConflicts(
  plan: StoredPlan,
  profile: Profile,
  today: string,
  status: DocumentStatus,
): readonly Conflict[] {
  const session = useSession()
  const store = useDocumentStore()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const rules = foodRulesKey(profile)
  const meals = everyMealIn(plan)
  const client = useQueryClient()
  useEffect(
    () =>
      store.onAnswer(({ plan: answered, shoppingList, listCents, violations }) => {
        // Without a total the week was not checked, and an accepted one has the total from before.
        const isChecked = listCents !== null && shoppingList === undefined
        if (answered && isChecked) client.setQueryData(keyOf(userId, rules, answered), violations)
      }),
    [store, client, userId, rules],
  )
  const { data } = useQuery({
    queryKey: keyOf(userId, rules, plan),
    queryFn: async () => {
      // The server checks against its own copy of the profile, so send unsaved changes first.
      await store.forceSyncAll()
      return requestViolations(plan, planningDay(plan, today))
    },
    // A change that is under way brings its own answer.
    enabled: userId !== '' && profile !== undefined && status === 'saved',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  const pantry = useDocument('pantry').value ?? []
  const dates = datesOf(plan.weekStartDate, today)
  // Today's may be eaten by now.
  const coming = meals.map(({ at }) => at).filter(({ day }) => (dates[day] ?? today) > today)
  const missing = missingPortions<StoredMeal>(plan, coming, pantry).map((at) => ({
    at,
    text: missingPortionsText(mealAt<StoredMeal>(plan, at)?.name ?? ''),
    isCertain: true,
  }))
  const unsuitable = (data ?? []).flatMap((violation) => {
    const isCertain = violation.code === 'forbidden-food' || violation.code === 'tools'
    if (!isCertain && !(violation.code === 'unknown-food' && isAllergy(violation.by))) return []
    const text = conflictInWords(violation)
    // The answer may be about the week before the last change; skip meals that are gone.
    return meals
      .filter(({ at, meal }) => isSlotOf(at, violation) && hasDish(meal, violation.name))
      .map(({ at }) => ({ at, text, isCertain }))
  })
  return [...unsuitable, ...missing]
}

function keyOf(userId: string, rules: string, plan: StoredPlan) {
  return userKey(userId, 'plan-check', rules, mealsKey(plan))
}

/** A rule's id starts with the part of the profile it came from. Diets and dislikes are not a health risk. */
function isAllergy(ruleId: string): boolean {
  return ruleId.startsWith('restriction:') || ruleId.startsWith('text:')
}

function isSlotOf(at: SlotAddress, { day, slot }: { day: number; slot: string }): boolean {
  return at.day === day && at.slot === slot
}
