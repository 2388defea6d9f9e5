import { toDocumentKey } from '@pennyplate/contract/documents/document-keys'
import { OWN_RECIPES_KEY } from '@pennyplate/contract/recipes/own-recipes-key'
import type { Client } from 'pg'
import { z } from 'zod'
import { toHouseholdId } from '../database/ids.ts'
import { parseJson } from '../json.ts'
import { errorFields, type Log } from '../log.ts'
import {
  CHANGES_CHANNEL,
  type ChangeBroadcast,
  type ChangedKey,
  createDispatcher,
  notifyInTransaction,
} from './change-broadcast.ts'

const RECONNECT_MS = 1000

const payloadSchema = z.object({
  householdId: z.string().transform(toHouseholdId),
  key: z.string(),
  revision: z.number(),
  deleted: z.literal(true).optional(),
})

function toChangedKey(name: string): ChangedKey | undefined {
  return name === OWN_RECIPES_KEY ? name : toDocumentKey(name)
}

/** Sends changes to all servers by LISTEN/NOTIFY. After a lost connection, browsers are asked to resync. */
export async function createPostgresBroadcast(connectionString: string, log: Log): Promise<ChangeBroadcast> {
  const { default: pg } = await import('pg')
  const { dispatch, requestResync, subscribe } = createDispatcher()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  function receive(payload: string | undefined) {
    const parsed = payloadSchema.safeParse(parseJson(payload ?? 'null'))
    const key = parsed.success ? toChangedKey(parsed.data.key) : undefined
    if (!parsed.success || !key) return
    const { householdId, revision, deleted } = parsed.data
    dispatch(householdId, { key, revision, ...(deleted ? { deleted } : {}) })
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
    next.on('notification', (message) => receive(message.payload))
    next.on('error', () => {})
    next.on('end', () => reconnect())
    await next.connect()
    await next.query(`listen ${CHANGES_CHANNEL}`)
    client = next
  }

  function reconnect() {
    if (closed || retry) return
    log.warn('change broadcast lost its database connection')
    retry = setTimeout(async () => {
      retry = undefined
      try {
        await connect()
        requestResync()
      } catch (error) {
        log.debug('change broadcast cannot connect', errorFields(error))
        reconnect()
      }
    }, RECONNECT_MS)
  }

  await connect()
  return {
    announce: notifyInTransaction,
    afterCommit: () => {},
    subscribe,
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
