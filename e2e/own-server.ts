import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'

/** Runs a test against a server with its own settings and an empty data folder. */
export async function withOwnServer(
  env: Record<string, string>,
  run: (url: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-e2e-'))
  const server = await startServerProcess({ dataDir, databaseUrl: undefined }, env, 'bundle')
  try {
    await run(server.url)
  } finally {
    await server.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
