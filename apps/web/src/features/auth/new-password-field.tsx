import { authMessages } from '../../messages/auth.ts'
import { CapsLockPasswordField } from '../../ui/caps-lock-password-field.tsx'

type NewPasswordFieldProps = { readonly label: string; readonly error: string | undefined }

export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <CapsLockPasswordField
      hint={authMessages.passwordRule}
      name="password"
      autoComplete="new-password"
      required
      {...props}
    />
  )
}
