import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { environment, installIfStale, root } from './install-if-stale.mjs'

/**
 * Runs everything CI runs and ends with `N passed, N failed`. It counts tests; a failed check counts as one failure.
 * `npm test -- types lint` runs only the steps whose names contain one of the words.
 */
const only = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'pennyplate-tests-'))
const totals = { passed: 0, failed: 0 }

installIfStale()

await sideBySide([
  ['format and lint', 'biome', ['ci', '--colors=off', '.']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'apps/web']],
  ['types of the end-to-end tests', 'tsc', ['-p', 'e2e']],
  ['dead code', 'knip', ['--no-progress']],
  ['one home per exported name', 'node', ['scripts/check-names.mjs']],
  ['order of the rooms of the domain', 'node', ['scripts/check-rooms.mjs']],
  ['stored rows are parsed', 'node', ['scripts/check-stored-rows.mjs']],
  ['paths in the docs', 'node', ['scripts/check-doc-paths.mjs']],
  ['licenses', 'node', ['scripts/list-licenses.mjs', '--check']],
  ['specification coverage', 'node', ['scripts/check-spec-coverage.mjs']],
])
if (wanted('build')) buildIfStale()

const vitestReport = join(reports, 'vitest.json')
await suite(
  'unit, store, HTTP and web tests',
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
  {},
  () => {
    const report = readJson(vitestReport)
    if (!report) return undefined
    // A file that fails to load has no failed test to count.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    const failed = report.numFailedTests + report.numPendingTests + broken.length
    return { passed: report.numPassedTests, failed }
  },
)

const e2eReport = join(reports, 'e2e.json')
await suite(
  'end-to-end tests',
  'playwright',
  ['test', '-c', 'e2e/playwright.config.ts'],
  { E2E_REPORT: e2eReport },
  () => {
    const report = readJson(e2eReport)
    const stats = report?.stats
    if (stats?.flaky)
      console.log(`Flaky, passed only on the second try; please fix:\n${flakyTests(report).join('\n')}`)
    return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }
  },
)

rmSync(reports, { recursive: true, force: true })
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && (totals.passed > 0 || only.length > 0) ? 0 : 1)

/** Checks are independent, so one per core runs at a time. Each prints its output when it ends. */
async function sideBySide(checks) {
  const waiting = checks.filter(([name]) => wanted(name))
  const next = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, command, args] = check
      const output = []
      const status = await run(command, args, {}, (chunk) => output.push(chunk))
      console.log(`- ${name}`)
      process.stdout.write(Buffer.concat(output))
      if (status !== 0) fail(name)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, next))
}

/** A suite that ends without a report, or fails outside its tests, also counts as a failure. */
async function suite(name, command, args, env, readTotals) {
  if (!wanted(name)) return
  console.log(`- ${name}`)
  const status = await run(command, args, env)
  const counted = readTotals()
  totals.passed += counted?.passed ?? 0
  totals.failed += counted?.failed ?? 0
  if (!counted || (status !== 0 && counted.failed === 0)) fail(name)
}

function wanted(name) {
  return only.length === 0 || only.some((word) => name.includes(word))
}

function fail(name) {
  console.error(`FAILED: ${name}`)
  totals.failed += 1
}

/** Resolves to the exit code. The output goes to onOutput if given, else to the terminal. */
function run(command, args, env, onOutput) {
  const output = onOutput ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...environment(), ...env },
    shell: process.platform === 'win32',
  })
  child.stdout?.on('data', onOutput)
  child.stderr?.on('data', onOutput)
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (status) => resolve(status ?? 1))
  })
}

function flakyTests({ suites = [], specs = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [
    ...flaky.map(({ file, line, title }) => `  ${file}:${line} ${title}`),
    ...suites.flatMap(flakyTests),
  ]
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
