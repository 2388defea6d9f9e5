import type { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Undefined in tests that call the app without a server. */
export function outgoingOf(c: Context): ServerResponse | undefined {
  const bindings: Partial<HttpBindings> | undefined = c.env
  const outgoing = bindings?.outgoing
  return outgoing && 'socket' in outgoing ? (outgoing as ServerResponse) : undefined
}
