import { historyEntryDocument, mealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { shoppingListDocument } from '@pennyplate/contract/documents/shopping-list'
import { storedCommand } from '@pennyplate/contract/week/commands'
import { lineAddresses } from '@pennyplate/contract/week/line-address'
import { isAboutPlan, weeksOfCommand } from '@pennyplate/domain/commands/apply-command'
import type { DirectCommand } from '@pennyplate/domain/commands/registry'
import type { AppliedCommand } from '@pennyplate/domain/commands/undo-command'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'
import { z } from 'zod'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import { parseJson } from '../../json.ts'
import { findCommand } from '../../weeks/week-commands.store.ts'
import type { CommandRequest } from './week-run.ts'

/** Written by run-week-command.ts. */
const appliedCommand = z.object({
  command: storedCommand,
  facts: z.object({ today: z.string(), now: z.string(), checked: z.optional(lineAddresses) }),
  before: z.object({
    current: z.string().nullable(),
    weeks: z.array(
      z.object({
        weekStart: z.string(),
        plan: z.nullable(mealPlanDocument),
        shoppingList: z.nullable(shoppingListDocument),
        accepted: z.nullable(historyEntryDocument),
      }),
    ),
  }),
})

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
  { command }: Pick<CommandRequest, 'command'>,
  facts: WeekFacts,
): Promise<Goal | null> {
  if (command.type !== 'undo') return { kind: 'do', command, starts: weeksOfCommand(command, facts) }
  const record = await findCommand(db, householdId, command.of)
  if (!record || record.undo === null) return null
  const read = appliedCommand.safeParse(parseJson(record.undo))
  if (!read.success) return null
  const applied: AppliedCommand = read.data
  const starts = [
    ...weeksOfCommand(applied.command, applied.facts),
    ...applied.before.weeks.map(({ weekStart }) => weekStart),
  ]
  return { kind: 'undo', of: command.of, applied, starts }
}
