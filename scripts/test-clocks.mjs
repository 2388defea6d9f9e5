import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build.mjs'
import { environment, installIfStale, root } from './install-if-stale.mjs'

/**
 * `npm run test:clocks` runs the end-to-end tests at clocks that are hard on them. `npm run test:clocks -- 2026-12-07T10:00
 * America/Chicago` runs them at that one; several can be named.
 */
const HARD_CLOCKS = [
  // Each day of the week.
  '2027-01-10T09:00 America/Chicago',
  '2027-01-11T06:30 America/Chicago',
  '2027-01-12T12:00 UTC',
  '2027-01-13T17:45 America/Chicago',
  '2027-01-14T21:00 Pacific/Honolulu',
  '2027-01-15T15:20 America/Chicago',
  '2027-01-16T08:00 Asia/Tokyo',
  // Saturday into Sunday.
  '2027-01-16T23:56 America/Chicago',
  '2027-01-16T23:56 Pacific/Honolulu',
  // Both changes of the clock.
  '2027-03-14T01:56 America/Chicago',
  '2027-11-07T01:56 America/Chicago',
  // The end of February, of the year, and a holiday.
  '2027-02-28T23:56 America/Chicago',
  '2028-02-29T23:56 UTC',
  '2026-12-31T23:56 America/Chicago',
  '2027-11-25T13:45 America/Chicago',
]

const words = process.argv.slice(2)
if (words.length % 2 !== 0) {
  console.error(
    'Name a time and a time zone, such as: npm run test:clocks -- 2026-12-07T10:00 America/Chicago',
  )
  process.exit(1)
}
const named = words.flatMap((word, at) => (at % 2 === 0 ? [`${word} ${words[at + 1]}`] : []))
installIfStale()
buildIfStale()
const results = (named.length > 0 ? named : HARD_CLOCKS).map((clock) => {
  const { status } = spawnSync('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=dot'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), TEST_CLOCK: clock },
    shell: process.platform === 'win32',
  })
  return { clock, isGreen: status === 0 }
})
for (const { clock, isGreen } of results) console.log(`${isGreen ? 'passed' : 'FAILED'}  ${clock}`)
process.exit(results.every(({ isGreen }) => isGreen) ? 0 : 1)
