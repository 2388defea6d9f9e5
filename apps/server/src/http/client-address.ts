import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Under which limits count a caller: the socket's address, or the one the outermost trusted proxy saw. Anything further
 * left is hearsay. Whoever has one IPv6 address has the 2^64 of its network.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  return networkOf(
    forwardedAddress(c.req.header('x-forwarded-for') ?? '', trustedProxies) ?? socketAddress(c),
  )
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  // The form of URLs: without the zone, shortened, and in groups of sixteen bits.
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
    // A request handed to the app in memory has no socket.
    return 'unknown'
  }
}
