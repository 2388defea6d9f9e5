import { WEEK_FAULTS, weekCommandAnswer } from '@pennyplate/contract/week/commands'
import { ApiError } from '../lib/api-error.ts'
import type { AnsweredCommand } from './kv-transport.ts'

/** With a fault, the answer holds the state that the command was tried on. */
export function readAnsweredCommand(body: unknown): AnsweredCommand {
  const read = weekCommandAnswer.safeParse(body)
  if (!read.success) throw new ApiError(0, 'unreadable_answer')
  const { revision, revisions, plan, shoppingList, totals, violations } = read.data
  return {
    kind: 'answered',
    fault: faultIn(body),
    revision,
    revisions: new Map(Object.entries(revisions)),
    plan,
    shoppingList,
    listCents: totals.listCents,
    violations,
  }
}

function faultIn(body: unknown): AnsweredCommand['fault'] {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return WEEK_FAULTS.find((fault) => fault === error)
}
