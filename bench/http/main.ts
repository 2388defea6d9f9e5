import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, startPostgres } from '@pennyplate/server/testing/start-postgres'
import { percentile, report, reportTimes, TARGET_MISSED } from '../row.ts'
import { load } from './load.ts'

/** Authenticated reads compared with the bare framework. They take turns, so that other work on the machine slows both equally. */
const ROUNDS = 5
const SECONDS = 3
const TARGETS = { shareOfBare: 0.3, idleMb: 110, startMs: 600 }
const STARTS = 5
/** Memory settles after startup. */
const IDLE_AFTER_MS = 2_000
const root = fileURLToPath(new URL('../..', import.meta.url))
const PANTRY = [{ id: 'a', name: 'Bread', quantity: '1 loaf', category: 'Grains' }]

const median = (numbers: number[]) => percentile(numbers, 0.5)
const children: ChildProcess[] = []

async function start(file: string, env: Record<string, string>) {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, file)], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await new Promise<void>((resolve) =>
    child.stdout?.on('data', (said) => String(said).includes('ready') && resolve()),
  )
  return { url: `http://127.0.0.1:${port}`, startMs: performance.now() - started, pid: child.pid ?? 0, child }
}

const residentMb = (pid: number) => {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

async function signIn(url: string) {
  const json = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      name: 'Bench',
      email: 'bench@example.org',
      password: 'a frying pan of cast iron',
    }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { user } = (await answer.json()) as { user: { id: string } }
  const path = `${url}/api/kv?userId=${user.id}&key=pantry`
  await fetch(path, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ value: PANTRY }) })
  return { path, headers: { cookie } }
}

const folders = ['sqlite', 'postgres'].map((name) => mkdtempSync(join(tmpdir(), `pennyplate-bench-${name}-`)))
const postgres = await startPostgres()
try {
  const bare = await start('bench/http/bare-server.ts', {})
  const startsMs: number[] = []
  // The first start creates the database and is not measured.
  for (let i = 0; i <= STARTS; i++) {
    const { startMs, child } = await start('apps/server/dist/main.js', { DATA_DIR: folders[0] ?? '' })
    if (i > 0) startsMs.push(startMs)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  const embedded = await start('apps/server/dist/main.js', { DATA_DIR: folders[0] ?? '' })
  await new Promise((resolve) => setTimeout(resolve, IDLE_AFTER_MS))
  const idleMb = residentMb(embedded.pid)
  const outgrown = await start('apps/server/dist/main.js', {
    DATA_DIR: folders[1] ?? '',
    DATABASE_URL: postgres.url,
  })
  const targets = {
    bare: { path: `${bare.url}/`, headers: {} },
    SQLite: await signIn(embedded.url),
    PostgreSQL: await signIn(outgrown.url),
  }
  const results: Record<string, Awaited<ReturnType<typeof load>>[]> = { bare: [], SQLite: [], PostgreSQL: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { path, headers }] of Object.entries(targets)) {
      const result = await load(path, headers, round === 0 ? 1 : SECONDS)
      if (round > 0) results[name]?.push(result)
    }
  }
  console.log(`GET /api/kv, signed in, 16 connections, median of ${ROUNDS} rounds of ${SECONDS} s`)
  console.log('| server | requests/s | share of bare | p50 ms | p99 ms | failures |')
  console.log('|---|---:|---:|---:|---:|---:|')
  const of = (name: string) => results[name] ?? []
  const bareRate = median(of('bare').map((result) => result.requestsPerS))
  const isMet = []
  for (const [name, list] of Object.entries(results)) {
    const rate = median(list.map((result) => result.requestsPerS))
    const cells = [
      rate.toFixed(0),
      (rate / bareRate).toFixed(2),
      median(list.map((result) => result.p50Ms)).toFixed(2),
      median(list.map((result) => result.p99Ms)).toFixed(2),
      list.reduce((sum, result) => sum + result.failures, 0),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
    if (name === 'bare') continue
    // Only SQLite has a target.
    const target = name === 'SQLite' ? TARGETS.shareOfBare : null
    isMet.push(target === null || rate / bareRate >= target)
    report({
      what: `HTTP read, ${name}: ${(rate / bareRate).toFixed(2)} of the bare framework's rate`,
      p50: `${median(list.map((result) => result.p50Ms)).toFixed(2)} ms`,
      p95: `${median(list.map((result) => result.p95Ms)).toFixed(2)} ms`,
      target: target === null ? '' : `rate at least ${target.toFixed(2)}`,
      isMet: target === null ? null : rate / bareRate >= target,
    })
  }
  const isSmall = idleMb < TARGETS.idleMb
  report({
    what: 'memory when idle',
    p50: `${idleMb.toFixed(0)} MB`,
    p95: '',
    target: `under ${TARGETS.idleMb} MB`,
    isMet: isSmall,
  })
  isMet.push(isSmall, reportTimes('start-up to ready', startsMs, { at: 'p50', ms: TARGETS.startMs }))
  process.exitCode = isMet.every(Boolean) ? 0 : TARGET_MISSED
} finally {
  for (const child of children) child.kill('SIGTERM')
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
