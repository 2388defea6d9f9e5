import { Agent } from 'node:http'
import { type Answer, type Kind, Visitor } from './visitor.ts'

type Outage = Readonly<{ name: string; from: number; to: number }>
/** Something that goes wrong at a moment of the storm; answers when it is over. */
export type Mishap = Readonly<{ name: string; atS: number; happen: () => Promise<void> }>

/** After a mishap is over, connections that broke in it may still be noticed. */
const AFTERMATH_MS = 3_000

/** Many people at once, and mishaps among them. Prints what they saw; answers whether nothing was lost. */
export async function storm(
  name: string,
  origin: string,
  people: number,
  seconds: number,
  mishaps: readonly Mishap[],
): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const visitors = Array.from({ length: people }, () => new Visitor(origin, agent))
  for (let i = 0; i < people; i += 10)
    await Promise.all(visitors.slice(i, i + 10).map((visitor) => visitor.arrive()))

  const started = performance.now()
  const outages: Outage[] = []
  const going = mishaps.map(async ({ name, atS, happen }) => {
    await new Promise((resolve) => setTimeout(resolve, atS * 1000))
    const from = performance.now()
    await happen()
    outages.push({ name, from: from - 100, to: performance.now() + AFTERMATH_MS })
  })
  const random = generator(1)
  await Promise.all(visitors.map((visitor) => visitor.use(started + seconds * 1000, random)))
  await Promise.all(going)
  const lost = []
  for (const visitor of visitors) if ((await visitor.kept()) < visitor.acknowledged) lost.push(visitor)
  agent.destroy()

  const answers = visitors.flatMap((visitor) => visitor.answers)
  const isInOutage = ({ at, ms }: Answer) => outages.some(({ from, to }) => at >= from && at - ms <= to)
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  const unexplained = failed.filter((answer) => !isInOutage(answer))
  console.log(
    `\n${name}: ${people} people, ${seconds} s, ${(answers.length / seconds).toFixed(0)} requests/s`,
  )
  for (const outage of outages)
    console.log(
      `  ${outage.name}: over after ${((outage.to - outage.from - AFTERMATH_MS) / 1000).toFixed(1)} s`,
    )
  console.log(
    '  | | count | p50 ms | p95 ms | p99 ms | turned away (429) | failed in an outage | failed otherwise |',
  )
  console.log('  |---|---:|---:|---:|---:|---:|---:|---:|')
  for (const kind of ['read', 'edit', 'plan'] as const)
    console.log(`  ${row(kind, answers, failed, unexplained)}`)
  console.log(`  acknowledged writes lost: ${lost.length}`)
  return lost.length === 0 && unexplained.length === 0
}

function row(
  kind: Kind,
  answers: readonly Answer[],
  failed: readonly Answer[],
  unexplained: readonly Answer[],
): string {
  const own = answers.filter((answer) => answer.kind === kind)
  const times = own
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
  const bad = failed.filter((answer) => answer.kind === kind).length
  const worse = unexplained.filter((answer) => answer.kind === kind).length
  const away = own.filter(({ status }) => status === 429).length
  return `| ${[kind, own.length, at(0.5), at(0.95), at(0.99), away, bad - worse, worse].join(' | ')} |`
}

/** The same storm every time (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
