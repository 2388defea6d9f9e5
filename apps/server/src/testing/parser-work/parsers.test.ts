import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import type { Finding } from './measure-parsers.ts'

const run = promisify(execFile)
const SHOWN_MAX = 20

/** @param sizes the number of texts and their maximum length. */
async function findingsOf(table: string, ...sizes: readonly (readonly [texts: number, chars: number])[]) {
  const { stdout } = await run(
    process.execPath,
    [
      // Counting a backtracking pattern recurses as deep as the text is long.
      '--stack-size=4000',
      '--disable-warning=ExperimentalWarning',
      '--import=./counted-modules.ts',
      'measure-parsers.ts',
      table,
      ...sizes.flat().map(String),
    ],
    { cwd: fileURLToPath(new URL('.', import.meta.url)), maxBuffer: 1 << 28 },
  )
  const findings: Finding[] = JSON.parse(stdout)
  return findings
}

it('finds superlinear patterns, loops, built-in calls and copies, and parsers that throw', async () => {
  const found = await findingsOf('./planted-parsers.ts', [500, 400])
  expect(new Set(found.map(({ parser }) => parser))).toEqual(
    new Set([
      'a pattern',
      'a pattern in a split',
      'a loop',
      'built-in functions',
      'looking up',
      'spreading',
      'a failure',
    ]),
  )
})

it('no parser throws, or takes more than 2.5 times the steps for twice the text', async () => {
  const found = await findingsOf(
    './parsers.ts',
    [rounds(500, 2000), rounds(40, 400)],
    [230, rounds(320, 4000)],
  )
  expect(found.slice(0, SHOWN_MAX)).toEqual([])
}, 600_000)
