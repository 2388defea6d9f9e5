import { ownPath } from '@pennyplate/domain/account/own-path'
import { EMAIL_CHARS_MAX, NAME_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { z } from 'zod'

/** Longer than the maximum password, so that Better Auth reports passwords that are a little too long. */
const PASSWORD_SENT_CHARS_MAX = 1000
const TOKEN_CHARS_MAX = 2000
const PATH_CHARS_MAX = 2000
/** Identity providers choose the length of these values. */
const PROVIDER_CHARS_MAX = 8000

export const emailField = z.string().trim().toLowerCase().max(EMAIL_CHARS_MAX)
export const passwordField = z.string().max(PASSWORD_SENT_CHARS_MAX)
/** No control characters: PostgreSQL cannot store NUL, and names need none of the others. */
export const nameField = z
  .string()
  .max(NAME_CHARS_MAX)
  .regex(/^\P{Cc}*$/u)
export const tokenField = z
  .string()
  .max(TOKEN_CHARS_MAX)
  .regex(/^[\w.~-]+$/)
export const pathField = z
  .string()
  .max(PATH_CHARS_MAX)
  .transform((text, context) => {
    const path = ownPath(text)
    if (path !== null) return path
    context.addIssue({ code: 'custom', message: 'must be a path of this site' })
    return z.NEVER
  })
export const providerField = z.string().max(PROVIDER_CHARS_MAX)
