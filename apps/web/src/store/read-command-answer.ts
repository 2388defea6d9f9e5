import { WEEK_FAULTS, weekCommandAnswer, weekCommandDone } from '@pennyplate/contract/week/commands'
import * as z from 'zod/mini'
import { ApiError } from '../lib/api-error.ts'
import type { AnsweredCommand } from './kv-transport.ts'

const faulty = z.object({ error: z.string() })

/**
 * With a fault, the answer holds the state that the command was tried on. Whatever else it says, the command was done or refused:
 * what of it cannot be read is read from the documents.
 */
export function readAnsweredCommand(body: unknown): AnsweredCommand {
  const error = faulty.safeParse(body).data?.error
  const fault = WEEK_FAULTS.find((known) => known === error)
  if (error !== undefined && fault === undefined) throw new ApiError(REFUSED, error)
  const read = weekCommandAnswer.safeParse(body)
  if (read.success) {
    const { revision, revisions, plan, shoppingList, totals, violations = [] } = read.data
    const listCents = totals?.listCents ?? null
    const changed = new Map(Object.entries(revisions))
    return {
      kind: 'answered',
      fault,
      revision,
      revisions: changed,
      plan,
      shoppingList,
      listCents,
      violations,
    }
  }
  const done = weekCommandDone.safeParse(body)
  if (!done.success) throw new ApiError(ANSWERED, 'unreadable_answer')
  const { revision, revisions } = done.data
  const changed = new Map(Object.entries({ ...revisions, currentMealPlan: revision }))
  return { kind: 'answered', fault, revision, revisions: changed, isBare: true, ...NOTHING_READ }
}

const NOTHING_READ = { plan: undefined, shoppingList: undefined, listCents: null, violations: [] } as const
const ANSWERED = 200
/** The status of a command that cannot be done. */
const REFUSED = 422
