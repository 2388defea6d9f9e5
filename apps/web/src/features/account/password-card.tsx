import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../lib/api-error.ts'
import { newPasswordFault } from '../../lib/field-rules.ts'
import { userKey } from '../../lib/session.ts'
import { type FormFailure, useFormSubmission } from '../../lib/use-form-submission.ts'
import { accountMessages } from '../../messages/account.ts'
import { authMessages } from '../../messages/auth.ts'
import { explainFailure } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { CapsLockPasswordField } from '../../ui/caps-lock-password-field.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmPassword } from '../../ui/confirm-password.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './account.module.css'
import { changePassword } from './account-calls.ts'

type PasswordField = 'currentPassword' | 'newPassword'

type PasswordCardProps = {
  readonly userId: string
  readonly email: string
}

export function PasswordCard({ userId, email }: PasswordCardProps) {
  const client = useQueryClient()
  const [signsOutOthers, setSignsOutOthers] = useState(true)
  const [done, setDone] = useState<string | null>(null)
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useFormSubmission<PasswordField>({
    fields: ['currentPassword', 'newPassword'],
    check: checkPasswords,
    send: async ({ currentPassword, newPassword }, form) => {
      setDone(null)
      await changePassword({ currentPassword, newPassword, revokeOtherSessions: signsOutOthers })
      form.reset()
      setDone(signsOutOthers ? accountMessages.passwordChangedEverywhere : accountMessages.passwordChanged)
      await client.invalidateQueries({ queryKey: userKey(userId, 'devices') })
    },
    explain: explainPasswordFailure,
  })
  return (
    <Card title={accountMessages.passwordTitle}>
      <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
        {formError && <Notice tone="error">{formError}</Notice>}
        {done !== null && <Notice tone="success">{done}</Notice>}
        <ConfirmPassword
          email={email}
          label={accountMessages.currentPassword}
          name="currentPassword"
          required
          error={fieldErrors.currentPassword}
        />
        <CapsLockPasswordField
          label={accountMessages.newPassword}
          hint={authMessages.passwordRule}
          name="newPassword"
          autoComplete="new-password"
          required
          error={fieldErrors.newPassword}
        />
        <Checkbox
          label={accountMessages.signOutOthers}
          checked={signsOutOthers}
          onChange={(event) => setSignsOutOthers(event.currentTarget.checked)}
        />
        <div>
          <Button type="submit" loading={isSending}>
            {isSending ? accountMessages.changingPassword : accountMessages.changePassword}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function checkPasswords({ currentPassword, newPassword }: Record<PasswordField, string>) {
  const fault = newPasswordFault(newPassword)
  const isSame = newPassword === currentPassword
  return {
    ...(currentPassword === '' ? { currentPassword: accountMessages.currentMissing } : {}),
    ...(fault ? { newPassword: authMessages.newPasswordFaults[fault] } : {}),
    ...(!fault && isSame ? { newPassword: accountMessages.samePassword } : {}),
  }
}

function explainPasswordFailure(error: ApiError): FormFailure<PasswordField> {
  switch (error.code) {
    case 'invalid_password':
      return { fields: { currentPassword: accountMessages.currentWrong } }
    case 'password_common':
      return { fields: { newPassword: authMessages.passwordCommon } }
    case 'credential_account_not_found':
      return { form: accountMessages.noPassword }
    default:
      return { form: explainFailure(error) }
  }
}
