import { readArguments } from './arguments.ts'
import { attackLoad } from './load/attack-load.ts'
import { startOwnServer } from './own-server.ts'
import { everyTopic } from './probes/every-topic.ts'
import { printOutcome, printPlan, printSummary } from './report.ts'
import { runProbes } from './run-probes.ts'
import { Target } from './target.ts'

/**
 * `npm run attack` attacks a server it starts on an empty folder; with `-- --url http://localhost:3000`, a running one.
 * `--quick` skips slow probes, `--only bodies,plans` selects topics, `--load 60` measures households while guests attack.
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
