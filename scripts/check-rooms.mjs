import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { root } from './install-if-stale.mjs'

/** Folders of packages/domain/src import only folders above them in the table "Rooms of the domain" of ARCHITECTURE.md. */
const source = join(root, 'packages', 'domain', 'src')
const map = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const section = map.split('\n## ').find((part) => part.startsWith('Rooms of the domain')) ?? ''
const rooms = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, room]) => room)
const rankOf = (room) => rooms.indexOf(room)

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
const problems = files.flatMap((path) => {
  const room = roomOf(path)
  if (room !== undefined && rankOf(room) < 0) return [`${path}: the table does not name the folder "${room}"`]
  const imports = [...readFileSync(join(source, path), 'utf8').matchAll(/from '(\.[^']+)'/g)]
  return imports.flatMap(([, target]) => {
    const imported = roomOf(
      normalize(join(dirname(path), target))
        .split(sep)
        .join('/'),
    )
    if (imported === undefined || rankOf(imported) <= (room === undefined ? -1 : rankOf(room))) return []
    return [`${path} imports ${imported}, which is below it: move what both need to the upper folder`]
  })
})

for (const problem of problems) console.error(problem)
if (rooms.length === 0) console.error('ARCHITECTURE.md has no table of the rooms of the domain')
process.exit(problems.length > 0 || rooms.length === 0 ? 1 : 0)

/** The first folder of a path inside packages/domain/src; undefined for files beside the folders. */
function roomOf(path) {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : undefined
}
