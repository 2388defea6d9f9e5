import { authMessages } from '../../messages/auth.ts'
import { TextField } from '../../ui/text-field.tsx'

type EmailFieldProps = {
  readonly error: string | undefined
  readonly defaultValue?: string | undefined
  readonly readOnly?: boolean
}

/** The account's e-mail field, named so that password managers fill it in. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label={authMessages.email}
      name="email"
      type="email"
      autoComplete="username"
      required
      {...props}
    />
  )
}
