import type { TasteAnswer } from '@pennyplate/contract/taste/taste'
import type { Deps } from '../../deps.ts'
import { findHousehold } from '../../documents/read-household.ts'
import type { Actor } from '../../http/session.ts'
import { findTaste } from '../../taste/taste.store.ts'

/** Nothing was learned of a household without a profile. */
export async function readLearnedTaste(
  deps: Deps,
  { householdId, address }: Actor,
  signal: AbortSignal,
): Promise<TasteAnswer> {
  const household = await findHousehold(deps, { householdId })
  if (!household) return { traits: [], events: 0 }
  const taste = await findTaste(deps.database.db, householdId)
  const today = deps.now().toISOString().slice(0, 10)
  const asked = { household: { ...household, taste }, today, request: {} }
  return deps.engine.describeTaste(asked, { householdId, address, signal })
}
