import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { outboxOf } from '../mail/sweep-outbox.ts'
import { snapshotFolder } from '../update/snapshots.ts'

const OURS = /^(pennyplate\.sqlite.*|auth-secret.*|server\.lock.*|database-made|.*\.backup|.*\.eml)$/

/**
 * Restricts the data folder and our files in it to their owner, including files from earlier versions. Returns the paths
 * it could not change, such as a folder of another user.
 */
export function tightenDataFolder(dataDir: string): string[] {
  return [dataDir, outboxOf(dataDir), snapshotFolder(dataDir)].flatMap((folder) => {
    if (!existsSync(folder)) return []
    const files = readdirSync(folder)
      .filter((name) => OURS.test(name))
      .map((name) => join(folder, name))
    return [
      ...restrict(folder, 0o700),
      ...files.flatMap((path) =>
        lstatSync(path, { throwIfNoEntry: false })?.isFile() ? restrict(path, 0o600) : [],
      ),
    ]
  })
}

function restrict(path: string, mode: number): string[] {
  try {
    chmodSync(path, mode)
    return []
  } catch {
    return [path]
  }
}
