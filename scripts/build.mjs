import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installIfStale, projectNode, root, run } from './install-if-stale.mjs'

const PARTS = {
  'sample week': {
    reads: ['apps/server/src/engines', 'apps/server/src/sample-week', 'packages'],
    writes: 'apps/web/sample-week',
  },
  'recipe index': {
    reads: ['apps/server/src/recipe-index', 'packages'],
    writes: 'apps/web/recipe-index',
  },
  web: {
    reads: ['apps/web', 'packages/domain', 'packages/contract', 'packages/recipe-import'],
    writes: 'apps/web/dist',
  },
  server: {
    reads: [
      'apps/server',
      'packages/domain',
      'packages/contract',
      'packages/catalog',
      'packages/planner',
      'packages/recipe-import',
      'scripts',
    ],
    writes: 'apps/server/dist',
  },
}

const STAMP = '.built-from'

/** Builds each part whose sources changed since its last build. */
export function buildIfStale(names = Object.keys(PARTS)) {
  for (const name of names) {
    const part = PARTS[name]
    const stamp = join(root, part.writes, STAMP)
    const sources = hashOf(part.reads)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) continue
    console.log(`Building the ${name}...`)
    rmSync(join(root, part.writes), { recursive: true, force: true })
    if (name === 'sample week')
      run(projectNode(), ['scripts/write-sample-week.mjs', `${part.writes}/week.json`])
    else if (name === 'recipe index')
      run(projectNode(), ['scripts/write-recipe-index.mjs', `${part.writes}/recipes.json`])
    else if (name === 'web') run('npm', ['run', '--silent', 'build', '-w', 'apps/web'])
    else run(projectNode(), ['scripts/bundle-server.mjs'])
    mkdirSync(join(root, part.writes), { recursive: true })
    writeFileSync(stamp, sources)
  }
}

function hashOf(folders) {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of folders)
    for (const path of sourceFiles(join(root, folder))) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return ['node_modules', 'dist', 'test'].includes(entry.name) ? [] : sourceFiles(path)
      return entry.isFile() && entry.name !== STAMP ? [path] : []
    })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  installIfStale()
  buildIfStale()
}
