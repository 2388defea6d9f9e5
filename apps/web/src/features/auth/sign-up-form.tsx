import { useQueryClient } from '@tanstack/react-query'
import { paths } from '../../app/paths.ts'
import type { ServerConfig } from '../../lib/server-config.ts'
import { beginSession } from '../../lib/session.ts'
import { useFormSubmission } from '../../lib/use-form-submission.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { CapsLockPasswordField } from '../../ui/caps-lock-password-field.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { signUp } from './auth-calls.ts'
import { checkEmail, checkNewPassword, explainAuthFailure } from './auth-faults.ts'
import styles from './auth-form.module.css'
import { ProviderSignIn } from './provider-sign-in.tsx'

type SignUpFormProps = {
  readonly config: ServerConfig
  readonly returnTo: string | null
  readonly onCheckMail: (email: string) => void
}

export function SignUpForm({ config, returnTo, onCheckMail }: SignUpFormProps) {
  const client = useQueryClient()
  const { onSubmit, isSending, fieldErrors, formError } = useFormSubmission({
    fields: ['email', 'password'],
    check: (values) => ({ ...checkEmail(values), ...checkNewPassword(values) }),
    send: async ({ email, password }) => {
      const address = email.trim()
      const outcome = await signUp({ email: address, password })
      if (outcome === 'signed-in') await beginSession(client)
      else onCheckMail(address)
    },
    explain: explainAuthFailure,
  })
  return (
    <Card>
      <div className={styles.sheet}>
        {config.oidc && <ProviderSignIn providerName={config.oidc.name} returnTo={returnTo} />}
        <form className={styles.form} noValidate onSubmit={onSubmit}>
          {formError && <Notice tone="error">{formError}</Notice>}
          <TextField
            label={authMessages.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={fieldErrors.email}
          />
          <CapsLockPasswordField
            label={authMessages.password}
            hint={authMessages.passwordRule}
            name="password"
            autoComplete="new-password"
            required
            error={fieldErrors.password}
          />
          <p className={styles.aside}>
            {authMessages.signUpTermsBefore}
            <a href={paths.terms}>{authMessages.termsOfService}</a>
            {authMessages.signUpTermsBetween}
            <a href={paths.privacy}>{authMessages.privacyPolicy}</a>
            {authMessages.signUpTermsAfter}
          </p>
          <Button type="submit" look="primary" fullWidth loading={isSending}>
            {isSending ? authMessages.signingUp : authMessages.signUp}
          </Button>
          {config.billing === 'beta' && <p className={styles.aside}>{authMessages.betaNote}</p>}
        </form>
      </div>
    </Card>
  )
}
