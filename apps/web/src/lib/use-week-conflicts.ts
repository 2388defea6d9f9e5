import type { CheckAnswer } from '@pennyplate/contract/ai/check'
import { addDays } from '@pennyplate/domain/calendar-day'
import { missingPortions } from '@pennyplate/domain/week/from-freezer'
import { everySlot, isSameSlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { mealsKey } from '@pennyplate/domain/week/meals-key'
import { firstDayOf, weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { hasDish } from '@pennyplate/domain/week/week-plate'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { conflictInWords, missingPortionsText } from '../messages/import-conflicts.ts'
import { useDocumentStore } from '../store/store-provider.tsx'
import { useDocument } from '../store/use-document.ts'
import { callApi } from './api-client.ts'
import { foodRulesKey } from './food-rules.ts'
import { toLocalDay } from './local-day.ts'
import { answerByLoaded } from './read-answer.ts'
import { userKey, useSession } from './session.ts'

type Week = WeekPlan

/** A meal that does not suit the household's current profile, with the reason. */
export type Conflict = Readonly<{
  at: SlotAddress
  text: string
  /** False if we do not know what is in the meal and somebody in the household has an allergy. */
  isCertain: boolean
}>

const NONE: readonly Conflict[] = []

/**
 * What is wrong with the week on screen for the present profile, so that adding an allergy marks the meals it affects, wherever
 * they are shown. Commands bring it with their answer; the server is asked when the rules changed, or for a week that came from
 * elsewhere. Offline, the last answer stays.
 */
export function useWeekConflicts(): readonly Conflict[] {
  const { value: plan, status } = useDocument('currentMealPlan')
  const profile = useDocument('profile').value
  const today = toLocalDay(new Date())
  const session = useSession()
  const store = useDocumentStore()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const rules = foodRulesKey(profile)
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
    queryKey: keyOf(userId, rules, plan ?? EMPTY),
    queryFn: async () => {
      // The server checks against its own copy of the profile, so send unsaved changes first.
      await store.forceSyncAll()
      const { days, weekStartDate = today } = plan ?? EMPTY
      return requestViolations(days, firstDayOf(weekStartDate, today))
    },
    // A change that is under way brings its own answer.
    enabled: userId !== '' && plan !== undefined && profile !== undefined && status === 'saved',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  const pantry = useDocument('pantry').value ?? []
  if (!plan) return NONE
  const meals = everySlot<WeekMeal>(plan).flatMap((at) => {
    const meal = mealAt<WeekMeal>(plan, at)
    return meal ? [{ at, meal }] : []
  })
  const start = weekStartOf(plan.weekStartDate ?? today)
  // Today's may be eaten by now.
  const coming = meals.map(({ at }) => at).filter(({ day }) => addDays(start, day) > today)
  const missing = missingPortions<WeekMeal>(plan, coming, pantry).map((at) => ({
    at,
    text: missingPortionsText(mealAt<WeekMeal>(plan, at)?.name ?? ''),
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

/** The same of one meal, each reason once. */
export function conflictsAt(conflicts: readonly Conflict[], at: SlotAddress): readonly Conflict[] {
  const here = conflicts.filter((conflict) => isSameSlot(conflict.at, at))
  return [...new Map(here.map((conflict) => [conflict.text, conflict])).values()]
}

const EMPTY: Pick<Week, 'days' | 'weekStartDate'> = { days: [] }

/** Has the referee check a week against the current profile. */
async function requestViolations(days: Week['days'], today: string): Promise<CheckAnswer['violations']> {
  const { violations } = await callApi('/api/ai/check', {
    method: 'POST',
    body: { plan: { days }, today },
    parse: answerByLoaded(async () => (await import('@pennyplate/contract/ai/check')).checkAnswer),
  })
  return violations
}

function keyOf(userId: string, rules: string, plan: Pick<Week, 'days'>) {
  return userKey(userId, 'plan-check', rules, mealsKey(plan))
}

/** A rule's id starts with the part of the profile it came from. Diets and dislikes are not a health risk. */
function isAllergy(ruleId: string): boolean {
  return ruleId.startsWith('restriction:') || ruleId.startsWith('text:')
}

function isSlotOf(at: SlotAddress, { day, slot }: { day: number; slot: string }): boolean {
  return at.day === day && at.slot === slot
}
