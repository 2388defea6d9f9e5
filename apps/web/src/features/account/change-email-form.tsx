import { useState } from 'react'
import { emailFault } from '../../lib/field-rules.ts'
import { useFormSubmission } from '../../lib/use-form-submission.ts'
import { accountMessages } from '../../messages/account.ts'
import { authMessages } from '../../messages/auth.ts'
import { explainFailure } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account.module.css'
import { changeEmail } from './account-calls.ts'

type ChangeEmailFormProps = {
  readonly email: string
  readonly isVerified: boolean
}

export function ChangeEmailForm({ email, isVerified }: ChangeEmailFormProps) {
  const [startedFor, setStartedFor] = useState<string | null>(null)
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useFormSubmission({
    fields: ['newEmail'],
    check: ({ newEmail }) => {
      const fault = emailFault(newEmail)
      if (fault) return { newEmail: authMessages.emailFaults[fault] }
      return newEmail.trim().toLowerCase() === email.toLowerCase()
        ? { newEmail: accountMessages.emailUnchanged }
        : {}
    },
    send: async ({ newEmail }, form) => {
      setStartedFor(null)
      await changeEmail(newEmail.trim())
      form.reset()
      setStartedFor(newEmail.trim())
    },
    explain: (error) =>
      error.code === 'validation_error'
        ? { fields: { newEmail: authMessages.emailFaults.malformed } }
        : { form: explainFailure(error) },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
      {formError && <Notice tone="error">{formError}</Notice>}
      {startedFor !== null && (
        <Notice tone="success" title={accountMessages.changeStartedTitle}>
          {isVerified
            ? accountMessages.changeStartedVerified(email, startedFor)
            : accountMessages.changeStartedUnverified(startedFor)}
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
      <div>
        <Button type="submit" loading={isSending}>
          {isSending ? accountMessages.changingEmail : accountMessages.changeEmail}
        </Button>
      </div>
    </form>
  )
}
