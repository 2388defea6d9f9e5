import { DEMO_HOURS } from '@pennyplate/domain/bounds/limits'
import { Hono } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import { AppError } from '../../http/errors.ts'
import { refuse } from '../../http/rate-limits.ts'
import { sessionCookieName } from '../../http/session.ts'
import { openDemo } from './open-demo.ts'

export function demoRoutes(deps: Deps) {
  const { config, limits } = deps
  return new Hono().post('/api/demo', async (c) => {
    if (!config.isDemo) throw new AppError('not_found')
    refuse(await limits.narrow('demo-address', clientAddress(c, config.trustedProxies)))
    refuse(await limits.narrow('demo-all', 'all'))
    // Signed the way Better Auth signs its own cookies.
    await setSignedCookie(c, sessionCookieName(config), await openDemo(deps), config.authSecret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: config.isHttps,
      maxAge: DEMO_HOURS * 3600,
    })
    return c.json({ opened: true }, 201)
  })
}
