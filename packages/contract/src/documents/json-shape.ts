import { VALUE_DEPTH_MAX, VALUE_MEMBERS_MAX } from '@pennyplate/domain/bounds/limits'
import * as z from 'zod/mini'

/** Why a JSON value is refused before a schema parses it; undefined if it is fine. */
export function jsonShapeProblem(value: unknown, depth = 0): string | undefined {
  if (value === null || typeof value !== 'object') return undefined
  if (depth >= VALUE_DEPTH_MAX) return `must not be nested deeper than ${VALUE_DEPTH_MAX} levels`
  const members = Object.entries(value)
  // A schema would report an issue for each wrong one.
  if (members.length > VALUE_MEMBERS_MAX)
    return `must not have more than ${VALUE_MEMBERS_MAX} members in one place`
  for (const [name, child] of members) {
    // Code that copies properties by assignment would set the prototype of the copy.
    if (name === '__proto__') return 'must not contain a property called __proto__'
    const problem = jsonShapeProblem(child, depth + 1)
    if (problem) return problem
  }
  return undefined
}

/** For untrusted input: checks the shape before a schema parses it. */
export const soundJson = z.unknown().check(
  z.superRefine((value, context) => {
    const problem = jsonShapeProblem(value)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  }),
)
