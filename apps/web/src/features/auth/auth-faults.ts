import type { ApiError } from '../../lib/api-error.ts'
import { emailFault, newPasswordFault } from '../../lib/field-rules.ts'
import type { FormFailure } from '../../lib/use-form-submission.ts'
import { authMessages } from '../../messages/auth.ts'
import { explainFailure } from '../../messages/failures.ts'

type AuthField = 'email' | 'password'

/** Returns an error only for a faulty field. */
export function checkEmail({ email }: Readonly<{ email: string }>): { email?: string } {
  const fault = emailFault(email)
  return fault ? { email: authMessages.emailFaults[fault] } : {}
}

export function checkPassword({ password }: Readonly<{ password: string }>): { password?: string } {
  return password === '' ? { password: authMessages.passwordMissing } : {}
}

export function checkNewPassword({ password }: Readonly<{ password: string }>): { password?: string } {
  const fault = newPasswordFault(password)
  return fault ? { password: authMessages.newPasswordFaults[fault] } : {}
}

/** Turns a server error into a message at its field. */
export function explainAuthFailure(error: ApiError): FormFailure<AuthField> {
  switch (error.code) {
    case 'invalid_email_or_password':
      return { form: authMessages.wrongCredentials }
    case 'invalid_email':
      return { fields: { email: authMessages.emailFaults.malformed } }
    case 'password_too_short':
      return { fields: { password: authMessages.newPasswordFaults.too_short } }
    case 'password_too_long':
      return { fields: { password: authMessages.newPasswordFaults.too_long } }
    case 'password_common':
      return { fields: { password: authMessages.passwordCommon } }
    default:
      return { form: explainFailure(error) }
  }
}

/** Turns the code that single sign-on comes back with into a message. */
export function explainProviderError(code: string): string {
  switch (code) {
    case 'signup_disabled':
      return authMessages.signUpClosedLead
    case 'account_not_linked':
      return authMessages.addressNotConfirmed
    default:
      return authMessages.providerFailedUnnamed
  }
}
