import { publicMetadata, unsafeMetadata } from '@pennyplate/contract/accounts/me'
import type { z } from 'zod'
import type { UserId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'
import { parseJson } from '../json.ts'

export type Metadata = { public: z.infer<typeof publicMetadata>; unsafe: z.infer<typeof unsafeMetadata> }

export async function readMetadata(db: Db | Trx, userId: UserId): Promise<Metadata> {
  const row = await db
    .selectFrom('user_metadata')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    public: publicMetadata.safeParse(parseJson(row?.public_json ?? '{}')).data ?? {},
    unsafe: unsafeMetadata.safeParse(parseJson(row?.unsafe_json ?? '{}')).data ?? {},
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
