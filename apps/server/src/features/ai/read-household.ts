import type { DocumentKey, DocumentValue } from '@pennyplate/contract/documents/document-keys'
import { everySlot, mealAt } from '@pennyplate/domain/meal-plan'
import { withDefaults } from '@pennyplate/domain/profile'
import type { Deps } from '../../deps.ts'
import type { Household } from '../../engines/household.ts'
import { AppError } from '../../http/errors.ts'
import { findDocument } from '../documents/documents.store.ts'

/**
 * What the store knows of the household that an engine needs. Without a profile nothing can be planned. Earlier weeks are
 * the largest document by far, and are read only for questions they matter to.
 */
export async function readHousehold(
  { database }: Deps,
  userId: string,
  { withHistory }: { readonly withHistory: boolean },
): Promise<Household> {
  const read = async <K extends DocumentKey>(key: K): Promise<DocumentValue<K> | undefined> => {
    const stored = await findDocument(database.db, userId, key)
    // The store writes what its schema made of a value, so what it holds has that shape.
    return stored?.value ? (JSON.parse(stored.value) as DocumentValue<K>) : undefined
  }
  const profile = await read('profile')
  if (!profile) throw new AppError('profile_missing')
  const [pantry, likes, dislikes, history] = await Promise.all([
    read('pantry'),
    read('recipeFavorites'),
    read('recipeDislikes'),
    withHistory ? read('mealPlanHistory') : undefined,
  ])
  const weeks = (history ?? []).toSorted((a, b) => (a.weekStartDate < b.weekStartDate ? 1 : -1))
  return {
    profile: withDefaults(profile),
    pantry: (pantry ?? []).map(({ name, quantity, expiryDate }) => ({ name, quantity, expiryDate })),
    likes: likes ?? [],
    dislikes: dislikes ?? [],
    recentWeeks: weeks.map(namesIn),
  }
}

type SavedWeek = DocumentValue<'mealPlanHistory'>[number]

/** A week was written in two forms: with its plan inside, or as the plan itself with two dates more. */
function namesIn(week: SavedWeek): string[] {
  // The schema's first form: whoever has a `plan` was read by it.
  const plan = ('plan' in week ? week.plan : week) as DocumentValue<'currentMealPlan'>
  return everySlot(plan).flatMap((at) => mealAt(plan, at)?.name ?? [])
}
