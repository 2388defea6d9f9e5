import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The caller's address: the socket's, or the one the outermost trusted proxy saw. Anything further left is hearsay. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const socket = socketAddress(c)
  if (trustedProxies === 0) return socket
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? socket
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // A request handed to the app in memory has no socket.
    return 'unknown'
  }
}
