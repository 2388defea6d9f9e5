import { TASTE_EVENTS_KEPT } from '@pennyplate/domain/bounds/limits'
import { addDays } from '@pennyplate/domain/calendar-day'
import { DAYS_REMEMBERED } from '@pennyplate/domain/taste/taste-event'
import { tasteEventsOf } from '@pennyplate/domain/taste/taste-events-of-command'
import type { Trx } from '../../database/schema.ts'
import { addTasteEvents, forgetOldEvents, removeTasteEvents } from '../../taste/taste.store.ts'
import type { Goal } from './find-goal.ts'
import type { Step } from './plan-step.ts'
import type { WeekRun } from './week-run.ts'

/** Stores what a command tells of the household's taste, or forgets what the command told that is taken back. */
export async function noteTaste(
  trx: Trx,
  { actor, request, facts }: WeekRun,
  goal: Goal,
  { before, after }: Pick<Step, 'before' | 'after'>,
): Promise<void> {
  const { householdId, userId } = actor
  if (goal.kind === 'undo') {
    await removeTasteEvents(trx, householdId, goal.of)
    return
  }
  const events = tasteEventsOf([before, after], goal.command, facts)
  if (events.length === 0) return
  await addTasteEvents(trx, { householdId, userId, key: request.idempotencyKey }, events)
  const since = addDays(facts.now, -DAYS_REMEMBERED)
  await forgetOldEvents(trx, householdId, { newest: TASTE_EVENTS_KEPT, since })
}
