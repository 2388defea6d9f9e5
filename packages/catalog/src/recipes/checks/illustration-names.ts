import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The icon names a recipe may use. */
export function illustrationNames(): Set<string> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
  // The icon set's own file; only its names are read.
  const set = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, unknown> }
  return new Set(Object.keys(set.icons))
}
