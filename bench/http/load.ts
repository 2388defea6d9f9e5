import { Agent, request } from 'node:http'
import { percentile } from '../row.ts'

export type LoadResult = {
  requestsPerS: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  failures: number
}

/** Sends requests over a few connections for the given time and measures the answers. */
export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 16,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let failures = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const sent = performance.now()
        const status = await get(url, headers, agent)
        times.push(performance.now() - sent)
        if (status !== 200) failures += 1
      }
    }),
  )
  const elapsedS = (performance.now() - started) / 1000
  agent.destroy()
  const at = (share: number) => percentile(times, share)
  return { requestsPerS: times.length / elapsedS, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), failures }
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject)
    asked.end()
  })
}
