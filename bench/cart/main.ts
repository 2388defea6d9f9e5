import { checkHousehold } from '@pennyplate/server/testing/cart-check/check-household'
import { readProgress, writeProgress } from '../progress.ts'
import { report, TARGET_MISSED } from '../row.ts'

/**
 * Plans for random households with restrictions, using the production code, and checks meals, carts and offers with separate code.
 *
 *   npm run bench -- cart households=10000 file=/tmp/cart-check.json
 *
 * With a file it resumes where it stopped; delete the file to start over.
 */
const asked = new Map(process.argv.slice(2).map((text) => text.split('=') as [string, string | undefined]))
const households = Number(asked.get('households') ?? 300)
const file = asked.get('file')
const KEEP_EVERY = 25

const NOTHING_YET: { next: number; planned: number; faults: readonly string[] } = {
  next: 1,
  planned: 0,
  faults: [],
}

let { next, planned, faults } = readProgress(file, NOTHING_YET)
for (; next <= households; next++) {
  const checked = checkHousehold(next)
  if (checked.isPlanned) planned++
  const found = checked.faults.map((fault) => `${next} (${checked.answers.join(', ')}): ${fault}`)
  for (const fault of found) console.log(fault)
  faults = [...faults, ...found]
  if (next % KEEP_EVERY === 0) writeProgress(file, { next: next + 1, planned, faults })
}
writeProgress(file, { next, planned, faults })
report({
  what: `restricted households, ${planned} of ${next - 1} planned: forbidden foods in meals or carts`,
  p50: `${faults.length}`,
  p95: '',
  target: 'none',
  isMet: faults.length === 0,
})
process.exitCode = faults.length === 0 ? 0 : TARGET_MISSED
