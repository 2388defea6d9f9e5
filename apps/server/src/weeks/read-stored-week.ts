import { historyEntryDocument, mealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { type SavedForms, savedWeekOf } from '@pennyplate/domain/week/saved-week'
import type { AcceptedWeek, WeekEntry, WeekList } from '@pennyplate/domain/week/week-book'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { safeParse, type z } from 'zod'
import type { StoredWeek } from './weeks.store.ts'

/** A stored week with its parts as the commands know them. Older forms are read into the present one. */
export function readStoredWeek({ weekStart, plan, shoppingList, accepted }: StoredWeek): WeekEntry {
  return {
    weekStart,
    plan: plan === null ? null : readPlan(JSON.parse(plan)),
    // A list was parsed by its schema when it was written.
    shoppingList: shoppingList === null ? null : (JSON.parse(shoppingList) as WeekList),
    accepted: accepted === null ? null : readAccepted(JSON.parse(accepted)),
  }
}

function readPlan(stored: unknown): WeekPlan {
  return asRead<WeekPlan>(mealPlanDocument, stored)
}

export function readAccepted(stored: unknown): AcceptedWeek {
  return savedWeekOf(asRead<SavedForms<WeekPlan>>(historyEntryDocument, stored))
}

/** What an older version stored may no longer fit the schema; it is shown as it is rather than not at all. */
function asRead<T>(schema: z.core.$ZodType<T>, stored: unknown): T {
  const parsed = safeParse(schema, stored)
  return parsed.success ? parsed.data : (stored as T)
}
