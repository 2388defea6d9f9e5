import * as z from 'zod/mini'
import { orAbsent, orNull, readableOnes } from '../lenient.ts'

/** What our app reads of the identity library's answers, the calls under /api/auth. */

/** Null: no session, because the address must be verified first or has an account already. */
export const signUpAnswer = z.object({ token: orNull(z.string()) })

/** The provider's page to go to. */
export const socialSignInAnswer = z.object({ url: z.string().check(z.regex(/^https?:\/\//)) })

export const sessionAnswer = orNull(z.object({ session: z.object({ token: z.string() }) }))

const session = z.looseObject({
  token: z.string().check(z.minLength(1)),
  userAgent: orNull(z.string()),
  createdAt: orAbsent(z.string()),
  updatedAt: orAbsent(z.string()),
})

export const sessionsAnswer = readableOnes(session)

export type SignedInSession = z.infer<typeof session>
