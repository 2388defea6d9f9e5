import { PREMIUM_PRICE_CENTS } from '@pennyplate/domain/bounds/limits'
import { findMemberships } from '../accounts/households.store.ts'
import { createApp } from '../app.ts'
import { watchClock } from '../clock/clock-watch.ts'
import { type Config, readConfig } from '../config.ts'
import { PLANNER_THREADS } from '../costs/heavy-work.ts'
import { toUserId } from '../database/ids.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import type { DatabaseKind } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { createLocalBroadcast } from '../documents/change-broadcast.ts'
import { createPostgresBroadcast } from '../documents/postgres-change-broadcast.ts'
import type { ChatDeps } from '../engines/chat/client/chat-client.ts'
import { openEngines } from '../engines/open-engines.ts'
import { guardedFetch } from '../http/guarded-fetch.ts'
import { createLimits } from '../http/limits.ts'
import { createLog } from '../log.ts'
import type { Mail } from '../mail/mailer.ts'
import { openGateway } from '../payments/open-gateway.ts'
import { openPlanQueue } from '../plan-queue/plan-queue.ts'
import { migratedDatabase, type Where } from './fresh-database.ts'
import { lastingEngine, lastingPhotoEncoder, lastingPhotoReader, quickPasswords } from './lasting-parts.ts'

const ORIGIN = 'http://localhost:3000'

type Options = {
  engine?: DatabaseKind
  env?: Record<string, string>
  where?: Where
  /** When its clock starts; now by default. */
  startsAt?: string
  /** Timeout for the language model. Tests never wait between two attempts. */
  chatTimeoutMs?: ChatDeps['timeoutMs']
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
export type Visitor = ReturnType<TestServer['visitor']>

/** The real app over a real database, with a clock the test moves and a mailbox it reads. */
export async function startTestServer({
  engine = 'sqlite',
  env = {},
  where,
  startsAt,
  chatTimeoutMs,
}: Options = {}) {
  const place = where ?? (await migratedDatabase(engine))
  const config = configFrom({
    OFF_BASE_URL: '',
    ...env,
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
  })
  const database = await openDatabase(config)
  await migrate(database)
  const clock = createTestClock(startsAt)
  const mails: Mail[] = []
  const logLines: string[] = []
  const deps = await createTestDeps({ config, database, clock, mails, logLines, chatTimeoutMs })
  const app = createApp(deps, new Map())

  return {
    app,
    deps,
    mails,
    logLines,
    visitor: () => createVisitor(app),
    advance: clock.advance,
    setClock: clock.set,
    async close() {
      for (const end of deps.openStreams) end()
      await deps.planQueue?.drain()
      await deps.limits.close()
      await deps.changes.close()
      await database.close()
      if (!where) await place.remove()
    },
  }
}

function createTestClock(startsAt: string | undefined) {
  let time = startsAt === undefined ? Date.now() : Date.parse(startsAt)
  let steadyMs = 0
  let aheadMs = 0
  return {
    now: () => new Date(time),
    steady: () => steadyMs,
    databaseTime: () => time - aheadMs,
    /** Lets time pass. */
    advance: (ms: number) => {
      time += ms
      steadyMs += ms
    },
    /** Changes the clock without time passing. `alone`: the database's clock stays as it is. */
    set: (ms: number, alone?: 'alone') => {
      time += ms
      if (alone) aheadMs += ms
    },
  }
}

type Parts = {
  config: Config
  database: Database
  clock: ReturnType<typeof createTestClock>
  mails: Mail[]
  logLines: string[]
  chatTimeoutMs: Options['chatTimeoutMs']
}

async function createTestDeps(parts: Parts): Promise<Deps> {
  const { config, database, clock, mails, logLines, chatTimeoutMs } = parts
  const { now } = clock
  const log = createLog({ level: 'debug', format: 'json', now, write: (line) => logLines.push(line) })
  const watch = watchClock({
    database,
    log,
    now,
    steady: clock.steady,
    askDatabase: async () => clock.databaseTime(),
  })
  await watch.checkNow()
  let ids = 0
  const known = {
    config: { ...config, authSecret: 'a secret that only the tests know, long enough' },
    database,
    limits: createLimits({ database, now, scale: config.rateLimitScale }),
    log,
    now,
    randomId: () => `id-${++ids}`,
  }
  const engines = await openEngines(
    known,
    { wait: async () => undefined, ...(chatTimeoutMs ? { timeoutMs: chatTimeoutMs } : {}) },
    lastingEngine,
  )
  // Tests are shorter than any interval.
  const every = () => () => undefined
  return {
    ...known,
    ...engines,
    every,
    planQueue: config.databaseUrl
      ? openPlanQueue({ ...known, ...engines, every }, PLANNER_THREADS)
      : undefined,
    changes: config.databaseUrl
      ? await createPostgresBroadcast(config.databaseUrl, log)
      : createLocalBroadcast(),
    mailer: {
      send: (mail) => mails.push(mail),
      deliver: async (mail) => {
        mails.push(mail)
        return 'delivered'
      },
      close: async () => {},
    },
    clock: watch,
    gateway: openGateway(config, { ...known, fetcher: guardedFetch }),
    premiumPriceCents: PREMIUM_PRICE_CENTS,
    fetcher: guardedFetch,
    photoReader: lastingPhotoReader,
    photoEncoder: lastingPhotoEncoder,
    passwords: quickPasswords,
    openStreams: new Set(),
  }
}

/** A browser with its own cookies. */
function createVisitor(app: ReturnType<typeof createApp>) {
  const cookies = new Map<string, string>()

  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await app.request(`${ORIGIN}${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(body === undefined ? {} : { origin: ORIGIN }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: encoded(body) }),
    })
    storeCookies(cookies, response.headers)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    return { status: response.status, headers: response.headers, bytes, text, json: parsed(text) }
  }

  return {
    cookies,
    get: (path: string, headers?: Record<string, string>) => ask('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) => ask('POST', path, body, headers),
    patch: (path: string, body: unknown) => ask('PATCH', path, body),
    put: (path: string, body: unknown) => ask('PUT', path, body, { origin: ORIGIN }),
    delete: (path: string, body?: unknown) => ask('DELETE', path, body, { origin: ORIGIN }),
  }
}

function storeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

export const PASSWORD = 'a frying pan of cast iron'

/** A signed-in visitor with a new account. */
export async function signUp(server: TestServer, email = 'sam@example.org') {
  const visitor = server.visitor()
  // Tests sign up more people from one address than may.
  await server.deps.limits.forget('sign-up-address', 'unknown')
  const { json } = await visitor.post('/api/auth/sign-up/email', { name: 'Sam', email, password: PASSWORD })
  const userId = toUserId(json.user.id)
  const [home] = await findMemberships(server.deps.database.db, userId)
  if (!home) throw new Error('a new account has a household')
  return {
    ...visitor,
    userId,
    householdId: home.householdId,
    kv: (key: string, owner: string = userId) => `/api/kv?userId=${owner}&key=${key}`,
  }
}

function configFrom({ BILLING, ...env }: Record<string, string>): Config {
  // An operator needs Square for it; tests charge test mode's cards.
  const isLive = BILLING === 'live'
  const outcome = readConfig(env)
  if (!outcome.ok) throw new Error(outcome.problems.join('; '))
  const { config } = outcome
  return isLive ? { ...config, billing: 'live', billingStartsOn: env.BILLING_STARTS_ON ?? null } : config
}

function encoded(body: unknown): string | FormData {
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)
}

/** Untyped, so that tests can assert any part of it. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of a response is what tests check
function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
