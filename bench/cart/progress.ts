import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** How far a long check has come; all of it stands in one small file. */
export type Progress = {
  /** The first household that was not checked yet. */
  readonly next: number
  readonly planned: number
  readonly faults: readonly string[]
}

const NOTHING_YET: Progress = { next: 1, planned: 0, faults: [] }

export function readProgress(file: string | undefined): Progress {
  if (!file || !existsSync(file)) return NOTHING_YET
  // Written by this benchmark, into the file it was told.
  return JSON.parse(readFileSync(file, 'utf8')) as Progress
}

/** Whole or not at all: a run may be stopped at any moment. */
export function writeProgress(file: string | undefined, progress: Progress): void {
  if (!file) return
  writeFileSync(`${file}.new`, JSON.stringify(progress, null, 2))
  renameSync(`${file}.new`, file)
}
