import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import type { CommandOutcome } from './send-commands.ts'

type Failure = Exclude<CommandOutcome, { kind: 'done' }> | Readonly<{ kind: 'fault'; fault: WeekFault }>

/** A command that only the server can work out was not done. */
export class CommandFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`command: ${failure.kind}`)
    this.name = 'CommandFailed'
    this.failure = failure
  }
}
