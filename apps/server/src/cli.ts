import { planCommand, WRONG_USE } from './commands/plan-command.ts'

/** What can be done without a server: `pennyplate plan ...`. */
const [command, ...args] = process.argv.slice(2)
const { exitCode, text } =
  command === 'plan'
    ? planCommand(args, new Date())
    : { exitCode: WRONG_USE, text: 'Commands: plan. Try: npm run -s pennyplate -- plan --help' }
const out = exitCode === WRONG_USE ? process.stderr : process.stdout
out.write(`${text}\n`)
process.exitCode = exitCode
