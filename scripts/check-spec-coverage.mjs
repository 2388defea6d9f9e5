import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install-if-stale.mjs'

/**
 * Every row of the tables in docs/spec-coverage.md names a file that does what the row says and a test that would fail
 * without it. Both must exist, and the words after a test's path must be words of that file.
 */
const PAGE = 'docs/spec-coverage.md'
const TEST_FILE = /\.(test|spec)\.tsx?$/
const lines = readFileSync(join(root, PAGE), 'utf8').split('\n')
const rows = lines.flatMap((line, index) => {
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
  const isRow = line.startsWith('|') && !line.startsWith('|---') && cells[1] !== 'file'
  return isRow ? [{ number: index + 1, cells }] : []
})
const problems = rows.flatMap(({ number, cells }) =>
  problemsOf(cells).map((what) => `${PAGE}:${number}: ${what}`),
)
if (rows.length === 0) problems.push(`${PAGE}: no row was found`)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

function problemsOf(cells) {
  const [what, files, tests] = cells
  if (cells.length !== 3 || !what) return ['a row has three cells: what, file and test']
  return [...fileProblems(files), ...testProblems(tests)]
}

function fileProblems(cell) {
  const paths = [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1])
  if (paths.length === 0) return ['no file is named']
  return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`)
}

/** Tests are written `path` · words of its title, and parted by <br>. */
function testProblems(cell) {
  return cell.split('<br>').flatMap((entry) => {
    const [, path, title] = /^`([^`]+)` · (.+)$/.exec(entry.trim()) ?? []
    if (!path || !title) return [`"${entry.trim()}" is not a test's path, · and words of its title`]
    if (!TEST_FILE.test(path)) return [`${path} is not a test`]
    if (!existsSync(join(root, path))) return [`${path} does not exist`]
    return titlesIn(path).includes(title.replaceAll('\\|', '|')) ? [] : [`${path} has no test "${title}"`]
  })
}

/** What stands between quotes on lines that begin a test, a block of tests, or a title below a table of cases. */
function titlesIn(path) {
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => /^\s*(?:(?:test|it|describe)\b|[\])}].*\(['"`]|['"`])/.test(line))
    .join('\n')
}
