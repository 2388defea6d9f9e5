import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('./best-known.json', import.meta.url))

/** The best known score for each instance. A run that beats one prints a negative gap and replaces it. */
export function readBestKnown(): Record<string, number> {
  try {
    // Written by this module only: instance keys and scores.
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}

export function writeBestKnown(best: Readonly<Record<string, number>>): void {
  const sorted = Object.entries(best).map(([key, score]) => [key, Math.round(score * 1e6) / 1e6] as const)
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
