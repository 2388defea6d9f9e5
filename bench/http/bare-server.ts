import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The bare framework: the least a JSON answer can cost. */
const value = [{ id: 'a', name: 'Bread', quantity: '1 loaf', category: 'Grains' }]
const app = new Hono().get('/', (c) => c.json({ value, revision: 1, updatedAt: '2026-11-21T08:00:00.000Z' }))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => {
  process.stdout.write('Pennyplate is ready (bare)\n')
})
