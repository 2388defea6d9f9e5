import type { Answer } from '../ask.ts'
import type { DrawnRequest } from './draw-request.ts'

type Finding = { readonly request: DrawnRequest; readonly said: string }

const LAST_KEPT = 20
const FINDINGS_MAX = 20

/** What the requests of a search were answered with. */
export class Tally {
  readonly classes = new Map<string, number>()
  readonly findings: Finding[] = []
  readonly inFlight = new Set<DrawnRequest>()
  readonly last: DrawnRequest[] = []
  /** When the server stopped taking connections, what was in flight then. */
  inFlightAtDeath: readonly DrawnRequest[] | undefined
  readonly #reached = new Set<string>()
  readonly #slowest = new Map<string, number>()

  begin(request: DrawnRequest): void {
    this.inFlight.add(request)
  }

  end(request: DrawnRequest, { status, headers, text, ms }: Answer): void {
    if (status === 0 && text.includes('ECONNREFUSED'))
      this.inFlightAtDeath ??= [...this.last, ...this.inFlight]
    this.inFlight.delete(request)
    this.last.push(request)
    if (this.last.length > LAST_KEPT) this.last.shift()
    const kind = status === 0 ? 'no answer' : `${Math.floor(status / 100)}xx`
    this.classes.set(kind, (this.classes.get(kind) ?? 0) + 1)
    if (status >= 200 && status < 400) this.#reached.add(request.route)
    this.#slowest.set(request.route, Math.max(ms, this.#slowest.get(request.route) ?? 0))
    if (isUnintended(status, headers['retry-after'], request.route) && this.findings.length < FINDINGS_MAX)
      this.findings.push({ request, said: `${status} ${text.slice(0, 200)}` })
  }

  hasReached(route: string): boolean {
    return this.#reached.has(route)
  }

  slowest(count: number): [route: string, ms: number][] {
    return [...this.#slowest].sort(([, a], [, b]) => b - a).slice(0, count)
  }
}

/** Routes whose 503 says that something outside the server cannot be asked. */
const ASKS_OUTSIDE = new Set(['POST /api/payments/webhook', 'GET /api/health/ready'])

/** A 503 that says when to try again is meant. */
export function isUnintended(status: number, retryAfter: string | undefined, route: string): boolean {
  if (status === 503) return retryAfter === undefined && !ASKS_OUTSIDE.has(route)
  return status >= 500
}
