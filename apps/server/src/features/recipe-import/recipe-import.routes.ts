import { importRecipesRequest } from '@pennyplate/contract/recipes/import-recipes'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold, limitWork } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { importRecipes } from './import-recipes.ts'

/** A thread is started for each: 60 a minute for a household. */
const HITS_OF_READING = 100

export function recipeImportRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  return new Hono<SignedIn>().post('/api/recipes/import', ...signedIn, async (c) => {
    const request = await readJson(c, importRecipesRequest)
    limitWork(deps, c, HITS_OF_READING)
    return c.json(await importRecipes(deps, request))
  })
}
