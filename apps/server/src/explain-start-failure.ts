import { join } from 'node:path'
import { BackupFault } from './backup/backup-lines.ts'
import type { Config } from './config.ts'
import { type DatabaseTrouble, databaseTrouble } from './database/database-trouble.ts'
import { MigrationFailure } from './database/migrate.ts'
import { ContentFault } from './update/check-content.ts'
import { UpdateFailure } from './update/update-failure.ts'
import { VERSION } from './version.ts'

type Place = Pick<Config, 'port' | 'dataDir' | 'databaseUrl'>

const MAKE_ROOM = 'Nothing was changed. Make room, then try again.'

/** Explains in a sentence or two why the start failed and what to do. */
export function explainStartFailure(error: unknown, config: Place): string {
  if (error instanceof UpdateFailure) return explainUpdate(error, config)
  if (error instanceof MigrationFailure) return explainStartFailure(error.cause, config)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return `port ${config.port} is taken. Stop what uses it, or set PORT to another.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) return cannotWrite(config)
  // Node's error for a folder that cannot be created on a read-only disk.
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir')
    return cannotWrite(config)
  // About the data folder, or the file a command writes.
  if (code === 'ENOSPC' || code === 'EDQUOT') return `the disk is full. ${MAKE_ROOM}`
  return explainTrouble(error, config) ?? (error instanceof Error ? error.message : String(error))
}

function explainUpdate({ stage, cause }: UpdateFailure, config: Place): string {
  switch (stage.name) {
    case 'not begun': {
      const why =
        cause instanceof BackupFault
          ? 'what was written there cannot be read back. Nothing was changed. Check that disk, then try again.'
          : explainStartFailure(cause, { ...config, dataDir: stage.folder })
      return `the update to ${VERSION} did not begin: your data could not be saved in ${stage.folder} first, because ${why}`
    }
    case 'rolled back':
      return `the update to ${VERSION} failed (${stepOf(cause)}). Your data is as it was before. Go on with the version you used before${
        troubleOf(cause) === 'full' ? ', or make room and start again' : ''
      }.`
    case 'undone':
      return `${asSentence(explainStartFailure(cause, config))} The update to ${VERSION} was undone: your data is as it was before, and the version you used before still starts.`
    case 'kept':
      return `${asSentence(explainStartFailure(cause, config))} Your data is already updated to ${VERSION}. To go back, stop all servers and run this with the version you used before: npm run pennyplate -- restore ${stage.snapshot} --replace`
  }
}

const SHORT_TROUBLE: Readonly<Record<DatabaseTrouble, string>> = {
  full: 'the disk is full',
  'read-only': 'the database takes no changes',
  damaged: 'the database is damaged',
  busy: 'another program keeps the database locked',
  unreachable: 'the database does not answer',
}

function troubleOf(cause: unknown): DatabaseTrouble | undefined {
  return databaseTrouble(cause instanceof MigrationFailure ? cause.cause : cause)
}

/** Which step of the update failed and why, without messages of a database or a parser: they may quote what is stored. */
function stepOf(cause: unknown): string {
  const trouble = troubleOf(cause)
  const reason = (error: unknown) => {
    if (trouble) return SHORT_TROUBLE[trouble]
    if (!(error instanceof Error)) return typeof error
    if ('code' in error) return `${error.name} ${error.code}`
    return error.constructor === Error || error instanceof ContentFault ? error.message : error.name
  }
  return cause instanceof MigrationFailure ? `${cause.migration}: ${reason(cause.cause)}` : reason(cause)
}

function asSentence(text: string): string {
  return /[.!]$/.test(text) ? text : `${text}.`
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
