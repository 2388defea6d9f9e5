import { importRecipesRequest } from '@pennyplate/contract/recipes/import-recipes'
import { type Context, Hono } from 'hono'
import { HITS_OF_EXPORT, HITS_OF_IMPORT } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold, limitWork } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { receivePicture } from '../../photo-reading/receive-picture.ts'
import { describeImport, describeImports } from './describe-import.ts'
import { exportRecipes } from './export-recipes.ts'
import { importRecipes } from './import-recipes.ts'
import { readPagePhoto } from './read-page-photo.ts'
import { findImport, listImports, setImportState } from './recipe-imports.store.ts'
import { startFileImport } from './start-file-import.ts'
import { undoImport } from './undo-import.ts'

export function recipeImportRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  const { db } = deps.database
  async function find(c: Context<SignedIn>) {
    const found = await findImport(db, c.var.actor.householdId, c.req.param('importId') ?? '')
    if (!found) throw new AppError('not_found')
    return found
  }
  const askerOf = (c: Context<SignedIn>) => ({
    householdId: c.var.actor.householdId,
    address: clientAddress(c, deps.config.trustedProxies),
  })
  return new Hono<SignedIn>()
    .post('/api/recipes/import', ...signedIn, async (c) => {
      const request = await readJson(c, importRecipesRequest)
      limitWork(deps, c, HITS_OF_IMPORT)
      return c.json(await importRecipes(deps, askerOf(c), request, c.req.raw.signal))
    })
    .post('/api/recipes/read-photo', ...signedIn, async (c) => {
      const picture = await receivePicture(c)
      limitWork(deps, c, HITS_OF_IMPORT)
      return c.json(await readPagePhoto(deps, c.var.actor, picture, c.req.raw.signal))
    })
    .post('/api/recipes/import-file', ...signedIn, async (c) => {
      limitWork(deps, c, HITS_OF_IMPORT)
      return c.json(await startFileImport(deps, askerOf(c), await onlyFile(c)), 202)
    })
    .get('/api/recipes/export', ...signedIn, (c) => {
      limitWork(deps, c, HITS_OF_EXPORT)
      return c.body(streamOf(exportRecipes(db, c.var.actor.householdId)), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="pennyplate-recipes.zip"',
        'Cache-Control': 'no-store',
      })
    })
    .get('/api/recipes/imports', ...signedIn, async (c) =>
      c.json(describeImports(await listImports(db, c.var.actor.householdId), deps.now())),
    )
    .get('/api/recipes/imports/:importId', ...signedIn, async (c) =>
      c.json(describeImport(await find(c), deps.now())),
    )
    .post('/api/recipes/imports/:importId/cancel', ...signedIn, async (c) => {
      const found = await find(c)
      if (found.state === 'running') await setImportState(db, c.var.actor.householdId, found.id, 'cancelled')
      return c.json(describeImport(await find(c), deps.now()))
    })
    .delete('/api/recipes/imports/:importId', ...signedIn, async (c) =>
      c.json(await undoImport(deps, c.var.actor.householdId, c.req.param('importId'))),
    )
}

async function onlyFile(c: Context): Promise<{ bytes: Uint8Array; name: string }> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
    throw new AppError('unsupported_media_type')
  const form = await c.req.formData().catch(() => undefined)
  const [file, ...more] = form ? [...form.values()].filter((value) => value instanceof File) : []
  if (!file || more.length > 0)
    throw new AppError('invalid_request', { details: [{ path: 'file', reason: 'must be one file' }] })
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name }
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
