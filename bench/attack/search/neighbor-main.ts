import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../../row.ts'
import { ask } from '../ask.ts'

/** Reads every 200 ms. It has its own process, so that the attackers' work here does not count as waiting for the server. */
const [origin = '', path = '', cookie = '', seconds = '0'] = process.argv.slice(2)
const EVERY_MS = 200
const LATE_MS = 1000

const waits: number[] = []
/** Seconds since the start. */
const lateAt: number[] = []
const start = performance.now()
const reading: Promise<void>[] = []
let failed = 0
const until = start + Number(seconds) * 1000
for (let at = performance.now(); at < until; at += EVERY_MS) {
  reading.push(read())
  await wait(Math.max(0, at + EVERY_MS - performance.now()))
}
await Promise.all(reading)
const at = (share: number) => Math.round(percentile(waits, share))
console.log(
  JSON.stringify({
    reads: waits.length,
    failed,
    late: lateAt.length,
    lateAt: [...new Set(lateAt)],
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
  }),
)

async function read(): Promise<void> {
  const headers = { cookie, 'x-forwarded-for': '192.0.2.200' }
  const { status, ms } = await ask(origin, path, { headers, timeoutMs: 60_000 })
  waits.push(ms)
  if (ms > LATE_MS) lateAt.push(Math.round((performance.now() - start) / 1000))
  if (status !== 200) failed += 1
}
