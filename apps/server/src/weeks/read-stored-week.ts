import { historyEntryDocument, mealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { shoppingListDocument } from '@pennyplate/contract/documents/shopping-list'
import type { WeekEntry } from '@pennyplate/domain/week/week-book'
import { parseJson } from '../json.ts'
import { whatFits } from '../what-fits.ts'
import type { StoredWeek } from './weeks.store.ts'

/** A stored week with its parts as the commands know them. Older forms are read into the present one. */
export function readStoredWeek({ weekStart, plan, shoppingList, accepted }: StoredWeek): WeekEntry {
  return {
    weekStart,
    plan: plan === null ? null : whatFits(mealPlanDocument, parseJson(plan)),
    shoppingList: shoppingList === null ? null : whatFits(shoppingListDocument, parseJson(shoppingList)),
    accepted: accepted === null ? null : whatFits(historyEntryDocument, parseJson(accepted)),
  }
}
