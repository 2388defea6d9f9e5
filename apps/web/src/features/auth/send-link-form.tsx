import { useState } from 'react'
import { useFormSubmission } from '../../lib/use-form-submission.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkEmail, explainAuthFailure } from './auth-faults.ts'
import styles from './auth-form.module.css'
import { EmailField } from './email-field.tsx'

type SendLinkFormProps = {
  readonly send: (email: string) => Promise<void>
  /** Says how long the link works and where to find it. */
  readonly sentHint: string
  readonly typedBefore?: string | undefined
  /** An address this form cannot change. */
  readonly knownEmail?: string | undefined
}

/** The field keeps the address after sending, so that a typo can be seen and corrected. */
export function SendLinkForm({ send, sentHint, typedBefore, knownEmail }: SendLinkFormProps) {
  const [isSent, setIsSent] = useState(false)
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useFormSubmission({
    fields: ['email'],
    check: checkEmail,
    send: async ({ email }) => {
      setIsSent(false)
      await send(email.trim())
      setIsSent(true)
    },
    explain: explainAuthFailure,
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
      {formError && <Notice tone="error">{formError}</Notice>}
      {isSent && (
        <Notice tone="success" title={authMessages.linkSent}>
          {sentHint}
        </Notice>
      )}
      <EmailField
        readOnly={knownEmail !== undefined}
        defaultValue={knownEmail ?? typedBefore}
        error={fieldErrors.email}
      />
      <Button type="submit" look={isSent ? 'secondary' : 'primary'} fullWidth loading={isSending}>
        {isSending ? authMessages.sendingLink : authMessages.sendLink}
      </Button>
    </form>
  )
}
