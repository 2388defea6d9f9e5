import { z } from 'zod'
import type { NarrowRule } from '../../http/limits.ts'
import {
  emailField,
  nameField,
  passwordField,
  pathField,
  providerField,
  tokenField,
} from './identity-fields.ts'

/** One Better Auth call that we offer. Calls not listed below do not exist. */
export type IdentityCall = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The fields it reads from a JSON body or the query. Nothing else reaches the library. */
  readonly fields: z.ZodObject
  /** Limited per client address. */
  readonly byAddress?: NarrowRule
  /** Limited per client address, counting only calls that succeed. */
  readonly doneByAddress?: NarrowRule
  /** Limited over all addresses together. */
  readonly overall?: NarrowRule
  /** Additional guards. Calls that check a password need one, against guessing. */
  readonly about?: 'mails' | 'guesses-password' | 'changes-password' | 'opens-account' | 'resets-password'
}

const nothing = z.object({})

export const IDENTITY_CALLS: readonly IdentityCall[] = [
  {
    method: 'POST',
    path: '/sign-up/email',
    fields: z.object({
      name: nameField,
      email: emailField,
      password: passwordField,
      callbackURL: pathField.optional(),
    }),
    byAddress: 'sign-up-try-address',
    doneByAddress: 'sign-up-address',
    overall: 'sign-up-all',
    about: 'opens-account',
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    fields: z.object({ email: emailField, password: passwordField, callbackURL: pathField.optional() }),
    about: 'guesses-password',
  },
  {
    method: 'POST',
    path: '/sign-in/social',
    fields: z.object({
      provider: z.literal('oidc'),
      callbackURL: pathField.optional(),
      errorCallbackURL: pathField.optional(),
      disableRedirect: z.boolean().optional(),
    }),
    byAddress: 'sign-in-address',
  },
  {
    method: 'GET',
    path: '/callback/oidc',
    fields: z
      .object({
        code: providerField,
        state: providerField,
        error: providerField,
        error_description: providerField,
        iss: providerField,
      })
      .partial(),
  },
  { method: 'POST', path: '/sign-out', fields: nothing },
  {
    method: 'POST',
    path: '/request-password-reset',
    fields: z.object({ email: emailField, redirectTo: pathField.optional() }),
    byAddress: 'reset-address',
    about: 'mails',
  },
  { method: 'GET', path: '/reset-password/:token', fields: z.object({ callbackURL: pathField }) },
  {
    method: 'POST',
    path: '/reset-password',
    fields: z.object({ newPassword: passwordField, token: tokenField }),
    byAddress: 'reset-address',
    about: 'resets-password',
  },
  {
    method: 'POST',
    path: '/change-password',
    fields: z.object({
      currentPassword: passwordField,
      newPassword: passwordField,
      revokeOtherSessions: z.boolean().optional(),
    }),
    about: 'changes-password',
  },
  {
    method: 'POST',
    path: '/send-verification-email',
    fields: z.object({ email: emailField, callbackURL: pathField.optional() }),
    byAddress: 'reset-address',
    about: 'mails',
  },
  {
    method: 'GET',
    path: '/verify-email',
    fields: z.object({ token: tokenField, callbackURL: pathField.optional() }),
  },
  { method: 'GET', path: '/get-session', fields: nothing },
  { method: 'GET', path: '/list-sessions', fields: nothing },
  { method: 'POST', path: '/revoke-session', fields: z.object({ token: tokenField }) },
  { method: 'POST', path: '/revoke-other-sessions', fields: nothing },
]
