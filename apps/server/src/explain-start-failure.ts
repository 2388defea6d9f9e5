import type { Config } from './config.ts'

/** What went wrong at start, and what to do about it, in one sentence. */
export function explainStartFailure(error: unknown, config: Config): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'EADDRINUSE':
      return `port ${config.port} is taken. Stop what uses it, or set PORT to another.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${config.dataDir} cannot be written. Give this user the right to, or set DATA_DIR.`
    case 'ENOSPC':
      return 'the disk is full.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'the database in DATABASE_URL does not answer.'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
