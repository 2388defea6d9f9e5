import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { installIfStale, projectNode, root, run } from './install-if-stale.mjs'

/** `npm run bench` runs every benchmark, `npm run bench -- screen` one of them, `npm run bench -- screen rounds=8` as it is told. */
const all = readdirSync(join(root, 'bench'), { withFileTypes: true })
  // The stress test has a command of its own.
  .filter((entry) => entry.isDirectory() && entry.name !== 'stress')
  .map((entry) => entry.name)
const words = process.argv.slice(2)
const asked = words.filter((word) => all.includes(word))
const options = words.filter((word) => word.includes('='))
const unknown = words.filter((word) => !asked.includes(word) && !options.includes(word))
if (unknown.length > 0) {
  console.error(`No benchmark called ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(1)
}
installIfStale()
buildIfStale()
for (const name of asked.length > 0 ? asked : all) run(projectNode(), [`bench/${name}/main.ts`, ...options])
