import type { WeekCommandRequest } from '@pennyplate/contract/week/commands'
import { isAboutPlan, weeksOfCommand } from '@pennyplate/domain/commands/apply-command'
import type { DirectCommand } from '@pennyplate/domain/commands/registry'
import type { AppliedCommand } from '@pennyplate/domain/commands/undo-command'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import { findCommand } from '../../weeks/week-commands.store.ts'

/** What is to be done: a command, or an earlier one taken back. */
export type Goal = (
  | { readonly kind: 'do'; readonly command: DirectCommand }
  | { readonly kind: 'undo'; readonly of: string; readonly applied: AppliedCommand }
) & { readonly starts: readonly string[] }

export function isGoalAboutPlan(goal: Goal): boolean {
  return isAboutPlan(goal.kind === 'undo' ? goal.applied.command : goal.command)
}

/** Null if the command to take back is not known any more. */
export async function findGoal(
  db: Db,
  householdId: HouseholdId,
  { command }: Pick<WeekCommandRequest, 'command'>,
  facts: WeekFacts,
): Promise<Goal | null> {
  if (command.type !== 'undo') return { kind: 'do', command, starts: weeksOfCommand(command, facts) }
  const record = await findCommand(db, householdId, command.of)
  if (!record || record.undo === null) return null
  // Written by run-week-command.ts.
  const applied = JSON.parse(record.undo) as AppliedCommand
  const starts = [
    ...weeksOfCommand(applied.command, applied.facts),
    ...applied.before.weeks.map(({ weekStart }) => weekStart),
  ]
  return { kind: 'undo', of: command.of, applied, starts }
}
