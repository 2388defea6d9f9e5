import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The state of a long check, kept in one small file; `first` if there is none yet. */
export function readProgress<T>(file: string | undefined, first: T): T {
  if (!file || !existsSync(file)) return first
  // Safe: this benchmark wrote the file.
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/** Atomic, because a run may be stopped at any moment. */
export function writeProgress(file: string | undefined, progress: unknown): void {
  if (!file) return
  writeFileSync(`${file}.new`, JSON.stringify(progress, null, 2))
  renameSync(`${file}.new`, file)
}
