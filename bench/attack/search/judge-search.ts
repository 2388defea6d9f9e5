import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DrawnRequest } from './draw-request.ts'
import type { Searched } from './search.ts'

const MEMORY_MB = 600
/** Seconds of many accounts on a busy machine leave garbage that nothing has collected yet. */
const MEMORY_OF_SECONDS_MB = 900
/** What is left of it after a minute of quiet. */
const QUIET_MB = 400
const P99_MS = 300
/** Shorter searches run on machines that do other things, where waits say nothing. */
const LONG_FROM_S = 600

/** What must not happen, in the order of how bad it is. */
export function faultsOf(searched: Searched, seconds: number): string[] {
  const { tally, waits, peakMb, quietMb, isAlive } = searched
  const isLong = seconds >= LONG_FROM_S
  const memoryMb = isLong ? MEMORY_MB : MEMORY_OF_SECONDS_MB
  return [
    ...(isAlive ? [] : ['the server died']),
    ...(peakMb > memoryMb ? [`the server and its processes took ${peakMb.toFixed(0)} MB`] : []),
    ...tally.findings.map(({ request, said }) => `${request.route}: ${said}`),
    ...(waits ? [] : ['the neighbor could not be measured']),
    ...(isLong && waits && waits.p99 > P99_MS ? [`the p99 of the neighbor's reads was ${waits.p99} ms`] : []),
    ...(isLong && waits && waits.late > 0 ? [`${waits.late} reads of the neighbor took over a second`] : []),
    ...(isLong && quietMb > QUIET_MB ? [`${quietMb.toFixed(0)} MB were not given back`] : []),
  ]
}

export function describeSearch(searched: Searched): string[] {
  const { api, tally, waits, peakMb, peakAtS, peakThreads, quietS, quietMb } = searched
  const unreached = api.routes.map(({ name }) => name).filter((name) => !tally.hasReached(name))
  return [
    `answers   ${[...tally.classes]
      .sort()
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
    `slowest   ${tally
      .slowest(5)
      .map(([route, ms]) => `${route} ${(ms / 1000).toFixed(1)} s`)
      .join(', ')}`,
    `neighbor  ${waits ? describeWaits(waits) : 'was not measured'}`,
    `memory    at most ${peakMb.toFixed(0)} MB, at ${peakAtS} s (target: ${MEMORY_MB} MB), and ${peakThreads} threads; after ${quietS} s of quiet ${quietMb.toFixed(0)} MB`,
    `never answered with success: ${unreached.join(', ') || 'no route'}`,
  ]
}

function describeWaits({ reads, failed, p50, p99, longest, lateAt }: NonNullable<Searched['waits']>): string {
  const late = lateAt.length > 0 ? `; over a second at ${lateAt.join(', ')} s` : ''
  return `${reads} reads, ${failed} failed; p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms${late}`
}

/** Writes the requests that belong to a fault to files, whole, and returns their folder. */
export function keepRequests({ tally }: Searched): string | undefined {
  const kept = [...tally.findings.map(({ request }) => request), ...(tally.inFlightAtDeath ?? [])]
  if (kept.length === 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'pennyplate-search-'))
  for (const [n, request] of kept.entries()) writeFileSync(join(folder, `${n + 1}.http`), asHttp(request))
  return folder
}

function asHttp({ method, path, headers, body }: DrawnRequest): Uint8Array {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return Buffer.concat([
    Buffer.from(`${[`${method} ${path}`, ...lines].join('\n')}\n\n`),
    Buffer.from(body ?? ''),
  ])
}
