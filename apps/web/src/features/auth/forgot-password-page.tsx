import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useFormSubmission } from '../../lib/use-form-submission.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { requestPasswordReset } from './auth-calls.ts'
import { checkEmail, explainAuthFailure } from './auth-faults.ts'
import styles from './auth-form.module.css'

/** The address stays in its field after sending, so that a misspelled one is seen and sent again. */
export function ForgotPasswordPage() {
  const [isSent, setIsSent] = useState(false)
  const { onSubmit, isSending, fieldErrors, formError } = useFormSubmission({
    fields: ['email'],
    check: checkEmail,
    send: async ({ email }) => {
      setIsSent(false)
      await requestPasswordReset(email.trim())
      setIsSent(true)
    },
    explain: explainAuthFailure,
  })
  return (
    <PageFrame title={authMessages.forgotTitle} lead={authMessages.forgotLead}>
      <Card>
        <div className={styles.sheet}>
          <form className={styles.form} noValidate onSubmit={onSubmit}>
            {formError && <Notice tone="error">{formError}</Notice>}
            {isSent && (
              <Notice tone="success" title={authMessages.linkSent}>
                {authMessages.linkSentHint}
              </Notice>
            )}
            <TextField
              label={authMessages.email}
              name="email"
              type="email"
              autoComplete="username"
              required
              error={fieldErrors.email}
            />
            <Button type="submit" look={isSent ? 'secondary' : 'primary'} fullWidth loading={isSending}>
              {isSending ? authMessages.sendingLink : authMessages.sendLink}
            </Button>
          </form>
          <div className={styles.links}>
            <Link to={paths.signIn}>{authMessages.backToSignIn}</Link>
          </div>
        </div>
      </Card>
    </PageFrame>
  )
}
