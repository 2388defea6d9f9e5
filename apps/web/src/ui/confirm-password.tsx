import { CapsLockPasswordField } from './caps-lock-password-field.tsx'

type ConfirmPasswordProps = Readonly<{
  /** Whose password it is. */
  email: string
  label: string
  hint?: string | undefined
  name: string
  /** False if a fresh sign-in with another provider can replace the password. */
  required: boolean
  error?: string | undefined
}>

/** Asks for the current password before something that needs it. */
export function ConfirmPassword({ email, ...field }: ConfirmPasswordProps) {
  return (
    <>
      {/* Password managers read the user name from here. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CapsLockPasswordField autoComplete="current-password" {...field} />
    </>
  )
}
