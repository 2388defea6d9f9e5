import { rmSync } from 'node:fs'
import { type ClonedPerson, cloneHouseholds } from '@pennyplate/server/testing/clone-households'
import { freePort } from '@pennyplate/server/testing/start-postgres'
import { percentile } from '../../row.ts'
import type { Check } from '../checks.ts'
import { openHousehold, planWeek } from '../event-loop.ts'
import { generator } from '../random.ts'
import { AUTH_SECRET, newFolder, Server, startDatabase } from '../servers.ts'
import { arrive, saturate } from './arrivals.ts'
import { type Asked, ask, type Kind, type Sample } from './ask.ts'
import { measureCosts } from './measure-costs.ts'
import { watchMemory } from './resident-memory.ts'

/** For each plan of the evening: lists computed, saves (ticks among them), and openings of the app. */
const PER_PLAN: Readonly<Record<Kind, number>> = { plan: 1, list: 2, save: 10, read: 20 }
const KINDS = ['plan', 'list', 'save', 'read'] as const
/** Enough that no thread of two servers idles, and few enough that none is turned away. */
const PLANS_AT_ONCE = 4
const PART = 'Sunday evening, two servers'

/** Ten thousand stored households, and as many of them at the app as half the planning capacity serves. */
export async function measureSunday(households: number, seconds: number): Promise<Check[]> {
  const database = await startDatabase()
  const folders = [newFolder(), newFolder()]
  const servers: Server[] = []
  for (const dataDir of folders)
    servers.push(new Server(await freePort(), { DATA_DIR: dataDir, DATABASE_URL: database.url }))
  try {
    for (const server of servers) await server.start()
    return await measure(servers, database, households, seconds)
  } finally {
    for (const server of servers) await server.end('SIGTERM')
    await database.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  servers: readonly Server[],
  database: { url: string; pid: () => number },
  households: number,
  seconds: number,
): Promise<Check[]> {
  const started = performance.now()
  const { people, sample, sizeMb } = await store(servers[0]?.url ?? '', database.url, households)
  console.log(
    `\n${PART}: ${people.length} households stored in ${((performance.now() - started) / 1000).toFixed(0)} s, ${sizeMb} MB`,
  )
  const random = generator(1)
  const anyOf = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }
  const send = (kind: Kind, name: string) => ask(kind, anyOf(servers).url, anyOf(people), sample, name)

  const warm = await Promise.all(servers.map(({ url }) => ask('plan', url, anyOf(people), sample, 'warm')))
  const pids = servers.map(({ pid }) => pid)
  const memory = watchMemory(pids)
  const costs = await measureCosts(pids, database.pid(), send)
  const full = await saturate(PLANS_AT_ONCE, seconds, (n) => send('plan', `full-${n}`))
  const capacity = full.filter(({ status }) => status === 200).length / seconds
  if (capacity === 0) throw new Error(`The machine is too busy: no week was planned in ${seconds} s.`)
  console.log(`  both servers plan ${capacity.toFixed(2)} weeks a second when asked for nothing else`)

  const answers = await Promise.all(
    KINDS.map((kind) =>
      arrive((PER_PLAN[kind] * capacity) / 2, seconds, random, (n) => send(kind, `mix-${n}`)),
    ),
  )
  printMix(answers.flat(), seconds)
  console.log(
    `  most memory of each server: ${memory()
      .map((mb) => `${mb.toFixed(0)} MB`)
      .join(', ')}`,
  )
  const lost = await plansLostWithAServer(servers, people, sample)
  const failed = [...warm, ...costs, ...full, ...answers.flat()].filter(
    ({ status }) => status === 0 || status >= 500,
  )
  return [
    zero('requests that failed', failed.length),
    zero('plans lost when one of two servers is killed', lost),
  ]
}

/** One household plans and accepts a week; the others are copies of it. */
async function store(url: string, databaseUrl: string, households: number) {
  const first = await openHousehold(url)
  const { headers, userId } = first
  const plan = await planWeek(url, headers)
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  await post(`/api/kv?userId=${userId}&key=currentMealPlan`, { value: plan })
  const command = { type: 'accept' }
  await post('/api/week/commands', { idempotencyKey: 'accept', command })
  const list = await fetch(`${url}/api/kv?userId=${userId}&key=currentShoppingList`, { headers })
  const { value } = (await list.json()) as { value: unknown }
  const session = { cookieName: headers.cookie.split('=')[0] ?? '', secret: AUTH_SECRET }
  const { people, sizeMb } = await cloneHouseholds(databaseUrl, userId, households, session)
  const sample: Sample = { plan, shoppingList: value }
  return { people, sample, sizeMb }
}

function printMix(answers: readonly Asked[], seconds: number): void {
  console.log(`  then for ${seconds} s plans at half that rate, and what else people do:`)
  console.log('  | | asked | a second | p50 ms | p95 ms | turned away (429) | failed |')
  console.log('  |---|---:|---:|---:|---:|---:|---:|')
  for (const kind of KINDS) {
    const own = answers.filter((answer) => answer.kind === kind)
    const times = own.filter(({ status }) => status === 200).map(({ ms }) => ms)
    const at = (share: number) => percentile(times, share).toFixed(0)
    const away = own.filter(({ status }) => status === 429).length
    const failed = own.filter(({ status }) => status !== 200 && status !== 429).length
    const rate = (own.length / seconds).toFixed(2)
    console.log(`  | ${[kind, own.length, rate, at(0.5), at(0.95), away, failed].join(' | ')} |`)
  }
}

/** Asks one server, kills the other, and asks again as browsers do whose stream was cut. */
async function plansLostWithAServer(
  servers: readonly Server[],
  people: readonly ClonedPerson[],
  sample: Sample,
): Promise<number> {
  const [stays, dies] = servers
  if (!stays || !dies) throw new Error('two servers are needed')
  const asked = people.slice(0, 4).map(async (person, n) => {
    const { status } = await ask('plan', (n % 2 ? stays : dies).url, person, sample, `killed-${n}`)
    return status === 200 ? status : (await ask('plan', stays.url, person, sample, `killed-${n}`)).status
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await dies.end('SIGKILL')
  const ended = await Promise.all(asked)
  await dies.start()
  return ended.filter((status) => status !== 200).length
}

function zero(what: string, count: number): Check {
  return { part: PART, what, target: '0', figure: String(count), isMet: count === 0, about: 'fault' }
}
