import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { createReadiness } from './readiness.ts'

export function healthRoutes(deps: Deps) {
  const checkReadiness = createReadiness(deps)
  return new Hono()
    .get('/api/health/live', (c) => c.json({ status: 'ok' }))
    .get('/api/health/ready', async (c) => {
      const trouble = await checkReadiness()
      return trouble ? c.json({ error: 'unavailable', status: trouble }, 503) : c.json({ status: 'ok' })
    })
}
