import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Asker } from '../workers/fair-places.ts'
import { createHostPace } from './host-pace.ts'
import { isPrivateAddress } from './private-address.ts'

type GuardedRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: string
  headers?: Record<string, string>
  timeoutMs: number
  maxBytes: number
  /** How bytes become `text`; each letter of latin1 is one byte, for what is no text. UTF-8 by default. */
  encoding?: 'utf8' | 'latin1'
  /** Whose request it is: households take turns at a host. */
  asker?: Asker
  /** Ends it early. */
  signal?: AbortSignal
  /** An origin the operator configured. Only this one may resolve to a private address. */
  trustedOrigin?: string
}

export type GuardedAnswer =
  | { ok: true; status: number; headers: IncomingMessage['headers']; text: string }
  | { ok: false; reason: 'timed_out' | 'refused' | 'too_large' | 'unreachable' | 'busy' }

export type GuardedFetch = (request: GuardedRequest) => Promise<GuardedAnswer>

const REDIRECTS_MAX = 3
/** Between two requests to a host that the operator did not configure. */
const GAP_MS = 1000
const REDIRECT = new Set([301, 302, 303, 307, 308])

class Refused extends Error {}
class TooLarge extends Error {}
class Busy extends Error {}

/** What the fetcher asks of the world; tests give their own. */
type Parts = {
  readonly lookup: typeof lookup
  readonly isPrivate: (address: string) => boolean
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

const PARTS: Parts = {
  lookup,
  isPrivate: isPrivateAddress,
  now: () => performance.now(),
  wait: (ms) => wait(ms, undefined, { ref: false }),
}

/**
 * The only way this server makes outgoing HTTP requests: with a timeout and a size limit, and never to a private
 * address, whether that is in the URL, in a DNS answer or in a redirect. Asks a host that the operator did not configure
 * once a second at most.
 */
export function createGuardedFetch(parts: Partial<Parts> = {}): GuardedFetch {
  const all = { ...PARTS, ...parts }
  const world = { ...all, takeTurn: createHostPace(GAP_MS, all.wait, all.now) }
  return async (request) => {
    const deadline = AbortSignal.timeout(request.timeoutMs)
    const signal = AbortSignal.any([deadline, ...(request.signal ? [request.signal] : [])])
    try {
      // Past the deadline nobody waits, whatever the site does.
      return await Promise.race([follow(request, signal, world), rejectedBy(signal)])
    } catch (error) {
      if (error instanceof Busy) return { ok: false, reason: 'busy' }
      if (deadline.aborted) return { ok: false, reason: 'timed_out' }
      if (error instanceof Refused) return { ok: false, reason: 'refused' }
      if (error instanceof TooLarge) return { ok: false, reason: 'too_large' }
      return { ok: false, reason: 'unreachable' }
    }
  }
}

export const guardedFetch = createGuardedFetch()

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

type World = Parts & { readonly takeTurn: ReturnType<typeof createHostPace> }

async function follow(request: GuardedRequest, signal: AbortSignal, world: World): Promise<GuardedAnswer> {
  const until = world.now() + request.timeoutMs
  let url = addressOf(request.url)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const response = await open(url, request, { signal, until, world })
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (!REDIRECT.has(status) || location === undefined) {
      const text = await readAtMost(response, request)
      return { ok: true, status, headers: response.headers, text }
    }
    response.destroy()
    // A body meant for one server must not be sent to another.
    if ((request.method ?? 'GET') !== 'GET') throw new Refused('redirected')
    url = addressOf(location, url)
  }
  throw new Refused('too many redirects')
}

function addressOf(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new Refused('not a valid URL')
  return url
}

type Opening = { readonly signal: AbortSignal; readonly until: number; readonly world: World }

async function open(
  url: URL,
  request: GuardedRequest,
  { signal, until, world }: Opening,
): Promise<IncomingMessage> {
  const isTrusted = url.origin === request.trustedOrigin
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // `lookup` is only called for host names, so IP addresses in the URL are checked here.
  if (!isTrusted && isIP(host) !== 0 && world.isPrivate(host)) throw new Refused('private address')
  if (!isTrusted) {
    const waiting = { asker: request.asker, mostMs: until - world.now(), signal }
    if (!(await world.takeTurn(url.host, waiting))) throw new Busy()
  }
  const ask = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { ...request.headers, 'Accept-Encoding': 'identity' }
  const { method = 'GET' } = request
  return new Promise((resolve, reject) => {
    ask(url, { method, headers, signal, ...(isTrusted ? {} : { lookup: lookupPublic(world) }) })
      .once('response', resolve)
      .once('error', reject)
      // After "101 Switching Protocols" there is neither a response nor an error.
      .once('close', () => reject(new Error('closed without a response')))
      .end(request.body)
  })
}

/** Connects to the same address that was checked, so a second DNS answer cannot differ (DNS rebinding). */
function lookupPublic({ lookup, isPrivate }: Parts): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), '')
      if (addresses.some(({ address }) => isPrivate(address))) return done(new Refused('private address'), '')
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}

async function readAtMost(
  response: IncomingMessage,
  { maxBytes, encoding = 'utf8' }: GuardedRequest,
): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > maxBytes) {
      response.destroy()
      throw new TooLarge()
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString(encoding)
}
