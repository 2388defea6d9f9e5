import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The state of a long check, kept in one small file. */
export type Progress = {
  /** The first household that is not checked yet. */
  readonly next: number
  readonly planned: number
  readonly faults: readonly string[]
}

const NOTHING_YET: Progress = { next: 1, planned: 0, faults: [] }

export function readProgress(file: string | undefined): Progress {
  if (!file || !existsSync(file)) return NOTHING_YET
  // Safe: this benchmark wrote the file.
  return JSON.parse(readFileSync(file, 'utf8')) as Progress
}

/** Atomic, because a run may be stopped at any moment. */
export function writeProgress(file: string | undefined, progress: Progress): void {
  if (!file) return
  writeFileSync(`${file}.new`, JSON.stringify(progress, null, 2))
  renameSync(`${file}.new`, file)
}
