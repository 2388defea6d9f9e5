import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import { findDocument } from '../../documents/documents.store.ts'

/** What a recipe of this household is described with: where it shops, its words for food, and the foods it added. */
export async function readHouseholdWords(db: Db, householdId: HouseholdId) {
  const read = async <K extends DocumentKey>(key: K) => {
    const stored = await findDocument(db, householdId, key)
    // Stored values were parsed by the schema, so they have its type.
    return stored?.value ? (JSON.parse(stored.value) as DocumentValue<K>) : undefined
  }
  const [profile, memory = {}, foods = []] = await Promise.all([
    read('profile'),
    read('lineTies'),
    read('ownFoods'),
  ])
  return { zipCode: withDefaults(profile).zipCode, memory, foods }
}
