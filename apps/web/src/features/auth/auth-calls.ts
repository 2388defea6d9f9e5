import { emailConfirmedAnswer } from '@pennyplate/contract/accounts/account'
import { signUpAnswer, socialSignInAnswer } from '@pennyplate/contract/accounts/identity'
import { NAME_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { VERIFIED_PAGE } from '../../lib/send-verification.ts'

export type Credentials = Readonly<{ email: string; password: string }>

/** Signed in, or asked to open the link in a mail first. */
export type SignInResult = 'signed-in' | 'check-mail'

/** A server may require a verified address. `check-mail` then means that the password was right. */
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
 * For an address that already has an account, the server answers as for a new one, but without a session. So try to sign in:
 * with the right password it works, otherwise the user is told to check their mail.
 */
export async function signUp({ email, password }: Credentials): Promise<SignInResult> {
  const name = email.slice(0, Math.min(email.indexOf('@'), NAME_CHARS_MAX))
  const { token } = await callApi('/api/auth/sign-up/email', {
    method: 'POST',
    body: { name, email, password, callbackURL: VERIFIED_PAGE },
    parse: answerBy(signUpAnswer),
  })
  if (token !== null) return 'signed-in'
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

/** Returns the account's new address. */
export async function confirmNewEmail(token: string): Promise<string> {
  const answer = await callApi('/api/account/email/confirm', {
    method: 'POST',
    body: { token },
    parse: answerBy(emailConfirmedAnswer),
  })
  return answer.email
}

/** Returns the provider's URL to go to. It redirects to `goOnTo`, or to sign-in with an error. */
export async function startProviderSignIn(goOnTo: string): Promise<string> {
  const { url } = await callApi('/api/auth/sign-in/social', {
    method: 'POST',
    body: { provider: 'oidc', callbackURL: goOnTo, errorCallbackURL: paths.signIn, disableRedirect: true },
    parse: answerBy(socialSignInAnswer),
  })
  return url
}
