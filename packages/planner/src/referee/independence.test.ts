import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const START = fileURLToPath(new URL('./check-plan.ts', import.meta.url))

/** Every file of this package that the referee imports, directly or not. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
    if (path) reached(join(dirname(file), path), seen)
  return seen
}

it('the referee shares no code with the search', () => {
  const files = [...reached(START)]
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => /\/(plan|search|score|certificate|bound|swap)\//.test(file))).toEqual([])
})
