import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

const READY_WITHIN_MS = 2000

export function healthRoutes(deps: Deps) {
  return new Hono()
    .get('/api/health/live', (c) => c.json({ status: 'ok' }))
    .get('/api/health/ready', async (c) => {
      await deps.clock.look().catch(() => undefined)
      if (!deps.clock.isTrusted())
        return c.json({ error: 'unavailable', status: 'the clocks of server and database differ' }, 503)
      const reached = await Promise.race([databaseAnswers(deps), timeout(READY_WITHIN_MS)])
      return reached
        ? c.json({ status: 'ok' })
        : c.json({ error: 'unavailable', status: 'database out of reach' }, 503)
    })
}

async function databaseAnswers({ database }: Deps): Promise<boolean> {
  return sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  )
}

function timeout(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref())
}
