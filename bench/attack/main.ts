import { readArguments } from './arguments.ts'
import { attackLoad } from './load/attack-load.ts'
import { startOwnServer } from './own-server.ts'
import { everyTopic } from './probes/every-topic.ts'
import { printOutcome, printPlan, printSummary } from './report.ts'
import { runProbes } from './run-probes.ts'
import { attackBySearch } from './search/attack-by-search.ts'
import { Target } from './target.ts'

/**
 * `npm run attack` attacks a server it starts on an empty folder; with `-- --url http://localhost:3000`, a running one.
 * `--quick` skips slow probes, `--only bodies,plans` selects topics, `--load 60` measures households while guests attack,
 * `--search` sends drawn requests for an hour, or for `--seconds 60`, from `--seed 1`.
 */
const asked = readArguments(
  process.argv.slice(2),
  everyTopic.map(({ name }) => name),
)
if ('refusal' in asked) {
  console.error(asked.refusal)
  process.exit(1)
}

if (asked.loadSeconds !== undefined) process.exit((await attackLoad(asked.loadSeconds)) ? 0 : 1)

if (asked.search) process.exit((await attackBySearch(asked.search)) ? 0 : 1)

const own = asked.url === undefined ? await startOwnServer('bundle') : undefined
const target = new Target(asked.url ?? '', own)
printPlan(everyTopic, target.origin, own !== undefined, asked.only)
try {
  const outcomes = await runProbes(everyTopic, target, asked, printOutcome)
  if (!own) {
    const left = await target.removePeople()
    if (left > 0) console.log(`${left} accounts could not be deleted; their addresses begin with "probe-".`)
  }
  printSummary(outcomes)
  process.exitCode = outcomes.some(({ verdict }) => verdict === 'FAILED') ? 1 : 0
} finally {
  await own?.stop()
}
