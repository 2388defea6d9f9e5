import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '@pennyplate/server/testing/server-process'
import { startFakeServices } from './fake-services.ts'
import { statusLine } from './watch-memory.ts'

type Program = 'sources' | 'bundle'

/** Trusts one proxy, so that each probe can use its own address and does not use up the limits of another. */
const ENVIRONMENT = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', OWNER_EMAIL: 'owner@example.org' }

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

/** A server on a temporary folder that probes may damage, with fake external services. */
export async function startOwnServer(program: Program) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-attack-'))
  const where = { dataDir, databaseUrl: undefined }
  const fakeServices = await startFakeServices()
  const start = () =>
    startServerProcess(where, { ...ENVIRONMENT, OFF_BASE_URL: fakeServices.foodFactsUrl }, program)
  let server: ServerProcess = await start()
  return {
    dataDir,
    fakeServices,
    get origin() {
      return server.url
    },
    get pid() {
      return server.pid
    },
    /** Lines the server logged about requests that failed. */
    failuresLogged: () =>
      server
        .said()
        .split('\n')
        .filter((line) => line.includes('request failed')),
    async restart(signal: NodeJS.Signals) {
      await server.kill(signal)
      server = await start()
    },
    /** Runs a second server with other settings while `use` runs. */
    async another<T>(
      env: Record<string, string>,
      use: (server: ServerProcess, dataDir: string) => Promise<T>,
    ) {
      const folder = mkdtempSync(join(tmpdir(), 'pennyplate-attack-'))
      const other = await startServerProcess(
        { dataDir: folder, databaseUrl: undefined },
        { ...ENVIRONMENT, OFF_BASE_URL: '', ...env },
        program,
      )
      try {
        return await use(other, folder)
      } finally {
        await other.kill('SIGKILL')
        rmSync(folder, { recursive: true, force: true })
      }
    },
    startOn: (folder: string) =>
      startServerProcess({ dataDir: folder, databaseUrl: undefined }, { OFF_BASE_URL: '' }, program),
    /** Mails in the outbox, oldest first. */
    mailsTo(email: string): string[] {
      return mailsIn(dataDir).filter((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`))
    },
    async stop() {
      await server.kill('SIGTERM')
      await fakeServices.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function mailsIn(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox')
  try {
    return readdirSync(outbox)
      .sort()
      .map((name) => unfolded(readFileSync(join(outbox, name), 'utf8')))
  } catch {
    return []
  }
}

/** Undoes quoted-printable line breaks and the encoded `=`. */
function unfolded(mail: string): string {
  return mail.replace(/=\n/g, '').replace(/=3D/g, '=')
}

/** Megabytes of resident memory. Linux only. */
export function residentMb(pid: number): number | undefined {
  return inMb(statusLine(pid, 'VmRSS'))
}

export function peakMb(pid: number): number | undefined {
  return inMb(statusLine(pid, 'VmHWM'))
}

function inMb(kb: number | undefined): number | undefined {
  return kb === undefined ? undefined : kb / 1024
}
