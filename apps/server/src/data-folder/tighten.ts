import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { outboxOf } from '../mail/sweep-outbox.ts'

const OURS = /^(pennyplate\.sqlite.*|auth-secret.*|server\.lock.*|database-made|.*\.backup|.*\.eml)$/

/**
 * Lets only the owner into the data folder and at our files in it, also where an earlier version was less strict. Returns
 * what could not be changed, such as a folder that belongs to somebody else.
 */
export function tightenDataFolder(dataDir: string): string[] {
  return [dataDir, outboxOf(dataDir)].flatMap((folder) => {
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
