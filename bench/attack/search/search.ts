import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { seededRandom } from '@pennyplate/planner/search/random'
import { jsonOf } from '../ask.ts'
import type { OwnServer } from '../own-server.ts'
import type { Person } from '../person.ts'
import { Target } from '../target.ts'
import { treeUse } from '../watch-memory.ts'
import { type Api, readApi } from './api.ts'
import { Attacker } from './attacker.ts'
import { Tally } from './tally.ts'

export const ACCOUNTS_MAX = 20
/** Opening an account takes a hash that is slow on purpose. */
const SECONDS_PER_ACCOUNT = 4
const ROUND_MS = 5_000
const WATCH_EVERY_MS = 250
const QUIET_S = 60
const neighborMain = fileURLToPath(new URL('./neighbor-main.ts', import.meta.url))

type Waits = Readonly<Record<'reads' | 'failed' | 'late' | 'p50' | 'p99' | 'longest', number>> & {
  /** When reads took over a second, in seconds since the start. */
  readonly lateAt: readonly number[]
}
export type Searched = {
  readonly api: Api
  readonly tally: Tally
  readonly waits: Waits | undefined
  readonly peakMb: number
  /** Seconds since the start. */
  readonly peakAtS: number
  readonly peakThreads: number
  readonly quietS: number
  readonly quietMb: number
  readonly isAlive: boolean
}

/** Accounts send drawn requests, one to twenty of them at a time, while a neighbor reads. */
export async function search(own: OwnServer, seed: number, seconds: number): Promise<Searched> {
  const target = new Target('', own)
  const api = readApi((await target.guest('/api/openapi.json')).text)
  const neighbor = await target.newPerson()
  await neighbor.save('profile', { zipCode: '72762' })
  const tally = new Tally()
  const random = seededRandom(seed)
  const attackers = Array.from(
    { length: Math.min(ACCOUNTS_MAX, Math.ceil(seconds / SECONDS_PER_ACCOUNT)) },
    () => new Attacker(target, api, seededRandom(random.below(2 ** 31)), tally),
  )
  for (const attacker of attackers) await attacker.open()
  const memory = watchTree(own)
  const waits = neighborWaits(target.origin, neighbor, seconds).catch(() => undefined)
  const until = performance.now() + seconds * 1000
  let active = 1 + random.below(attackers.length)
  const rounds = setInterval(() => {
    active = 1 + random.below(attackers.length)
  }, ROUND_MS)
  const isOver = () => tally.inFlightAtDeath !== undefined || performance.now() >= until
  await Promise.all(attackers.map((one, n) => one.attack({ until, isOver, isActive: () => n < active })))
  clearInterval(rounds)
  const quietS = Math.min(QUIET_S, Math.round(seconds / 10))
  const measured = await waits
  if (!tally.inFlightAtDeath) await wait(quietS * 1000)
  const isAlive = (await target.guest('/api/health/live')).status === 200
  return { api, tally, waits: measured, quietS, quietMb: treeUse(own.pid).mb, isAlive, ...memory.stop() }
}

async function neighborWaits(origin: string, neighbor: Person, seconds: number): Promise<Waits | undefined> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    neighborMain,
    origin,
    `/api/kv/all?userId=${neighbor.userId}`,
    neighbor.cookie,
    String(seconds),
  ])
  return jsonOf(stdout) as Waits | undefined
}

function watchTree({ pid }: OwnServer) {
  const start = performance.now()
  let peakMb = 0
  let peakAtS = 0
  let peakThreads = 0
  const timer = setInterval(() => {
    const { mb, threads } = treeUse(pid)
    if (mb > peakMb) [peakMb, peakAtS] = [mb, Math.round((performance.now() - start) / 1000)]
    peakThreads = Math.max(peakThreads, threads)
  }, WATCH_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return { peakMb, peakAtS, peakThreads }
    },
  }
}
