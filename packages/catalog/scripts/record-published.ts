/**
 * Adds the ids and names of today's catalog to data/published.json, under the version of package.json.
 *
 *   node packages/catalog/scripts/record-published.ts
 *
 * Run it after raising the version; a test fails when it was forgotten. It never removes anything.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import ownPackage from '../package.json' with { type: 'json' }
import { catalogEntries } from '../src/published/catalog-entries.ts'
import { type Published, withEntries } from '../src/published/published.ts'

const PATH = new URL('../data/published.json', import.meta.url)
// Only this script writes the file.
const published = JSON.parse(readFileSync(PATH, 'utf8')) as Published
const now = withEntries(published, ownPackage.version, catalogEntries())
// One line for each id, so that changes are easy to read.
const lines = JSON.stringify(now, null, 1).replace(
  /\[\n\s+([^\]]*?)\n\s+\]/g,
  (_, inside: string) => `[${inside.replace(/\n\s+/g, ' ')}]`,
)
writeFileSync(PATH, `${lines}\n`)
