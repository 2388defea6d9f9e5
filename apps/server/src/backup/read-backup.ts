import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { parseJson } from '../json.ts'
import {
  BACKUP_VERSION,
  BackupFault,
  endSchema,
  headSchema,
  newerBackup,
  type Row,
  rowsSchema,
} from './backup-lines.ts'

export type BackupHead = z.infer<typeof headSchema>

/** Reads and checks the whole file, so that a truncated or changed file changes nothing. `see` gets every row on the way. */
export async function checkBackup(
  path: string,
  see: (table: string, rows: Row[]) => void = () => {},
): Promise<BackupHead> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  let head: BackupHead | undefined
  let isEnded = false
  for await (const line of linesOf(path)) {
    if (isEnded)
      throw new BackupFault('Something follows the end of this backup. It was not written by this command.')
    if (!head) head = readHead(line)
    else {
      const content = parse(line)
      const end = endSchema.safeParse(content)
      if (end.success) {
        isEnded = true
        const isWhole = end.data.sha256 === hash.digest('hex') && sameCounts(end.data.rows, counts)
        if (!isWhole)
          throw new BackupFault('This backup was changed after it was written: its checksum does not fit.')
        continue
      }
      const { table, rows } = rowsOf(content)
      counts[table] = (counts[table] ?? 0) + rows.length
      see(table, rows)
    }
    hash.update(`${line}\n`)
  }
  if (!head) throw new BackupFault('This file is empty.')
  if (!isEnded) throw new BackupFault('This backup is cut off: its end is missing.')
  return head
}

export async function* backupRows(path: string): AsyncGenerator<Readonly<{ table: string; rows: Row[] }>> {
  let isFirst = true
  for await (const line of linesOf(path)) {
    const content = isFirst ? undefined : parse(line)
    isFirst = false
    if (content !== undefined && !endSchema.safeParse(content).success) yield rowsOf(content)
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unpacked = file.pipe(createGunzip())
  file.once('error', (error) => unpacked.destroy(error))
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'Z_BUF_ERROR') throw new BackupFault('This backup is cut off: its end is missing.')
    if (code.startsWith('Z_')) throw new BackupFault('This file is no Pennyplate backup.')
    throw error
  }
}

function readHead(line: string): BackupHead {
  const head = headSchema.safeParse(parse(line))
  if (!head.success) throw new BackupFault('This file is no Pennyplate backup.')
  if (head.data.version > BACKUP_VERSION) throw newerBackup(head.data)
  return head.data
}

function rowsOf(content: unknown) {
  const rows = rowsSchema.safeParse(content)
  if (!rows.success) throw new BackupFault('This backup holds something that is no table.')
  return rows.data
}

function parse(line: string): unknown {
  try {
    return parseJson(line)
  } catch {
    throw new BackupFault('This backup is damaged: a line cannot be read.')
  }
}

function sameCounts(said: Record<string, number>, counted: Record<string, number>): boolean {
  return Object.entries(said).every(([table, count]) => (counted[table] ?? 0) === count)
}
