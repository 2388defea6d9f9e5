import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address that rate limits count by: the socket's, or the one the outermost trusted proxy saw. Entries further left
 * in X-Forwarded-For can be forged. IPv6 addresses count by their /64, since one client usually has all of it.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  return networkOf(
    forwardedAddress(c.req.header('x-forwarded-for') ?? '', trustedProxies) ?? socketAddress(c),
  )
}

export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  // The URL parser normalizes the address; the zone has to be removed first.
  const [, written = ''] =
    /^\[(.*)\]$/.exec(URL.parse(`http://[${address.replace(/%.*/, '')}]`)?.hostname ?? '') ?? []
  const [start = '', end] = written.split('::')
  const before = start.split(':').filter(Boolean)
  const after = end?.split(':').filter(Boolean) ?? []
  const groups = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  return isMapped ? groups.slice(6).join(':') : `${groups.slice(0, 4).join(':')}::/64`
}

export function forwardedAddress(header: string, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined
  const addresses = header
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return addresses.at(-trustedProxies) ?? addresses[0]
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // Tests call the app in memory, without a socket.
    return 'unknown'
  }
}
