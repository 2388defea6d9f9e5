import { useQueryClient } from '@tanstack/react-query'
import { beginSession } from '../../lib/session.ts'
import { useFormSubmission } from '../../lib/use-form-submission.ts'
import type { Credentials, SignInResult } from './auth-calls.ts'
import { checkEmail, explainAuthFailure } from './auth-faults.ts'

type CredentialRules = Readonly<{
  checkPassword: (values: Credentials) => { password?: string }
  enter: (credentials: Credentials) => Promise<SignInResult>
  onCheckMail: (email: string) => void | Promise<void>
}>

/** A form with e-mail and password that starts a session. The guard then redirects. */
export function useCredentials({ checkPassword, enter, onCheckMail }: CredentialRules) {
  const client = useQueryClient()
  return useFormSubmission({
    fields: ['email', 'password'],
    check: (values) => ({ ...checkEmail(values), ...checkPassword(values) }),
    send: async ({ email, password }) => {
      const address = email.trim()
      const outcome = await enter({ email: address, password })
      if (outcome === 'signed-in') await beginSession(client)
      else await onCheckMail(address)
    },
    explain: explainAuthFailure,
  })
}
