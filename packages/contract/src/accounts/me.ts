import { HOUSEHOLD_ROLES } from '@pennyplate/domain/account/household-role'
import * as z from 'zod/mini'
import { isoMoment } from '../documents/parts.ts'
import { orAbsent } from '../lenient.ts'

/** The specification's public metadata: clients can read it, only the server writes it. */
export const publicMetadata = z.partial(
  z.object({ tosAccepted: z.boolean(), tosAcceptedDate: z.string(), tosVersion: z.string() }),
)

const unsafeFacts = {
  profileCompleted: z.boolean(),
  lastUpdated: isoMoment,
  hasPantryItems: z.boolean(),
  pantryItemCount: z.int().check(z.minimum(0), z.maximum(100_000)),
  lastPantryUpdate: isoMoment,
  hasRecipePreferences: z.boolean(),
  lastPreferencesUpdate: isoMoment,
}

/** What clients may write. */
export const unsafeMetadata = z.partial(z.strictObject(unsafeFacts))

const signedIn = z.object({
  user: z.object({
    id: z.string().check(z.minLength(1)),
    email: z.catch(z.string(), ''),
    name: z.catch(z.string(), ''),
    emailVerified: z.catch(z.boolean(), false),
  }),
  /** Absent in an answer stored by version 0.1.0, whose copies are under the user's id. */
  householdId: orAbsent(z.string().check(z.minLength(1))),
  role: z.catch(z.enum(HOUSEHOLD_ROLES), 'owner'),
  publicMetadata: z.catch(publicMetadata, {}),
  unsafeMetadata: z.catch(z.partial(z.object(unsafeFacts)), {}),
})

/** GET /api/me: who is signed in, if anyone. */
export const meAnswer = z.union([signedIn, z.object({ user: z.null() })])

export type MeAnswer = z.infer<typeof meAnswer>
