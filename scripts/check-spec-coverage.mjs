import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install-if-stale.mjs'

/**
 * Every row of docs/spec-coverage.md names the file that implements it and a test that would fail without it.
 * Both files must exist, and the test file must contain the cited title.
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
if (rows.length === 0) problems.push(`${PAGE}: has no table rows`)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error('\nWhen you move a file or rename a test, change its row too.')
  process.exit(1)
}

function problemsOf(cells) {
  const [what, files, tests] = cells
  if (cells.length !== 3 || !what) return ['a row needs three cells: what, file, test']
  return [...fileProblems(files), ...testProblems(tests)]
}

function fileProblems(cell) {
  const paths = [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1])
  if (paths.length === 0) return ['names no file']
  return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`)
}

/** Tests are written as `path` · part of its title, separated by <br>. */
function testProblems(cell) {
  return cell.split('<br>').flatMap((entry) => {
    const [, path, title] = /^`([^`]+)` · (.+)$/.exec(entry.trim()) ?? []
    if (!path || !title) return [`"${entry.trim()}" is not of the form: \`path\` · part of the test's title`]
    if (!TEST_FILE.test(path)) return [`${path} is not a test file`]
    if (!existsSync(join(root, path))) return [`${path} does not exist`]
    return titlesIn(path).includes(title.replaceAll('\\|', '|')) ? [] : [`${path} has no test "${title}"`]
  })
}

/** Lines that begin a test or a describe block, or that hold the title after a table of cases. */
function titlesIn(path) {
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => /^\s*(?:(?:test|it|describe)\b|[\])}].*\(['"`]|['"`])/.test(line))
    .join('\n')
}
