import { SAVED_WEEKS } from '@pennyplate/domain/bounds/limits'
import { load } from '../http/load.ts'
import { percentile } from '../row.ts'
import type { Check } from './checks.ts'
import type { Server } from './servers.ts'
import { describeTimeSince, mainThreadTime } from './thread-time.ts'

/** More households than there are places in the queue, so that the queue is always full. */
const HOUSEHOLDS = 60
const EVENT_LOOP_P99_MS = 50
const PART = 'plans asked for'

export type Household = Readonly<{
  userId: string
  headers: Readonly<{ cookie: string; 'content-type': string }>
}>

/** Measures the event-loop delay of the server and the time of reads while many plans are requested. */
export async function measureEventLoop(server: Server, plansPerS: number, seconds: number): Promise<Check[]> {
  const { url } = server
  const households = await openHouseholds(url)
  const [reader] = households
  await server.eventLoopDelay()
  const before = mainThreadTime(server.pid)
  const answers: { status: number; ms: number }[] = []
  const asked: Promise<void>[] = []
  const reads = load(`${url}/api/kv?userId=${reader.userId}&key=pantry`, reader.headers, seconds, 1)
  for (let i = 0; i < plansPerS * seconds; i++) {
    const { headers } = households[i % HOUSEHOLDS] ?? reader
    asked.push(askForPlan(url, headers, i).then((answer) => void answers.push(answer)))
    await new Promise((resolve) => setTimeout(resolve, 1000 / plansPerS))
  }
  const delay = await server.eventLoopDelay()
  const after = mainThreadTime(server.pid)
  const { p50Ms, p99Ms, failures } = await reads
  await Promise.all(asked)
  const waitsS = answers.filter(({ status }) => status === 200).map(({ ms }) => ms / 1000)
  const away = answers.filter(({ status }) => status === 429).length
  const failed = answers.length - waitsS.length - away + failures
  console.log(
    `\n${plansPerS} plans a second asked for by ${HOUSEHOLDS} households with ${SAVED_WEEKS} saved weeks each, ${seconds} s: ${waitsS.length} planned, ${away} turned away (429)`,
  )
  console.log(
    `  from asking to the whole week p50 ${percentile(waitsS, 0.5).toFixed(1)} s, p95 ${percentile(waitsS, 0.95).toFixed(1)} s`,
  )
  console.log(`  reads meanwhile p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`)
  console.log(
    `  event-loop delay p50 ${delay.p50Ms.toFixed(1)} ms, p99 ${delay.p99Ms.toFixed(1)} ms${describeTimeSince(before, after)}`,
  )
  return [
    {
      part: PART,
      what: 'event-loop delay p99',
      target: `under ${EVENT_LOOP_P99_MS} ms`,
      figure: `${delay.p99Ms.toFixed(1)} ms`,
      isMet: delay.p99Ms < EVENT_LOOP_P99_MS,
      about: 'time',
    },
    {
      part: PART,
      what: 'questions that failed',
      target: '0',
      figure: String(failed),
      isMet: failed === 0,
      about: 'fault',
    },
  ]
}

/** Households with many saved weeks, because every plan request reads them. */
async function openHouseholds(url: string): Promise<readonly [Household, ...Household[]]> {
  const first = await openHousehold(url)
  const week = await planWeek(url, first.headers)
  const all: [Household, ...Household[]] = [first]
  for (let i = 1; i < HOUSEHOLDS; i++) all.push(await openHousehold(url))
  for (const { userId, headers } of all) {
    const saved = await fetch(`${url}/api/kv?userId=${userId}&key=mealPlanHistory`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ value: Array.from({ length: SAVED_WEEKS }, () => week) }),
    })
    if (saved.status !== 200) throw new Error(`Saving weeks failed: ${saved.status} ${await saved.text()}`)
  }
  return all
}

export async function openHousehold(url: string): Promise<Household> {
  const opened = await fetch(`${url}/api/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const me = (await (await fetch(`${url}/api/me`, { headers: { cookie } })).json()) as {
    user: { id: string }
  }
  return { userId: me.user.id, headers: { cookie, 'content-type': 'application/json' } }
}

/** A week in the form in which accepted weeks are saved. */
export async function planWeek(url: string, headers: Household['headers']): Promise<unknown> {
  const answer = await fetch(`${url}/api/ai/plan`, { method: 'POST', headers, body: '{}' })
  const done = /^event: done\ndata: (.*)$/m.exec(await answer.text())?.[1]
  if (!done) throw new Error(`Planning the sample week failed: ${answer.status}`)
  const { plan, report } = JSON.parse(done) as { plan: { weekStartDate: string }; report: unknown }
  return { ...plan, report, dateAccepted: `${plan.weekStartDate.slice(0, 10)}T12:00:00.000Z` }
}

async function askForPlan(url: string, headers: Household['headers'], seed: number) {
  const sent = performance.now()
  const answer = await fetch(`${url}/api/ai/plan`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ seed }),
  })
  const text = await answer.text()
  const status = answer.status === 200 && !text.includes('event: done') ? 500 : answer.status
  return { status, ms: performance.now() - sent }
}
