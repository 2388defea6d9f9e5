import {
  describeOwnRecipeRequest,
  type OwnRecipesAnswer,
  ownRecipesRequest,
} from '@pennyplate/contract/recipes/own-recipes-answers'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { hitsOfBytes, hitsOfReading } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readJson, readQuery } from '../../http/json-body.ts'
import { answerJson } from '../../http/packed-json.ts'
import { countWork, limitByHousehold, limitWork } from '../../http/rate-limits.ts'
import { refuseForOthers, requireActor, type SignedIn } from '../../http/session.ts'
import { toOwnRecipe } from '../../own-recipes/change-own-recipes.ts'
import { findChangedSince, findOwnRecipe, ownRecipeTotals } from '../../own-recipes/own-recipes.store.ts'
import { saveOwnRecipes } from './save-own-recipes.ts'

/** In one answer. Recipes mostly have 2 kB, and some 64. */
const AT_ONCE = { rows: 200, bytes: 1024 * 1024 }

const sinceQuery = z.object({ since: z.coerce.number().int().min(0).default(0) })

export function ownRecipesRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  const answerCounted = (c: Context<SignedIn>, json: string) => {
    countWork(deps, c, hitsOfBytes(json.length))
    return answerJson(c, json)
  }
  return new Hono<SignedIn>()
    .get('/api/own-recipes', ...signedIn, async (c) => {
      const { since } = readQuery(c, sinceQuery)
      const { db } = deps.database
      const { householdId } = c.var.actor
      const { count, revision: newest } = await ownRecipeTotals(db, householdId)
      const rows = await findChangedSince(db, householdId, since, AT_ONCE)
      const revision = rows.at(-1)?.revision ?? since
      const answer: OwnRecipesAnswer = {
        recipes: rows.flatMap((row) => toOwnRecipe(row) ?? []),
        deleted: rows.flatMap((row) => (row.value === null ? [{ id: row.id, revision: row.revision }] : [])),
        revision,
        hasMore: revision < newest,
        total: count,
      }
      return answerCounted(c, JSON.stringify(answer))
    })
    .get('/api/own-recipes/:id', ...signedIn, async (c) => {
      const row = await findOwnRecipe(deps.database.db, c.var.actor.householdId, c.req.param('id'))
      const recipe = row && toOwnRecipe(row)
      if (!recipe) throw new AppError('not_found')
      return answerCounted(c, JSON.stringify({ recipe }))
    })
    .post('/api/own-recipes', ...signedIn, async (c) => {
      refuseForOthers(c)
      const { changes } = await readJson(c, ownRecipesRequest)
      const read = changes.flatMap(({ value }) => (value ? [value.lines, value.steps] : []))
      limitWork(deps, c, hitsOfReading(JSON.stringify(read)))
      return c.json(await saveOwnRecipes(deps, c.var.actor, changes, c.req.raw.signal))
    })
    .post('/api/own-recipes/describe', ...signedIn, async (c) => {
      const asked = await readJson(c, describeOwnRecipeRequest)
      limitWork(deps, c, hitsOfReading(JSON.stringify([asked.lines, asked.steps])))
      const { describeRecipe } = await import('./describe-recipe.ts')
      return c.json(describeRecipe(asked))
    })
}
