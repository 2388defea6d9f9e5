import type { Deps } from '../deps.ts'
import { oldestSignIn } from '../http/session.ts'

export async function endOldSessions({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const oldest = oldestSignIn(now())
  await database.db
    .deleteFrom('session')
    .where('createdAt', '<=', database.engine === 'postgres' ? oldest : oldest.toISOString())
    .execute()
}
