import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

type GuardedRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: string
  headers?: Record<string, string>
  timeoutMs: number
  maxBytes: number
  /** An origin the operator configured. Only this one may resolve to a private address. */
  trustedOrigin?: string
}

export type GuardedAnswer =
  | { ok: true; status: number; headers: IncomingMessage['headers']; text: string }
  | { ok: false; reason: 'timed_out' | 'refused' | 'too_large' | 'unreachable' }

export type GuardedFetch = (request: GuardedRequest) => Promise<GuardedAnswer>

const REDIRECTS_MAX = 3
const REDIRECT = new Set([301, 302, 303, 307, 308])

class Refused extends Error {}
class TooLarge extends Error {}

/**
 * The only way this server makes outgoing HTTP requests: with a timeout and a size limit, and never to a private
 * address, whether that is in the URL, in a DNS answer or in a redirect.
 */
export const guardedFetch: GuardedFetch = async (request) => {
  const deadline = AbortSignal.timeout(request.timeoutMs)
  try {
    return await follow(request, deadline)
  } catch (error) {
    if (deadline.aborted) return { ok: false, reason: 'timed_out' }
    if (error instanceof Refused) return { ok: false, reason: 'refused' }
    if (error instanceof TooLarge) return { ok: false, reason: 'too_large' }
    return { ok: false, reason: 'unreachable' }
  }
}

async function follow(request: GuardedRequest, signal: AbortSignal): Promise<GuardedAnswer> {
  let url = addressOf(request.url)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const response = await open(url, request, signal)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (!REDIRECT.has(status) || location === undefined) {
      const text = await readAtMost(response, request.maxBytes)
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

function open(url: URL, request: GuardedRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = url.origin === request.trustedOrigin
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // `lookup` is only called for host names, so IP addresses in the URL are checked here.
  if (!isTrusted && isIP(host) !== 0 && isPrivateAddress(host)) throw new Refused('private address')
  const ask = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { ...request.headers, 'Accept-Encoding': 'identity' }
  const { method = 'GET' } = request
  return new Promise((resolve, reject) => {
    ask(url, { method, headers, signal, ...(isTrusted ? {} : { lookup: lookupPublic }) })
      .once('response', resolve)
      .once('error', reject)
      .end(request.body)
  })
}

/** Connects to the same address that was checked, so a second DNS answer cannot differ (DNS rebinding). */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('no address'), '')
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new Refused('private address'), '')
    if (options.all) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<string> {
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
  return Buffer.concat(chunks).toString('utf8')
}
