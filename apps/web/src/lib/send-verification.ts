import { callApi, ignoreAnswer } from './api-client.ts'
import { paths } from './paths.ts'

/** Where the link in a verification mail leads. If the link is invalid, the server adds `error`. */
export const VERIFIED_PAGE = `${paths.verifyEmail}?verified=1`

export function sendVerification(email: string): Promise<void> {
  return callApi('/api/auth/send-verification-email', {
    method: 'POST',
    body: { email, callbackURL: VERIFIED_PAGE },
    parse: ignoreAnswer,
  })
}
