import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { environment, installIfStale, projectNode, root, run } from './install-if-stale.mjs'

/**
 * `npm run bench` measures what people wait for and prints one table. `npm run bench -- screen` runs one part and prints its
 * details; `npm run bench -- screen rounds=8` passes options to it.
 */
/** Exit code of a part that finished but missed a target, as in bench/row.ts. */
const TARGET_MISSED = 2
const TABLE = ['screen', 'weeks', 'list', 'lookups', 'parsers', 'http']
const all = readdirSync(join(root, 'bench'), { withFileTypes: true })
  // These have their own commands.
  .filter((entry) => entry.isDirectory() && !['stress', 'attack'].includes(entry.name))
  .map((entry) => entry.name)
const words = process.argv.slice(2)
const asked = words.filter((word) => all.includes(word))
const options = words.filter((word) => word.includes('='))
const unknown = words.filter((word) => !asked.includes(word) && !options.includes(word))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${all.join(', ')}.`)
  process.exit(1)
}
installIfStale()
buildIfStale()
if (asked.length > 0) for (const name of asked) run(projectNode(), [`bench/${name}/main.ts`, ...options])
else printTable()

function printTable() {
  const folder = mkdtempSync(join(tmpdir(), 'pennyplate-bench-'))
  const file = join(folder, 'rows')
  const broken = TABLE.filter((name) => !measure(name, file))
  const rows = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  rmSync(folder, { recursive: true })
  const cells = rows.map(({ what, p50, p95, target, isMet }) => [what, p50, p95, target, metText(isMet)])
  for (const line of columns([['what', 'p50', 'p95', 'target', 'met'], ...cells])) console.log(line)
  for (const name of broken)
    console.error(`\nThe part "${name}" failed. To see why, run: npm run bench -- ${name}`)
  process.exitCode = broken.length > 0 || rows.some(({ isMet }) => isMet === false) ? 1 : 0
}

/** The part appends its rows to the file. Its other output is shown only when it runs alone. */
function measure(name, file) {
  console.error(`Measuring: ${name}`)
  const { status } = spawnSync(projectNode(), [`bench/${name}/main.ts`, ...options], {
    cwd: root,
    env: { ...environment(), BENCH_ROWS: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0 || status === TARGET_MISSED
}

function metText(isMet) {
  return isMet === null ? '' : isMet ? 'yes' : 'NO'
}

function columns(lines) {
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  const [head, ...rest] = lines.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`,
  )
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rest]
}
