import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api-error.ts'
import type { Me } from '../../lib/me.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { type FormFailure, useFormSubmission } from '../../lib/use-form-submission.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmPassword } from '../../ui/confirm-password.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { clearBrowserData, requestAccountDeletion } from './delete-account.ts'
import styles from './settings.module.css'

type DeleteField = 'confirmation' | 'password'

const CONFIRMATION = 'DELETE'

type DeleteProfileFormProps = {
  readonly me: Me
  readonly onCancel: () => void
  readonly onDeleting: (isDeleting: boolean) => void
}

/** D5: asks for a typed word and the password, because deleting cannot be undone. */
export function DeleteProfileForm({ me, onCancel, onDeleting }: DeleteProfileFormProps) {
  const client = useQueryClient()
  const provider = useServerConfig()?.oidc?.name
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useFormSubmission<DeleteField>({
    fields: ['confirmation', 'password'],
    check: ({ confirmation, password }) => ({
      ...(confirmation.trim() === CONFIRMATION ? {} : { confirmation: settingsMessages.deleteWordMissing }),
      // An account without a password confirms by a fresh sign-in with its provider.
      ...(password === '' && !provider ? { password: settingsMessages.deletePasswordMissing } : {}),
    }),
    send: async ({ password }) => {
      onDeleting(true)
      try {
        await requestAccountDeletion(password)
      } finally {
        onDeleting(false)
      }
      await clearBrowserData(client, me)
    },
    explain: explainDeleteFailure,
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
      <p>{settingsMessages.deleteWarning}</p>
      {formError && <Notice tone="error">{formError}</Notice>}
      <TextField
        label={settingsMessages.deleteWord}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        required
        error={fieldErrors.confirmation}
      />
      <ConfirmPassword
        email={me.email}
        label={settingsMessages.deletePassword}
        hint={provider ? settingsMessages.deleteOtherProvider(provider) : undefined}
        name="password"
        required={!provider}
        error={fieldErrors.password}
      />
      <DialogActions>
        <Button onClick={onCancel} disabled={isSending}>
          {uiMessages.cancel}
        </Button>
        <Button type="submit" look="danger" loading={isSending}>
          {isSending ? settingsMessages.deleting : settingsMessages.deleteConfirm}
        </Button>
      </DialogActions>
    </form>
  )
}

function explainDeleteFailure(error: ApiError): FormFailure<DeleteField> {
  return error.code === 'wrong_password'
    ? { fields: { password: settingsMessages.deletePasswordWrong } }
    : { form: settingsMessages.deleteFailed }
}
