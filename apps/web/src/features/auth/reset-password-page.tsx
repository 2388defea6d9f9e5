import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { refreshSession } from '../../lib/session.ts'
import { useFormSubmission } from '../../lib/use-form-submission.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { resetPassword } from './auth-calls.ts'
import { checkNewPassword, explainAuthFailure } from './auth-faults.ts'
import styles from './auth-form.module.css'
import { NewPasswordField } from './new-password-field.tsx'

type Stage = 'choosing' | 'done' | 'link-broken'

export function ResetPasswordPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  const [stage, setStage] = useState<Stage>(token && !params.has('error') ? 'choosing' : 'link-broken')
  if (stage === 'done') {
    return (
      <PageFrame title={authMessages.resetDoneTitle} lead={authMessages.resetDoneLead}>
        <ButtonLink to={paths.signIn} look="primary">
          {authMessages.signIn}
        </ButtonLink>
      </PageFrame>
    )
  }
  if (stage === 'link-broken' || !token) {
    return (
      <PageFrame title={authMessages.resetBrokenTitle} lead={authMessages.resetBrokenLead}>
        <ButtonLink to={paths.forgotPassword} look="primary">
          {authMessages.resetAskAgain}
        </ButtonLink>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={authMessages.resetTitle} lead={authMessages.resetLead}>
      <NewPasswordForm token={token} onStage={setStage} />
    </PageFrame>
  )
}

type NewPasswordFormProps = {
  readonly token: string
  readonly onStage: (stage: Stage) => void
}

function NewPasswordForm({ token, onStage }: NewPasswordFormProps) {
  const client = useQueryClient()
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useFormSubmission({
    fields: ['password'],
    check: checkNewPassword,
    send: async ({ password }) => {
      await resetPassword(token, password)
      // The server has ended all sessions of the account, including this browser's.
      await refreshSession(client)
      onStage('done')
    },
    explain: (error) => {
      if (error.code !== 'invalid_token') return explainAuthFailure(error)
      onStage('link-broken')
      return {}
    },
  })
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
        {formError && <Notice tone="error">{formError}</Notice>}
        <NewPasswordField label={authMessages.newPassword} error={fieldErrors.password} />
        <Button type="submit" look="primary" fullWidth loading={isSending}>
          {isSending ? authMessages.resetSaving : authMessages.resetSave}
        </Button>
      </form>
    </Card>
  )
}
