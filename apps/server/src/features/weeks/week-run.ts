import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { LineAddress } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'
import type { Deps } from '../../deps.ts'
import type { AskedBy } from '../../engines/asked.ts'
import type { Actor } from '../../http/session.ts'

/** As in the request of a client. */
export type CommandRequest = {
  readonly idempotencyKey: string
  readonly baseRevision?: number | undefined
  readonly command: WeekCommand
  readonly today?: string | undefined
  readonly checked?: readonly LineAddress[] | undefined
  /** False once nobody waits for it: then it is not done. */
  readonly isWanted?: (() => boolean) | undefined
}

/** One request to do a command, with the moment it came in. */
export type WeekRun = {
  readonly deps: Deps
  readonly actor: Actor
  readonly request: CommandRequest
  readonly facts: WeekFacts
  readonly by: AskedBy
}
