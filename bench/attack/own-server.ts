import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '@pennyplate/server/testing/server-process'
import { startOutsiders } from './outsiders.ts'

type Program = 'sources' | 'bundle'

/** Believes one proxy, so that every probe has an address of its own and none uses up the limits of another. */
const ENVIRONMENT = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', OWNER_EMAIL: 'owner@example.org' }

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

/** A server on a fresh folder that may be broken, with the outside world it asks. */
export async function startOwnServer(program: Program) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-attack-'))
  const where = { dataDir, databaseUrl: undefined }
  const outsiders = await startOutsiders()
  const start = () =>
    startServerProcess(where, { ...ENVIRONMENT, OFF_BASE_URL: outsiders.foodFactsUrl }, program)
  let server: ServerProcess = await start()
  return {
    dataDir,
    outsiders,
    get origin() {
      return server.url
    },
    get pid() {
      return server.pid
    },
    async restart(signal: NodeJS.Signals) {
      await server.kill(signal)
      server = await start()
    },
    /** A second server with other settings, for as long as `use` takes. */
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
    /** The mails that wait in the outbox, oldest first. */
    mailsTo(email: string): string[] {
      return mailsIn(dataDir).filter((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`))
    },
    async stop() {
      await server.kill('SIGTERM')
      await outsiders.close()
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

/** Long lines of a mail are broken with a `=`, which stands for itself as `=3D`. */
function unfolded(mail: string): string {
  return mail.replace(/=\n/g, '').replace(/=3D/g, '=')
}

/** Megabytes, where Linux says so. */
export function residentMb(pid: number): number | undefined {
  return memoryLine(pid, 'VmRSS')
}

export function peakMb(pid: number): number | undefined {
  return memoryLine(pid, 'VmHWM')
}

function memoryLine(pid: number, name: string): number | undefined {
  try {
    const kb = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb === undefined ? undefined : Number(kb) / 1024
  } catch {
    return undefined
  }
}
