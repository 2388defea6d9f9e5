import { join } from 'node:path'
import type { Config } from './config.ts'
import { databaseTrouble } from './database/database-trouble.ts'

const MAKE_ROOM = 'Nothing was changed. Make room, then try again.'

/** Explains in a sentence or two why the start failed and what to do. */
export function explainStartFailure(
  error: unknown,
  config: Pick<Config, 'port' | 'dataDir' | 'databaseUrl'>,
): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return `port ${config.port} is taken. Stop what uses it, or set PORT to another.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) return cannotWrite(config)
  // Node's error for a folder that cannot be created on a read-only disk.
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir')
    return cannotWrite(config)
  // About the data folder, or the file a command writes.
  if (code === 'ENOSPC') return `the disk is full. ${MAKE_ROOM}`
  return explainTrouble(error, config) ?? (error instanceof Error ? error.message : String(error))
}

function explainTrouble(error: unknown, config: Pick<Config, 'dataDir' | 'databaseUrl'>): string | undefined {
  const file = join(config.dataDir, 'pennyplate.sqlite')
  switch (databaseTrouble(error)) {
    case 'full':
      return config.databaseUrl
        ? 'the disk of the database in DATABASE_URL is full.'
        : `the disk with ${config.dataDir} is full. ${MAKE_ROOM}`
    case 'read-only':
      return config.databaseUrl ? 'the database in DATABASE_URL takes no changes.' : cannotWrite(config)
    case 'damaged':
      return `${file} is damaged. Nothing was changed. Put it aside, and restore your last backup: npm run pennyplate -- restore FILE.`
    case 'busy':
      return `another program keeps ${file} locked. Stop it, or set DATA_DIR.`
    case 'unreachable':
      return config.databaseUrl
        ? 'the database in DATABASE_URL does not answer.'
        : `${file} cannot be opened. Give this user the right to read and write its folder, or set DATA_DIR.`
    case undefined:
      return undefined
  }
}

function cannotWrite({ dataDir }: Pick<Config, 'dataDir'>): string {
  return `${dataDir} cannot be written. Give this user the right to, or set DATA_DIR.`
}
