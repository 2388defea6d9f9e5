import type { WeekCommandRequest } from '@pennyplate/contract/week/commands'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'
import type { Deps } from '../../deps.ts'
import type { AskedBy } from '../../engines/asked.ts'
import type { Actor } from '../../http/session.ts'

/** One request to do a command, with the moment it came in. */
export type WeekRun = {
  readonly deps: Deps
  readonly actor: Actor
  readonly request: WeekCommandRequest
  readonly facts: WeekFacts
  readonly by: AskedBy
}
