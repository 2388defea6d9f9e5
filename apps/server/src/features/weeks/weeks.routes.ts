import { weekCommandRequest } from '@pennyplate/contract/week/commands'
import { Hono } from 'hono'
import { hitsOfBytes } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { answerJson } from '../../http/packed-json.ts'
import { countWork, limitByHousehold } from '../../http/rate-limits.ts'
import { refuseForOthers, requireActor, type SignedIn } from '../../http/session.ts'
import { readWeekOverview } from './read-week-overview.ts'
import { readWeeks } from './read-weeks.ts'
import { ignoreCommand, runWeekCommand } from './run-week-command.ts'

export function weeksRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const

  return new Hono<SignedIn>()
    .get('/api/weeks', ...signedIn, async (c) => {
      const json = await readWeeks(deps.database.db, c.var.actor)
      countWork(deps, c, hitsOfBytes(json.length))
      return answerJson(c, json)
    })
    .get('/api/weeks/overview', ...signedIn, async (c) => {
      const { json, readChars } = await readWeekOverview(deps.database.db, c.var.actor)
      countWork(deps, c, hitsOfBytes(readChars))
      return answerJson(c, json)
    })
    .post('/api/week/commands', ...signedIn, async (c) => {
      refuseForOthers(c)
      const request = await readJson(c, weekCommandRequest)
      try {
        const answer =
          request.command.type === 'prove'
            ? await ignoreCommand(deps, c.var.actor)
            : await runWeekCommand(deps, c.var.actor, request)
        const json = JSON.stringify(answer)
        countWork(deps, c, hitsOfBytes(json.length))
        return answerJson(c, json)
      } catch (error) {
        if (!(error instanceof AppError) || error.extras.bodyChars === undefined) throw error
        countWork(deps, c, hitsOfBytes(error.extras.bodyChars))
        // Our web app asks for refusals as 200, because browsers log every 4xx in their console.
        if (c.req.query('conflict') !== 'answer') throw error
        return answerJson(c, JSON.stringify({ error: error.code, ...error.extras.body }))
      }
    })
}
