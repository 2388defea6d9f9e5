import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { DRAFT } from '../backup/write-backup.ts'
import { VERSION } from '../version.ts'

/** They still hold the data of accounts deleted since, so they go once nobody needs to go back. */
const KEPT_MS = 30 * DAY_MS
const KEPT_COUNT = 2
const NAME = /^before-.+-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/

export function snapshotFolder(dataDir: string): string {
  return join(dataDir, 'before-update')
}

/** Where the data as it was before the update to this version is saved. */
export function snapshotPath(dataDir: string, now: Date): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-')
  return join(snapshotFolder(dataDir), `before-${VERSION}-${moment}Z.backup`)
}

export async function makeSnapshotFolder(dataDir: string): Promise<void> {
  await mkdir(snapshotFolder(dataDir), { recursive: true, mode: 0o700 })
}

/** Deletes what a killed update was still writing. Call it under the lock of the update. */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await namesIn(dataDir)) if (name.endsWith(DRAFT)) await remove(dataDir, name)
}

/** Keeps the newest two of the last 30 days. */
export async function sweepSnapshots(dataDir: string, now: Date): Promise<void> {
  const dated = (await namesIn(dataDir)).flatMap((name) => {
    const [, day, ...time] = NAME.exec(name) ?? []
    return day ? [{ name, savedAt: Date.parse(`${day}T${time.join(':')}Z`) }] : []
  })
  const newestFirst = dated.toSorted((a, b) => b.savedAt - a.savedAt)
  for (const [place, { name, savedAt }] of newestFirst.entries())
    if (place >= KEPT_COUNT || now.getTime() - savedAt > KEPT_MS) await remove(dataDir, name)
}

async function namesIn(dataDir: string): Promise<string[]> {
  try {
    return await readdir(snapshotFolder(dataDir))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function remove(dataDir: string, name: string): Promise<void> {
  await rm(join(snapshotFolder(dataDir), name), { force: true })
}
