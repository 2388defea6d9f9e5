import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EmbeddedPostgres } from '@pennyplate/server/testing/embedded-postgres'
import { freePort } from '@pennyplate/server/testing/start-postgres'

const METRICS_TOKEN = 'a token for this stress test only'
export const AUTH_SECRET = 'a secret for this stress test only, long enough'
const entry = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))

export const newFolder = () => mkdtempSync(join(tmpdir(), 'pennyplate-stress-'))

/** The built server as a process that can be killed and restarted on the same port. */
export class Server {
  readonly port: number
  readonly #env: Record<string, string>
  #child: ChildProcess | undefined

  constructor(port: number, env: Record<string, string>) {
    this.port = port
    this.#env = env
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Covers the time since the last call: reading the metrics resets the measurement. */
  async eventLoopDelay(): Promise<{ p50Ms: number; p99Ms: number }> {
    const answer = await fetch(`${this.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    const text = await answer.text()
    const read = (name: string) =>
      Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000
    return { p50Ms: read('p50'), p99Ms: read('p99') }
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env.PATH,
        PORT: String(this.port),
        LOG_LEVEL: 'silent',
        RATE_LIMIT_SCALE: '0',
        DEMO_MODE: 'true',
        OFF_BASE_URL: '',
        AUTH_SECRET,
        METRICS_TOKEN,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (said) => String(said).includes('ready') && resolve())
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}

/** A PostgreSQL that keeps its data over a restart. */
export async function startDatabase() {
  const databaseDir = newFolder()
  const port = await freePort()
  const make = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
      onLog: () => {},
      onError: () => {},
    })
  let running = make()
  await running.initialise()
  await running.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async restart() {
      await running.stop()
      running = make()
      await running.start()
    },
    async stop() {
      await running.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

/** nginx in front of the servers, or undefined if it is not installed. */
export async function startProxy(servers: readonly Server[]) {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = newFolder()
  const port = await freePort()
  const upstreams = servers
    .map((server) => `server 127.0.0.1:${server.port} max_fails=1 fail_timeout=2s;`)
    .join(' ')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 4096; }
http {
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  upstream pennyplate { ${upstreams} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://pennyplate; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr; proxy_buffering off;
    }
  }
}`,
  )
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' })
  await untilItAnswers(`http://127.0.0.1:${port}/api/health/ready`)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
