import { promises } from 'node:fs'
import { databaseTrouble } from '../../database/database-trouble.ts'
import { databaseFile } from '../../database/open-database.ts'
import type { Deps } from '../../deps.ts'
import { checkFile, createFileCheck } from './file-check.ts'
import { writeProbe } from './probe.store.ts'

const READY_WITHIN_MS = 2000
/** A good result is reused for this long. */
const GOOD_FOR_MS = 5000
/** Enough for a few large saves. Small ones still fit into the space the write-ahead log already has. */
const FREE_BYTES_MIN = 4 * 1024 * 1024

/** Returns why this server should get no requests, for its owner to read; undefined if it is ready. */
export type Readiness = () => Promise<string | undefined>

export function createReadiness(deps: Pick<Deps, 'database' | 'config' | 'clock' | 'now'>): Readiness {
  const { database, config, clock, now } = deps
  const fileState = createFileCheck(
    database.engine === 'sqlite' ? () => checkFile(databaseFile(config.dataDir)) : async () => true,
    () => performance.now(),
  )
  let goodAt: number | undefined
  let underWay: Promise<string | undefined> | undefined

  async function findTrouble(): Promise<string | undefined> {
    await clock.check()
    if (!clock.isTrusted()) return 'the clocks of server and database differ'
    if (database.engine === 'sqlite' && (await freeBytes(config.dataDir)) < FREE_BYTES_MIN) return WORDS.full
    await writeProbe(database)
    const file = await fileState()
    if (file === 'damaged') return WORDS.damaged
    if (file === 'sound') goodAt = now().getTime()
    return undefined
  }

  return async () => {
    if (goodAt !== undefined && Math.abs(now().getTime() - goodAt) < GOOD_FOR_MS) return undefined
    underWay ??= Promise.race([findTrouble().catch(wordsFor), timeout()]).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

const UNREACHABLE = 'database unreachable'
const WORDS = {
  full: 'disk of the database full',
  damaged: 'database damaged',
  'read-only': 'database read-only',
  busy: 'database busy',
  unreachable: UNREACHABLE,
} as const

function wordsFor(error: unknown): string {
  return WORDS[databaseTrouble(error) ?? 'unreachable']
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await promises.statfs(folder)
  return bavail * bsize
}

function timeout(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, READY_WITHIN_MS, UNREACHABLE).unref())
}
