import { NAME_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { recordOf, stringAt } from '../../lib/json-reader.ts'
import { paths } from '../../lib/paths.ts'
import { VERIFIED_PAGE } from '../../lib/send-verification.ts'

export type Credentials = Readonly<{ email: string; password: string }>

/** In, or told to open the link in their mail first. */
export type SignInResult = 'signed-in' | 'check-mail'

/** A server may ask for a verified address before it lets anybody in; then the password was right all the same. */
export async function signIn({ email, password }: Credentials): Promise<SignInResult> {
  try {
    await callApi('/api/auth/sign-in/email', {
      method: 'POST',
      body: { email, password, callbackURL: VERIFIED_PAGE },
      parse: ignoreAnswer,
    })
    return 'signed-in'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'email_not_verified') return 'check-mail'
    throw error
  }
}

/**
 * Answers whether the browser is signed in now. An address that already has an account gets the answer of a fresh
 * one without a session; whoever knows its password is then let in, and everybody else is told to look at their mail.
 */
export async function signUp({ email, password }: Credentials): Promise<SignInResult> {
  const name = email.slice(0, Math.min(email.indexOf('@'), NAME_CHARS_MAX))
  const hasSession = await callApi('/api/auth/sign-up/email', {
    method: 'POST',
    body: { name, email, password, callbackURL: VERIFIED_PAGE },
    parse: (answer) => stringAt(recordOf(answer), 'token') !== undefined,
  })
  if (hasSession) return 'signed-in'
  try {
    return await signIn({ email, password })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_email_or_password') return 'check-mail'
    throw error
  }
}

export function requestPasswordReset(email: string): Promise<void> {
  return callApi('/api/auth/request-password-reset', {
    method: 'POST',
    body: { email, redirectTo: paths.resetPassword },
    parse: ignoreAnswer,
  })
}

export function resetPassword(token: string, newPassword: string): Promise<void> {
  return callApi('/api/auth/reset-password', {
    method: 'POST',
    body: { newPassword, token },
    parse: ignoreAnswer,
  })
}

/** Answers the address that the account has now. */
export function confirmNewEmail(token: string): Promise<string> {
  return callApi('/api/account/email/confirm', {
    method: 'POST',
    body: { token },
    parse: (answer) => stringAt(recordOf(answer), 'email') ?? '',
  })
}

/** Answers the provider's own address, where the browser is to go. It comes back to `goOnTo`, or to sign-in with an error. */
export function startProviderSignIn(goOnTo: string): Promise<string> {
  return callApi('/api/auth/sign-in/social', {
    method: 'POST',
    body: { provider: 'oidc', callbackURL: goOnTo, errorCallbackURL: paths.signIn, disableRedirect: true },
    parse: (answer) => {
      const url = stringAt(recordOf(answer), 'url')
      if (!url || !/^https?:\/\//.test(url)) throw new ApiError(0, 'unreadable_answer')
      return url
    },
  })
}
