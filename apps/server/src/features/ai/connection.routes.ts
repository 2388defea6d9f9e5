import { type ConnectionFacts, connectionAnswer } from '@pennyplate/contract/ai/connection'
import { Hono } from 'hono'
import { isOwner } from '../../accounts/find-owner.ts'
import type { Deps } from '../../deps.ts'
import { sumCallsSince } from '../../engines/chat/ai-calls.store.ts'
import { AppError } from '../../http/errors.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'

/** For the owner of the server: the language model's settings, its use today, and a test. */
export function connectionRoutes(deps: Deps) {
  const { config, database, now } = deps
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  return new Hono<SignedIn>()
    .get('/api/ai/connection', ...signedIn, async (c) => {
      const { ai } = config
      // Not an error for other people: their settings page asks too, and shows nothing.
      if (!ai || !(await isOwner(deps, c.var.actor)))
        return c.json({ isOwner: false } satisfies ConnectionFacts)
      const { costMicros, ...today } = await sumCallsSince(database.db, now().toISOString().slice(0, 10))
      return c.json({
        isOwner: true,
        host: new URL(ai.baseUrl).host,
        model: ai.model,
        visionModel: ai.visionModel ?? null,
        dailyLimit: ai.dailyLimit,
        serverDailyLimit: ai.serverDailyLimit,
        today: { ...today, costCents: costMicros === null ? null : Math.round(costMicros / 10_000) },
      } satisfies ConnectionFacts)
    })
    .post('/api/ai/connection-test', ...signedIn, async (c) => {
      if (!deps.chat || !(await isOwner(deps, c.var.actor))) throw new AppError('forbidden')
      const { householdId, address } = c.var.actor
      const by = { householdId, address, signal: c.req.raw.signal }
      return c.json(connectionAnswer.parse(await deps.chat.testConnection(by)))
    })
}
