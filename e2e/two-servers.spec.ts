import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { startPostgres } from '../apps/server/src/testing/start-postgres.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

test('a change on one server reaches a browser on the other within a second', async ({ page, context }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-e2e-'))
  const postgres = await startPostgres()
  const where = { dataDir, databaseUrl: postgres.url }
  const start = () => startServerProcess(where, {}, 'bundle')
  const servers = await Promise.all([start(), start()])
  const [first, second] = servers
  try {
    const sam = await signUpWithProfile(context, first.url)
    await page.goto(`${second.url}/dashboard?tab=pantry`)
    await expect(page.getByText('Your pantry is empty.')).toBeVisible()
    const item = { id: 'a', name: 'Rice', quantity: '2 bags', category: 'Grains' }
    await save(context, first.url, sam, 'pantry', [item])
    await expect(page.getByText('Rice', { exact: true })).toBeVisible({ timeout: 1000 })
  } finally {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')))
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
