import { Agent } from 'node:http'
import { percentile } from '../row.ts'
import type { Check } from './checks.ts'
import { generator } from './random.ts'
import type { Server } from './servers.ts'
import { type Answer, type Kind, Visitor } from './visitor.ts'

type Outage = Readonly<{ name: string; from: number; to: number }>
/** Something that breaks during the load. `run` resolves when it is repaired. */
type Disruption = Readonly<{ name: string; atS: number; run: () => Promise<void> }>

export type LoadPlan = Readonly<{
  part: string
  origin: string
  servers: readonly Server[]
  people: number
  seconds: number
  disruptions: readonly Disruption[]
}>

/** For this long after a repair, connections broken by the outage may still fail. */
const RECOVERY_MS = 3_000
/** Beyond this many, further failures are usually alike. */
const FAILURES_SHOWN = 10

/** Many people use the app at once while things break. Prints what they saw and returns whether anything was lost. */
export async function runLoad({
  part,
  origin,
  servers,
  people,
  seconds,
  disruptions,
}: LoadPlan): Promise<Check[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const visitors = Array.from({ length: people }, () => new Visitor(origin, agent))
  for (let i = 0; i < people; i += 10)
    await Promise.all(visitors.slice(i, i + 10).map((visitor) => visitor.arrive()))
  for (const server of servers) await server.eventLoopDelay()

  const started = performance.now()
  const outages: Outage[] = []
  const going = disruptions.map(async ({ name, atS, run }) => {
    await new Promise((resolve) => setTimeout(resolve, atS * 1000))
    const from = performance.now()
    await run()
    outages.push({ name, from: from - 100, to: performance.now() + RECOVERY_MS })
  })
  const random = generator(1)
  await Promise.all(visitors.map((visitor) => visitor.use(started + seconds * 1000, random)))
  await Promise.all(going)
  let lost = 0
  for (const visitor of visitors) if ((await visitor.kept()) < visitor.acknowledged) lost += 1
  agent.destroy()

  const answers = visitors.flatMap((visitor) => visitor.answers)
  const isInOutage = ({ at, ms }: Answer) => outages.some(({ from, to }) => at >= from && at - ms <= to)
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  const unexplained = failed.filter((answer) => !isInOutage(answer))
  console.log(
    `\n${part}: ${people} people, ${seconds} s, ${(answers.length / seconds).toFixed(0)} requests/s`,
  )
  for (const { name, from, to } of outages)
    console.log(`  ${name}: over after ${((to - from - RECOVERY_MS) / 1000).toFixed(1)} s`)
  const head = 'count | p50 ms | p95 ms | p99 ms | turned away (429) | failed in an outage | failed otherwise'
  console.log(`  | | ${head} |`)
  console.log('  |---|---:|---:|---:|---:|---:|---:|---:|')
  for (const kind of ['read', 'edit', 'plan'] as const)
    console.log(`  ${row(kind, answers, failed, unexplained)}`)
  for (const { kind, status, ms, at } of unexplained.slice(0, FAILURES_SHOWN))
    console.log(
      `  failed otherwise: ${kind} ${status === 0 ? 'without an answer' : `answered ${status}`} after ${ms.toFixed(0)} ms, ${((at - started) / 1000).toFixed(1)} s from the start`,
    )
  for (const [index, server] of servers.entries()) {
    const { p50Ms, p99Ms } = await server.eventLoopDelay()
    console.log(
      `  event-loop delay of server ${index + 1} since its last start p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
    )
  }
  return [
    zero(part, 'acknowledged writes lost', lost),
    zero(part, 'requests that failed outside the outages', unexplained.length),
  ]
}

function zero(part: string, what: string, count: number): Check {
  return { part, what, target: '0', figure: String(count), isMet: count === 0, about: 'fault' }
}

function row(
  kind: Kind,
  answers: readonly Answer[],
  failed: readonly Answer[],
  unexplained: readonly Answer[],
): string {
  const own = answers.filter((answer) => answer.kind === kind)
  const times = own.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const at = (share: number) => (times.length > 0 ? percentile(times, share).toFixed(0) : '-')
  const bad = failed.filter((answer) => answer.kind === kind).length
  const worse = unexplained.filter((answer) => answer.kind === kind).length
  const away = own.filter(({ status }) => status === 429).length
  return `| ${[kind, own.length, at(0.5), at(0.95), at(0.99), away, bad - worse, worse].join(' | ')} |`
}
