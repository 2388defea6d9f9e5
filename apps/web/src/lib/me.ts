import { HOUSEHOLD_ROLES, type HouseholdRole } from '@pennyplate/domain/account/household-role'
import { booleanAt, numberAt, recordOf, stringAt } from './json-reader.ts'

type PublicMetadata = Readonly<{
  tosAccepted?: boolean | undefined
  tosAcceptedDate?: string | undefined
  tosVersion?: string | undefined
}>

type UnsafeMetadata = Readonly<{
  profileCompleted?: boolean | undefined
  lastUpdated?: string | undefined
  hasPantryItems?: boolean | undefined
  pantryItemCount?: number | undefined
  lastPantryUpdate?: string | undefined
  hasRecipePreferences?: boolean | undefined
  lastPreferencesUpdate?: string | undefined
}>

export type Me = Readonly<{
  id: string
  email: string
  name: string
  emailVerified: boolean
  householdId: string
  role: HouseholdRole
  publicMetadata: PublicMetadata
  unsafeMetadata: UnsafeMetadata
}>

/** Reads the response of GET /api/me. Undefined if it has no user id. */
export function readMe(body: unknown): Me | undefined {
  const answer = recordOf(body)
  const user = recordOf(answer.user)
  const id = stringAt(user, 'id')
  if (!id) return undefined
  return {
    id,
    email: stringAt(user, 'email') ?? '',
    name: stringAt(user, 'name') ?? '',
    emailVerified: booleanAt(user, 'emailVerified') ?? false,
    // A browser that has been offline since version 0.1.0 has its copies under the user's id until it hears of the household.
    householdId: stringAt(answer, 'householdId') ?? id,
    role: HOUSEHOLD_ROLES.find((role) => role === answer.role) ?? 'owner',
    publicMetadata: readPublicMetadata(answer.publicMetadata),
    unsafeMetadata: readUnsafeMetadata(answer.unsafeMetadata),
  }
}

function readPublicMetadata(value: unknown): PublicMetadata {
  const record = recordOf(value)
  return {
    tosAccepted: booleanAt(record, 'tosAccepted'),
    tosAcceptedDate: stringAt(record, 'tosAcceptedDate'),
    tosVersion: stringAt(record, 'tosVersion'),
  }
}

function readUnsafeMetadata(value: unknown): UnsafeMetadata {
  const record = recordOf(value)
  return {
    profileCompleted: booleanAt(record, 'profileCompleted'),
    lastUpdated: stringAt(record, 'lastUpdated'),
    hasPantryItems: booleanAt(record, 'hasPantryItems'),
    pantryItemCount: numberAt(record, 'pantryItemCount'),
    lastPantryUpdate: stringAt(record, 'lastPantryUpdate'),
    hasRecipePreferences: booleanAt(record, 'hasRecipePreferences'),
    lastPreferencesUpdate: stringAt(record, 'lastPreferencesUpdate'),
  }
}
