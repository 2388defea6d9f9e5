import { z } from 'zod'
import type { UserId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'

/** The spec's public metadata: clients can read it, only the server writes it. */
export const publicMetadata = z
  .object({ tosAccepted: z.boolean(), tosAcceptedDate: z.string(), tosVersion: z.string() })
  .partial()

/** What clients may write. */
export const unsafeMetadata = z
  .strictObject({
    profileCompleted: z.boolean(),
    lastUpdated: z.iso.datetime({ offset: true }),
    hasPantryItems: z.boolean(),
    pantryItemCount: z.int().min(0).max(100_000),
    lastPantryUpdate: z.iso.datetime({ offset: true }),
    hasRecipePreferences: z.boolean(),
    lastPreferencesUpdate: z.iso.datetime({ offset: true }),
  })
  .partial()

export type Metadata = { public: z.infer<typeof publicMetadata>; unsafe: z.infer<typeof unsafeMetadata> }

export async function readMetadata(db: Db | Trx, userId: UserId): Promise<Metadata> {
  const row = await db
    .selectFrom('user_metadata')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    public: publicMetadata.catch({}).parse(JSON.parse(row?.public_json ?? '{}')),
    unsafe: unsafeMetadata.catch({}).parse(JSON.parse(row?.unsafe_json ?? '{}')),
  }
}

export async function writeMetadata(trx: Trx, userId: UserId, metadata: Metadata): Promise<void> {
  const columns = {
    public_json: JSON.stringify(metadata.public),
    unsafe_json: JSON.stringify(metadata.unsafe),
  }
  await trx
    .insertInto('user_metadata')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}
