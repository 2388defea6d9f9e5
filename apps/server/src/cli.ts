import type { CommandResult } from './commands/command.ts'
import { DONE, FAILED, WRONG_USE } from './commands/command.ts'
import { VERSION } from './version.ts'

/** `pennyplate COMMAND`: each command loads only what it needs. */
// Only the owner may read the files this process writes.
process.umask(0o077)

const args = process.argv.slice(2)

async function run(): Promise<CommandResult | undefined> {
  const [command] = args
  if (command === 'start') {
    await import('./main.ts')
    return undefined
  }
  if (command === '--version') return { exitCode: DONE, text: `pennyplate ${VERSION}` }
  if (command === 'plan') {
    const { planCommand } = await import('./commands/plan-command.ts')
    return planCommand(args.slice(1), new Date())
  }
  const { DATA_USAGE, dataCommand, isDataCommand } = await import('./commands/data-commands.ts')
  if (!isDataCommand(args)) {
    const usage = [
      'start                      starts the server',
      ...DATA_USAGE,
      'plan --profile FILE        plans a week without a server; plan --help says more',
      '--version                  which Pennyplate this is',
    ]
    return {
      exitCode: command === undefined || command === '--help' ? DONE : WRONG_USE,
      text: usage.map((line) => `pennyplate ${line}`).join('\n'),
    }
  }
  const { readConfig } = await import('./config.ts')
  const outcome = readConfig(process.env)
  if (!outcome.ok) return { exitCode: FAILED, text: outcome.problems.join('\n') }
  return dataCommand(outcome.config, args, new Date())
}

const result = await run()
if (result) {
  const out = result.exitCode === WRONG_USE || result.exitCode === FAILED ? process.stderr : process.stdout
  out.write(`${result.text}\n`)
  process.exitCode = result.exitCode
}
