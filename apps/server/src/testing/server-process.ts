import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Where } from './fresh-database.ts'
import { freePort } from './start-postgres.ts'

export type ServerProcess = {
  url: string
  pid: number
  /** Everything it wrote to stdout and stderr so far. */
  said: () => string
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Tests run the sources; benchmarks and screenshots run the built server. */
const PROGRAMS = { sources: '../main.ts', bundle: '../../dist/main.js' }
/** What scripts/start.mjs starts it with. */
const NODE_FLAGS = ['--max-semi-space-size=4']
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/** What any program needs from our environment: a compile cache (`vitest.config.ts`) and the clock of the tests, if they are set. */
export function bareEnvironment(): Record<string, string | undefined> {
  const names = ['PATH', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'TEST_CLOCK_SHIFT_MS', 'TZ']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}

/** Starts the real server as a separate process. */
export async function startServerProcess(
  where: Pick<Where, 'dataDir' | 'databaseUrl'>,
  env: Record<string, string> = {},
  program: keyof typeof PROGRAMS | URL = 'sources',
) {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      ...NODE_FLAGS,
      fileURLToPath(typeof program === 'string' ? new URL(PROGRAMS[program], import.meta.url) : program),
    ],
    {
      env: {
        ...bareEnvironment(),
        ...MEMORY_SETTINGS,
        PORT: String(port),
        DATA_DIR: where.dataDir,
        DATABASE_URL: where.databaseUrl ?? '',
        LOG_LEVEL: 'warn',
        // Tests sign up many users from one address.
        RATE_LIMIT_SCALE: '100',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  await ready(child)
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    said: () => said,
    async kill(signal: NodeJS.Signals) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      return child.exitCode
    },
  } satisfies ServerProcess
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Pennyplate is ready')) resolve(said)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

const PASSWORD = 'a frying pan of cast iron'

function askAuth(url: string, what: string, body: object): Promise<Response> {
  return fetch(`${url}/api/auth/${what}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: PASSWORD }),
  })
}

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** The cookie of another session of somebody who signed up over HTTP. */
export async function signInOver(url: string, email: string): Promise<string> {
  return cookieOf(await askAuth(url, 'sign-in', { email }))
}

/** Signs up over real HTTP and returns functions that call the server as that user. */
export async function signUpOver(url: string, email: string) {
  const answer = await askAuth(url, 'sign-up', { name: 'Sam', email })
  const cookie = cookieOf(answer)
  const { user } = (await answer.json()) as { user: { id: string } }
  const headers = { cookie, 'content-type': 'application/json' }
  return {
    userId: user.id,
    headers,
    save: (at: string, key: string, value: unknown) =>
      fetch(`${at}/api/kv?userId=${user.id}&key=${key}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ value }),
      }),
    whoAmI: async (at: string) => {
      const me = (await (await fetch(`${at}/api/me`, { headers })).json()) as { user: { id: string } | null }
      return me.user?.id
    },
    plan: (at: string, idempotencyKey: string) =>
      fetch(`${at}/api/ai/plan`, { method: 'POST', headers, body: JSON.stringify({ idempotencyKey }) }),
    read: (at: string, key: string) => fetch(`${at}/api/kv?userId=${user.id}&key=${key}`, { headers }),
  }
}
