import { useState } from 'react'
import type { ApiError } from '../../lib/api-error.ts'
import { emailFault } from '../../lib/field-rules.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { type FormFailure, useFormSubmission } from '../../lib/use-form-submission.ts'
import { accountMessages } from '../../messages/account.ts'
import { authMessages } from '../../messages/auth.ts'
import { explainFailure } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmPassword } from '../../ui/confirm-password.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account.module.css'
import { changeEmail } from './account-calls.ts'

type EmailField = 'newEmail' | 'password'

type ChangeEmailFormProps = {
  readonly email: string
}

export function ChangeEmailForm({ email }: ChangeEmailFormProps) {
  const provider = useServerConfig()?.oidc?.name
  const [startedFor, setStartedFor] = useState<string | null>(null)
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useFormSubmission<EmailField>({
    fields: ['newEmail', 'password'],
    check: ({ newEmail, password }) => ({
      ...newEmailFault(newEmail, email),
      // An account without a password confirms by a fresh sign-in with its provider.
      ...(password === '' && !provider ? { password: accountMessages.currentMissing } : {}),
    }),
    send: async ({ newEmail, password }, form) => {
      setStartedFor(null)
      await changeEmail(newEmail.trim(), password)
      form.reset()
      setStartedFor(newEmail.trim())
    },
    explain: explainEmailFailure,
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
      {formError && <Notice tone="error">{formError}</Notice>}
      {startedFor !== null && (
        <Notice tone="success" title={accountMessages.changeStartedTitle}>
          {accountMessages.changeStarted(email, startedFor)}
        </Notice>
      )}
      <TextField
        label={accountMessages.newEmail}
        hint={accountMessages.changeEmailHint}
        name="newEmail"
        type="email"
        autoComplete="email"
        required
        error={fieldErrors.newEmail}
      />
      <ConfirmPassword
        email={email}
        label={accountMessages.currentPassword}
        hint={provider ? accountMessages.changeEmailOtherProvider(provider) : undefined}
        name="password"
        required={!provider}
        error={fieldErrors.password}
      />
      <div>
        <Button type="submit" loading={isSending}>
          {isSending ? accountMessages.changingEmail : accountMessages.changeEmail}
        </Button>
      </div>
    </form>
  )
}

function newEmailFault(newEmail: string, email: string): { newEmail?: string } {
  const fault = emailFault(newEmail)
  if (fault) return { newEmail: authMessages.emailFaults[fault] }
  const isSame = newEmail.trim().toLowerCase() === email.toLowerCase()
  return isSame ? { newEmail: accountMessages.emailUnchanged } : {}
}

function explainEmailFailure(error: ApiError): FormFailure<EmailField> {
  switch (error.code) {
    case 'wrong_password':
      return { fields: { password: accountMessages.currentWrong } }
    case 'invalid_request':
      return { fields: { newEmail: authMessages.emailFaults.malformed } }
    default:
      return { form: explainFailure(error) }
  }
}
