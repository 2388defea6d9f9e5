import {
  type DocumentKey,
  HOUSEHOLD_KEYS,
  isServerKey,
  toDocumentKey,
} from '@pennyplate/contract/documents/document-keys'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { hitsOfBytes } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { findDocument, type StoredDocument } from '../../documents/documents.store.ts'
import { writesIn } from '../../documents/last-writes.ts'
import { saveDocument } from '../../documents/save-document.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { answerJson } from '../../http/packed-json.ts'
import { countWork, limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, requireOwnUserId, type SignedIn } from '../../http/session.ts'
import { deleteDocuments, listStored } from './delete-documents.ts'

const writeName = z.string().min(1).max(64)

const saveBody = z.object({
  value: z.unknown().refine((value) => value !== undefined, 'is missing'),
  baseRevision: z.int().min(0).optional(),
  write: writeName.optional(),
})

export function documentsRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  const answerEntry = (c: Context<SignedIn>, json: string, headers?: Readonly<Record<string, string>>) => {
    countWork(deps, c, hitsOfBytes(json.length))
    return answerJson(c, json, headers)
  }

  /** Our web app asks for conflicts as 200, because browsers log every 409 in their console. */
  async function answered(c: Context<SignedIn>, change: () => Promise<object>): Promise<Response> {
    try {
      return c.json(await change())
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      countWork(deps, c, hitsOfBytes(error.extras.bodyChars ?? 0))
      if (c.req.query('conflict') !== 'answer') throw error
      return c.json({ error: error.code, ...error.extras.body })
    }
  }

  return new Hono<SignedIn>()
    .get('/api/kv/all', ...signedIn, async (c) => {
      requireOwnUserId(c)
      const documents = await listStored(deps, c.var.actor)
      const entries = documents.map((document) => `${JSON.stringify(document.key)}:${entryJson(document)}`)
      return answerEntry(c, `{"entries":{${entries.join(',')}}}`)
    })
    .delete('/api/kv/all', ...signedIn, async (c) => {
      requireOwnUserId(c)
      const deleted = await deleteDocuments(deps, c.var.actor, HOUSEHOLD_KEYS, { isEverything: true })
      return c.json({ deleted: deleted.length })
    })
    .get('/api/kv', ...signedIn, async (c) => {
      requireOwnUserId(c)
      const document = await findDocument(deps.database.db, c.var.actor, keyInQuery(c))
      if (!document || document.value === null) {
        // Our web app asks for missing documents as 200, because browsers log every 404 in their console.
        if (c.req.query('absent') !== 'null') throw new AppError('not_found')
        return c.json({
          value: null,
          revision: document?.revision ?? 0,
          updatedAt: document?.updatedAt ?? null,
          ...writesIn(document),
        })
      }
      const etag = `"${document.revision}"`
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ETag: etag })
      return answerEntry(c, entryJson(document), { ETag: etag })
    })
    .post('/api/kv', ...signedIn, async (c) => {
      requireOwnUserId(c)
      const key = writableKey(c)
      const { value, baseRevision, write } = await readJson(c, saveBody)
      return answered(c, () => saveDocument(deps, c.var.actor, { key, value, baseRevision, write }))
    })
    .delete('/api/kv', ...signedIn, async (c) => {
      requireOwnUserId(c)
      const given = { baseRevision: baseRevisionInQuery(c), write: writeInQuery(c) }
      const key = writableKey(c)
      return answered(c, async () => {
        const deleted = await deleteDocuments(deps, c.var.actor, [key], given)
        return { deleted: deleted.length > 0 }
      })
    })
}

function writableKey(c: Context): DocumentKey {
  const key = keyInQuery(c)
  if (isServerKey(key))
    throw new AppError('read_only_key', {
      details: [{ path: 'key', reason: 'is written by the server alone' }],
    })
  return key
}

function baseRevisionInQuery(c: Context): number | undefined {
  const text = c.req.query('baseRevision')
  if (text === undefined) return undefined
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new AppError('invalid_request', {
    details: [{ path: 'baseRevision', reason: 'must be a whole number' }],
  })
}

function writeInQuery(c: Context): string | undefined {
  const text = c.req.query('write')
  if (text === undefined || writeName.safeParse(text).success) return text
  throw new AppError('invalid_request', {
    details: [{ path: 'write', reason: 'must be between 1 and 64 characters' }],
  })
}

function keyInQuery(c: Context): DocumentKey {
  const name = c.req.query('key')
  if (!name) throw new AppError('invalid_request', { details: [{ path: 'key', reason: 'is missing' }] })
  const key = toDocumentKey(name)
  if (!key)
    throw new AppError('unknown_key', { details: [{ path: 'key', reason: 'is not a key of this store' }] })
  return key
}

/** Builds the JSON from the stored text: parsing and serializing it again would be the slowest part of the call. */
function entryJson(document: StoredDocument): string {
  const { value, revision, updatedAt } = document
  return `{"value":${value},${JSON.stringify({ revision, updatedAt, ...writesIn(document) }).slice(1)}`
}
