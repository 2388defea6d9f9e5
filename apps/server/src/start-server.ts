import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { uptime } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { PREMIUM_PRICE_CENTS } from '@pennyplate/domain/bounds/limits'
import { createApp } from './app.ts'
import { watchClock } from './clock/clock-watch.ts'
import type { Config } from './config.ts'
import { PLANNER_THREADS } from './costs/heavy-work.ts'
import { markDatabaseMade } from './data-folder/lost-database.ts'
import { openDataFolder } from './data-folder/open-data-folder.ts'
import { type Database, rewriteOldFile } from './database/open-database.ts'
import type { Deps } from './deps.ts'
import { createPhotoEncoder } from './dish-photos/photo-encoder.ts'
import { createLocalBroadcast } from './documents/change-broadcast.ts'
import { openEngines } from './engines/open-engines.ts'
import { authSecretOf } from './features/accounts/auth-secret.ts'
import { readOwnerCode } from './features/accounts/owner-code.ts'
import { createSlowPasswords } from './features/accounts/slow-passwords.ts'
import { rendererOnFirstUse } from './features/pages/renderer.ts'
import { readStaticFiles } from './features/pages/static-files.ts'
import { boundConnections } from './http/bound-connections.ts'
import { guardedFetch } from './http/guarded-fetch.ts'
import { requireKnownHost } from './http/known-hosts.ts'
import { createLimits } from './http/limits.ts'
import { oneAtATime } from './http/one-at-a-time.ts'
import { createLog, errorFields, type Log } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { openGateway } from './payments/open-gateway.ts'
import { createPhotoReader } from './photo-reading/photo-reader.ts'
import { openPlanQueue } from './plan-queue/plan-queue.ts'
import { undoUpdate } from './update/undo-update.ts'
import { scheduleWork } from './work/schedule-work.ts'

const CLOSE_WITHIN_MS = 10_000
/**
 * Longer than proxies keep idle connections (nginx 60 s, Traefik 90 s, Caddy 120 s). The proxy must close first: a save
 * sent while the server closes the connection fails, and proxies do not retry it.
 */
const IDLE_CONNECTION_MS = 130_000
/** A client that neither sends nor reads for so long while it is answered. Event streams send a heartbeat sooner. */
const SILENT_CONNECTION_MS = 300_000
/** The URL, which may contain a shared plan, and all headers together. */
const HEADER_BYTES_MAX = 16 * 1024

export type RunningServer = {
  port: number
  /** The code the OWNER_EMAIL account has to enter to own the server; null once it has, or without OWNER_EMAIL. */
  ownerCode: string | null
  log: Log
  close: () => Promise<void>
}

/**
 * Creates everything impure, listens and starts the scheduled work; `close` undoes it in order. A start that updated the
 * data and then fails takes the update back where that is safe.
 */
export async function startServer(config: Config, webFolder: string): Promise<RunningServer> {
  const now = () => new Date()
  const write = (line: string) => void process.stdout.write(line)
  const log = createLog({ level: config.logLevel, format: config.logFormat, now, write })
  const say = (line: string) => write(`${line}\n`)
  const { database, update, release } = await openDataFolder(config, { log, now: now(), say })
  if (update.applied.length > 0) log.debug('database migrated', { applied: update.applied.join(' ') })
  const { server, deps } = await listenOn(database, { config, log, now }, webFolder).catch(
    async (error: unknown) => {
      throw update.snapshot ? await undoUpdate(database, update.snapshot, error, say) : error
    },
  )
  const { planQueue, engine, photoReader, photoEncoder, openStreams } = deps

  const work = scheduleWork(deps)
  const ownerCode = await readOwnerCode(deps)

  return {
    // An HTTP server listening on a port has an address object.
    port: (server.address() as AddressInfo).port,
    ownerCode,
    log,
    async close() {
      const finished = stopListening(server)
      for (const end of openStreams) end()
      const stoppedWork = Promise.all([
        (planQueue?.drain() ?? Promise.resolve()).then(() => engine.close()),
        photoReader.close(),
        photoEncoder.close(),
      ])
      await finished
      await work.stop()
      await stoppedWork
      await deps.mailer.close()
      await deps.limits.close()
      await deps.changes.close()
      await database.close()
      release()
    },
  }
}

/** Everything between opening the data and the first request. */
async function listenOn(
  database: Database,
  { config, log, now }: Pick<Deps, 'log' | 'now'> & { config: Config },
  webFolder: string,
): Promise<{ server: Server; deps: Deps }> {
  const every = (ms: number, run: () => void) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  }
  const randomId = () => randomBytes(16).toString('base64url')
  if (config.databaseUrl === undefined) markDatabaseMade(config.dataDir)
  const authSecret = authSecretOf(config)
  await rewriteOldFile(database).catch((error: unknown) =>
    log.warn('the database file could not be rewritten; it may hold deleted rows', errorFields(error)),
  )

  // Seconds since boot. The count goes on during sleep and cannot be set.
  const clock = watchClock({ database, log, now, steady: () => uptime() * 1000 })
  await clock.checkNow()

  const changes = config.databaseUrl
    ? await (await import('./documents/postgres-change-broadcast.ts')).createPostgresBroadcast(
        config.databaseUrl,
        log,
      )
    : createLocalBroadcast()
  const limits = createLimits({ database, now, scale: config.rateLimitScale })
  const { engine, chat } = await openEngines(
    { config: { ...config, authSecret }, database, limits, now, randomId, log },
    { wait: (ms, signal) => wait(ms, undefined, { signal }) },
  )
  const planQueue = config.databaseUrl
    ? openPlanQueue({ database, engine, log, now, every }, PLANNER_THREADS)
    : undefined
  const photoReader = createPhotoReader()
  const photoEncoder = createPhotoEncoder()
  const mailer = createMailer({ config, log, now, randomId })
  const openStreams: Deps['openStreams'] = new Set()
  const deps: Deps = {
    config: { ...config, authSecret },
    database,
    changes,
    limits,
    engine,
    chat,
    planQueue,
    photoReader,
    photoEncoder,
    passwords: createSlowPasswords(),
    mailer,
    gateway: openGateway(config, { database, fetcher: guardedFetch, log, now }),
    premiumPriceCents: PREMIUM_PRICE_CENTS,
    fetcher: guardedFetch,
    log,
    now,
    clock,
    every,
    randomId,
    openStreams,
  }

  const app = createApp(deps, readStaticFiles(webFolder), rendererOnFirstUse(deps, webFolder))
  const server = createServer(
    { keepAliveTimeout: IDLE_CONNECTION_MS, maxHeaderSize: HEADER_BYTES_MAX },
    oneAtATime(requireKnownHost(config.hostNames, getRequestListener(app.fetch))),
  )
  boundConnections(server, { scale: config.rateLimitScale, isBehindProxy: config.trustedProxies > 0 })
  await listen(server, config)
  return { server, deps }
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.setTimeout(SILENT_CONNECTION_MS)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

/** Ends idle connections at once; the others after their request, or after CLOSE_WITHIN_MS. */
async function stopListening(server: Server): Promise<void> {
  const finished = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  // Connections that finish a request from now on close as well.
  server.keepAliveTimeout = 1
  server.keepAliveTimeoutBuffer = 0
  const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS)
  await finished
  clearTimeout(deadline)
}
