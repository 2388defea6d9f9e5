import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that signs cookies: from the configuration, or created once in a file that only the owner may read. */
export function authSecretOf({
  authSecret,
  dataDir,
}: {
  authSecret?: string | undefined
  dataDir: string
}): string {
  if (authSecret) return authSecret
  const path = join(dataDir, 'auth-secret')
  return readSecret(path) ?? createSecret(dataDir, path)
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a draft and links it to the final name, so that two servers starting at once agree on one secret. */
function createSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(48).toString('base64url')
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600 })
    return placed(draft, path) ? secret : (readSecret(path) ?? secret)
  } finally {
    rmSync(draft, { force: true })
  }
}

function placed(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch {
    return false
  }
}
