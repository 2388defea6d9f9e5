import { stateOfZip } from '@pennyplate/catalog/zip/state-of-zip'
import { timeZoneOfState } from '@pennyplate/catalog/zip/time-zone-of-state'
import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { RenderWeekLook, WeekLook } from '@pennyplate/contract/week-look'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { Deps } from '../../deps.ts'
import { findAllDocuments } from '../../documents/documents.store.ts'
import { offersOf } from '../../http/offers.ts'
import type { Actor } from '../../http/session.ts'
import { parseJson } from '../../json.ts'
import { localTimeIn } from './local-time.ts'

/** All that the week's page reads, without the recipes, which are the largest by far. */
const READ_BY_WEEK: ReadonlySet<string> = new Set<DocumentKey>([
  'profile',
  'currentMealPlan',
  'currentShoppingList',
  'pantry',
  'recipeFavorites',
  'recipeDislikes',
  'mealPlanHistory',
  'cookingHistory',
  'recipeBox',
  'subscriptionStatus',
])

type StoredDocuments = Parameters<RenderWeekLook>[0]['documents']

/**
 * The household’s week as the app would show it now, with the day that it is true for. Undefined without a week, and where the
 * household’s day is unknown.
 */
export async function lookOfWeek(
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  actor: Actor,
  { render, isPhone }: Readonly<{ render: RenderWeekLook; isPhone: boolean }>,
): Promise<(WeekLook & { day: string }) | undefined> {
  const { userId, householdId, email } = actor
  const documents = await readDocuments(deps, actor)
  const { profileCompleted, zipCode } = withDefaults(documents.profile)
  const zone = timeZoneOfState(stateOfZip(zipCode) ?? '')
  if (!profileCompleted || !documents.currentMealPlan || zone === undefined) return undefined
  const { localTime, day } = localTimeIn(zone, deps.now())
  const facts = { userId, householdId, email, config: offersOf(deps.config), documents, localTime, isPhone }
  const look = await render(facts)
  return look && { ...look, day }
}

async function readDocuments({ database }: Pick<Deps, 'database'>, actor: Actor): Promise<StoredDocuments> {
  const stored = await findAllDocuments(database.db, actor)
  return Object.fromEntries(
    stored.flatMap(({ key, value }) =>
      READ_BY_WEEK.has(key) && value !== null ? [[key, parseJson(value)]] : [],
    ),
  )
}
