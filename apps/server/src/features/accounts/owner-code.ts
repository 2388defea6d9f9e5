import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { findProvenOwner, ownershipOf } from '../../accounts/find-owner.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { refuse } from '../../http/rate-limits.ts'
import type { Actor } from '../../http/session.ts'

/** Crockford's base 32, without letters that look like digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 16

export const claimBody = z.object({ code: z.string().max(100) })

/**
 * The code that makes the OWNER_EMAIL account the owner, shown in the log; null if there is nothing to claim. Servers with
 * the same database and secret show the same code. It works once, because claiming changes the nonce.
 */
export async function readOwnerCode({
  config,
  database,
  randomId,
}: Pick<Deps, 'config' | 'database' | 'randomId'>): Promise<string | null> {
  const { ownerEmail } = config
  if (ownerEmail === undefined || (await findProvenOwner({ config, database }))) return null
  const { db } = database
  await db
    .insertInto('owner_codes')
    .values({ owner_email: ownerEmail, nonce: randomId(), claimed_by: null })
    .onConflict((conflict) => conflict.column('owner_email').doNothing())
    .execute()
  const { nonce } = await db
    .selectFrom('owner_codes')
    .select('nonce')
    .where('owner_email', '=', ownerEmail)
    .executeTakeFirstOrThrow()
  return codeOf(config.authSecret, ownerEmail, nonce)
}

export async function claimOwnership(
  deps: Deps,
  actor: Actor,
  { code }: z.infer<typeof claimBody>,
): Promise<void> {
  refuse(await deps.limits.narrow('owner-code', actor.userId))
  const ownership = await ownershipOf(deps, actor)
  if (ownership === 'owner') return
  if (ownership === 'none') throw new AppError('forbidden')
  const expected = await readOwnerCode(deps)
  if (expected === null || !isSame(normalized(code), normalized(expected))) throw new AppError('wrong_code')
  await deps.database.db
    .updateTable('owner_codes')
    .set({ claimed_by: actor.userId, nonce: deps.randomId() })
    .where('owner_email', '=', actor.email.toLowerCase())
    .execute()
}

function codeOf(secret: string, ownerEmail: string, nonce: string): string {
  const bytes = createHmac('sha256', secret)
    .update(JSON.stringify(['owner code', ownerEmail, nonce]))
    .digest()
  const signs = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Accepts lower case, missing dashes, and letters that look like digits. */
function normalized(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
