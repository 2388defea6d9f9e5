import { DEVICE_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import { readJson, readQuery } from '../../http/json-body.ts'
import { type Count, limitSuccesses, refuse } from '../../http/rate-limits.ts'
import type { Identity } from './identity.ts'
import { IDENTITY_CALLS, type IdentityCall } from './identity-calls.ts'
import { GUARDS } from './identity-guards.ts'

/** The Better Auth calls we offer, with our limits. The library only gets fields that were checked here. */
export function identityRoutes(deps: Deps, identity: () => Promise<Identity>) {
  const app = new Hono()
  for (const call of IDENTITY_CALLS)
    app.on(call.method, `/api/auth${call.path}`, async (c) => {
      await limit(deps, c, call)
      const fields = call.method === 'POST' ? await readJson(c, call.fields) : readQuery(c, call.fields)
      const address = clientAddress(c, deps.config.trustedProxies)
      const passed = call.about ? await GUARDS[call.about](deps, c, fields) : {}
      const { account = address, counts = [], afterwards } = passed
      const opened: Count[] = call.doneByAddress ? [[call.doneByAddress, address]] : []
      const asker = { address, account, signal: c.req.raw.signal }
      return deps.passwords.askedBy(asker, async () => {
        const ask = async () => {
          const answer = await (await identity()).handler(requestFor(deps, c, call, fields))
          return (call.about === 'opens-account' && (await answerLost(deps, answer, fields))) || answer
        }
        const answer = await limitSuccesses(deps.limits, [...opened, ...counts], ask, ({ ok }) => ok)
        if (answer.ok) await afterwards?.(answer)
        return passOn(c, answer)
      })
    })
  return app
}

/** Of several sign-ups with one address at once, the library refuses those that another was faster than. */
async function answerLost(
  deps: Deps,
  answer: Response,
  { email, name }: Readonly<Record<string, unknown>>,
): Promise<Response | undefined> {
  if (answer.status !== 422) return undefined
  // Loads the library.
  const { imitateSignUp } = await import('./imitate-sign-up.ts')
  const alreadyHashed = async () => {}
  const imitated = await imitateSignUp(deps, { email: String(email), name: String(name) }, alreadyHashed)
  return imitated && Response.json(imitated)
}

async function limit(
  { limits, config }: Deps,
  c: Context,
  { byAddress, overall }: IdentityCall,
): Promise<void> {
  if (byAddress) refuse(await limits.narrow(byAddress, clientAddress(c, config.trustedProxies)))
  if (overall) refuse(await limits.narrow(overall, 'all'))
}

/** Uses BASE_URL instead of the Host header, because the library builds links from it. */
function requestFor({ config }: Deps, c: Context, { method, path }: IdentityCall, fields: object): Request {
  const named = path.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(c.req.param(name) ?? ''))
  const url = new URL(`/api/auth${named}`, config.baseUrl)
  const headers = new Headers()
  const cookie = c.req.header('cookie')
  if (cookie) headers.set('cookie', cookie)
  const device = c.req.header('user-agent')
  if (device) headers.set('user-agent', device.slice(0, DEVICE_CHARS_MAX))
  if (method === 'POST') {
    headers.set('content-type', 'application/json')
    return new Request(url, { method, headers, body: JSON.stringify(fields) })
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
  return new Request(url, { method, headers })
}

/** Adds our headers, and `error` to the library's {code, message}, as in every other error response. */
async function passOn(c: Context, response: Response): Promise<Response> {
  const { status, headers } = response
  if (response.ok || !headers.get('content-type')?.startsWith('application/json')) {
    return c.newResponse(response.body, response)
  }
  const said: unknown = await response.json().catch(() => null)
  const body = typeof said === 'object' && said !== null ? said : {}
  const code = 'code' in body && typeof body.code === 'string' ? body.code.toLowerCase() : 'invalid_request'
  headers.delete('content-length')
  return c.newResponse(JSON.stringify({ error: code, ...body }), new Response(null, { status, headers }))
}
