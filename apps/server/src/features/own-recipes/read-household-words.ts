import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import { findDocument } from '../../documents/documents.store.ts'
import { findValue, storedProfile } from '../../documents/stored-value.ts'

/** What a recipe of this household is described with: where it shops, its words for food, and the foods it added. */
export async function readHouseholdWords(db: Db, householdId: HouseholdId) {
  const [profile, memory = {}, foods = []] = await Promise.all([
    findDocument(db, { householdId }, 'profile').then(storedProfile),
    findValue(db, { householdId }, 'lineTies'),
    findValue(db, { householdId }, 'ownFoods'),
  ])
  return { zipCode: (profile ?? withDefaults({})).zipCode, memory, foods }
}
