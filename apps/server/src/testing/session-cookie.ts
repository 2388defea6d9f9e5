import { createHmac } from 'node:crypto'
import type { UserId } from '../database/ids.ts'
import type { TestServer } from './test-server.ts'

/** A browser that still has the cookie of the account's session. */
export async function returningVisitor(server: TestServer, email: string) {
  const { database, config } = server.deps
  const { id, token } = await database.db
    .selectFrom('user')
    .innerJoin('session', 'session.userId', 'user.id')
    .select(['user.id', 'session.token'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const seal = createHmac('sha256', config.authSecret).update(token).digest('base64')
  const visitor = server.visitor()
  visitor.cookies.set('better-auth.session_token', encodeURIComponent(`${token}.${seal}`))
  const userId: UserId = id
  return { ...visitor, userId }
}
