import { load } from '../http/load.ts'
import { METRICS_TOKEN, type Server } from './servers.ts'

/** People beside whose plans somebody reads: more than there are places to wait, so that the queue is always full. */
const HOUSEHOLDS = 60

/** How late the server's own thread comes to its work, and how long a read takes, while many weeks are asked for. */
export async function measureEventLoop({ url }: Server, plansPerS: number, seconds: number): Promise<void> {
  const cookies = await Promise.all(Array.from({ length: HOUSEHOLDS }, () => openHousehold(url)))
  const reader = await openHousehold(url)
  const reading = await readAs(url, reader)
  await eventLoopLag(url)
  const answers: { status: number; ms: number }[] = []
  const asked: Promise<void>[] = []
  const reads = load(reading.path, reading.headers, seconds, 1)
  for (let i = 0; i < plansPerS * seconds; i++) {
    asked.push(askForPlan(url, cookies[i % HOUSEHOLDS] ?? '', i).then((answer) => void answers.push(answer)))
    await new Promise((resolve) => setTimeout(resolve, 1000 / plansPerS))
  }
  const lag = await eventLoopLag(url)
  const { p50Ms, p99Ms, failures } = await reads
  await Promise.all(asked)
  const waits = answers
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms / 1000)
    .toSorted((a, b) => a - b)
  const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1)
  const away = answers.filter(({ status }) => status === 429).length
  console.log(
    `\n${plansPerS} plans a second asked for by ${HOUSEHOLDS} households, ${seconds} s: ${waits.length} planned, ${away} turned away (429), ${answers.length - waits.length - away} failed`,
  )
  console.log(`  from asking to the whole week p50 ${at(0.5)} s, p95 ${at(0.95)} s`)
  console.log(`  reads meanwhile p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${failures} failed`)
  console.log(`  event-loop delay p50 ${lag.p50} ms, p99 ${lag.p99} ms (mark 50 ms)`)
}

async function openHousehold(url: string): Promise<string> {
  const opened = await fetch(`${url}/api/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function readAs(url: string, cookie: string) {
  const me = (await (await fetch(`${url}/api/me`, { headers: { cookie } })).json()) as {
    user: { id: string }
  }
  return { path: `${url}/api/kv/all?userId=${me.user.id}`, headers: { cookie } }
}

async function askForPlan(url: string, cookie: string, seed: number) {
  const sent = performance.now()
  const answer = await fetch(`${url}/api/ai/plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ seed }),
  })
  const text = await answer.text()
  const status = answer.status === 200 && !text.includes('event: done') ? 500 : answer.status
  return { status, ms: performance.now() - sent }
}

/** Reading the metrics starts the next measurement. */
async function eventLoopLag(url: string) {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const read = (name: string) =>
    (Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000).toFixed(
      1,
    )
  return { p50: read('p50'), p99: read('p99') }
}
