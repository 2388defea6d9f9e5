import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { authSecretOf } from './auth-secret.ts'

it('creates the secret once, readable only by its owner', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-test-'))
  const secret = authSecretOf({ dataDir })
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(authSecretOf({ dataDir })).toBe(secret)
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(authSecretOf({ dataDir, authSecret: 'given' })).toBe('given')
  rmSync(dataDir, { recursive: true })
})
