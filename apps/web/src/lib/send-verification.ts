import { callApi, ignoreAnswer } from './api-client.ts'
import { paths } from './paths.ts'

/** Where the link of a verification mail ends. The server adds `error` to it when the link is no good. */
export const VERIFIED_PAGE = `${paths.verifyEmail}?verified=1`

export function sendVerification(email: string): Promise<void> {
  return callApi('/api/auth/send-verification-email', {
    method: 'POST',
    body: { email, callbackURL: VERIFIED_PAGE },
    parse: ignoreAnswer,
  })
}
