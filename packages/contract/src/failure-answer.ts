import * as z from 'zod/mini'
import { orAbsent, readableOnes } from './lenient.ts'

/** The body of a failed call. Our server names the `error`, the identity library a `code`; a proxy's page has neither. */
export const failureAnswer = z.catch(
  z.object({
    error: orAbsent(z.string()),
    code: orAbsent(z.string()),
    message: orAbsent(z.string()),
    details: readableOnes(z.object({ path: z.string(), reason: z.string() })),
  }),
  { details: [] },
)

export type FailureDetail = z.infer<typeof failureAnswer>['details'][number]
