import { toDocumentKey } from '@pennyplate/contract/documents/document-keys'
import { DEMO_HOURS, TERMS_VERSION } from '@pennyplate/domain/bounds/limits'
import { DEMO_MAIL } from '../../accounts/demo-address.ts'
import { eraseAccount } from '../../accounts/erase-account.ts'
import { eraseTraces } from '../../accounts/erase-traces.ts'
import { createHousehold } from '../../accounts/households.store.ts'
import { writeMetadata } from '../../accounts/metadata.store.ts'
import { toUserId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { saveDocument } from '../../documents/save-document.ts'
import { findActorByToken } from '../../http/session.ts'
import { demoHousehold } from './demo-household.ts'

const DEMO_MS = DEMO_HOURS * 3_600_000
const ERASED_AT_ONCE = 20

/** Creates a household for the visitor, deleted after a day. Returns its session token. */
export async function openDemo(deps: Deps): Promise<string> {
  await eraseOldDemos(deps)
  const { database, now, randomId } = deps
  const userId = toUserId(randomId())
  const token = `${randomId()}${randomId()}`
  const createdAt = now().toISOString()
  const times = { createdAt, updatedAt: createdAt }
  await database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('user')
      .values({
        ...times,
        id: userId,
        name: 'Demo',
        email: `${randomId()}@${DEMO_MAIL}`.toLowerCase(),
        emailVerified: database.engine === 'sqlite' ? 1 : true,
        image: null,
      })
      .execute()
    await createHousehold(trx, { userId, name: 'Demo', now: now() })
    const expiresAt = new Date(now().getTime() + DEMO_MS).toISOString()
    await trx
      .insertInto('session')
      .values({
        ...times,
        id: randomId(),
        userId,
        token,
        expiresAt,
        ipAddress: null,
        userAgent: null,
      })
      .execute()
    await writeMetadata(trx, userId, {
      public: { tosAccepted: true, tosAcceptedDate: createdAt, tosVersion: TERMS_VERSION },
      unsafe: { profileCompleted: true },
    })
  })
  const actor = await findActorByToken(deps, token)
  if (!actor) throw new Error('the demo session that was just written is missing')
  for (const [name, value] of Object.entries(demoHousehold(now(), randomId))) {
    const key = toDocumentKey(name)
    if (key) await saveDocument(deps, actor, { key, value })
  }
  return token
}

async function eraseOldDemos(deps: Deps): Promise<void> {
  const { database, now } = deps
  // Selected by session expiry, which moves along when the clock jumps.
  const old = await database.db
    .selectFrom('user')
    .select('user.id')
    .where('email', 'like', `%@${DEMO_MAIL}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .select('session.id')
            .whereRef('session.userId', '=', 'user.id')
            .where('session.expiresAt', '>', now().toISOString()),
        ),
      ),
    )
    .limit(ERASED_AT_ONCE)
    .execute()
  for (const { id } of old)
    await database.db.transaction().execute((trx) => eraseAccount(trx, database.engine, id))
  if (old.length > 0) await eraseTraces(deps)
}
