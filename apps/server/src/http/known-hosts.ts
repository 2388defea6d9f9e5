import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isIP } from 'node:net'

/** A name or an address, an IPv6 one in brackets, and a port. */
const HOST = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i
const FOR_PROGRAMS = /^\/(api|payments|metrics)(\/|$)/

/**
 * Refuses requests to a name that is not this server's, before anything else is done. A page of another site can have its
 * own name resolve to this server's address (DNS rebinding) and would then count as ours. It cannot do that with an address.
 */
export function requireKnownHost(names: ReadonlySet<string>, listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const hosts = hostHeaders(incoming)
    const [host = ''] = hosts
    if (hosts.length === 1 && isKnownHost(names, host)) listener(incoming, outgoing)
    else refuseHost(incoming, outgoing, hosts.length === 1 ? nameOf(host) : undefined)
  }
}

export function isKnownHost(names: ReadonlySet<string>, host: string): boolean {
  const name = nameOf(host)
  if (name === undefined) return false
  return host.startsWith('[') ? isIP(name) === 6 : isIP(name) === 4 || names.has(name)
}

function nameOf(host: string): string | undefined {
  const [, address, name] = HOST.exec(host) ?? []
  return (address ?? name)?.toLowerCase().replace(/\.$/, '')
}

/** Node keeps only the first of several. */
function hostHeaders({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
}

function refuseHost(incoming: IncomingMessage, outgoing: ServerResponse, name: string | undefined): void {
  const isForPrograms = FOR_PROGRAMS.test(incoming.url ?? '')
  const body = isForPrograms
    ? JSON.stringify({ error: 'unknown_host', message: wordsFor(name, (text) => text) })
    : pageFor(name)
  outgoing.writeHead(name === undefined ? 400 : 421, {
    'Content-Type': isForPrograms ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  outgoing.end(body)
}

function wordsFor(name: string | undefined, code: (text: string) => string): string {
  return name === undefined
    ? `A request needs one Host header: an IP address, localhost, the host of ${code('BASE_URL')}, or a name in ${code('ALLOWED_HOSTS')}.`
    : `If this is your server, add ${code(`ALLOWED_HOSTS=${name}`)} to its settings and restart it. Until then, open it by its IP address or by the address in ${code('BASE_URL')}.`
}

/** The name has only characters that need no escaping. */
function pageFor(name: string | undefined): string {
  const words = wordsFor(name, (text) => `<code>${text}</code>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Unknown address</title><h1>Pennyplate does not know this address</h1><p>${words}</p></html>\n`
}
