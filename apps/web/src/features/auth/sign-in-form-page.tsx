import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { beginSession } from '../../lib/session.ts'
import { useFormSubmission } from '../../lib/use-form-submission.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { CapsLockPasswordField } from '../../ui/caps-lock-password-field.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { signIn } from './auth-calls.ts'
import { checkEmail, checkPassword, explainAuthFailure } from './auth-faults.ts'
import styles from './auth-form.module.css'
import { DemoDoor } from './demo-door.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { readReturnPath, withReturnPath } from './return-path.ts'

/** Where to go once signed in is the guard's business: this page only signs in. */
export function SignInFormPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const config = useServerConfig()
  const returnTo = readReturnPath(search)
  const providerError = new URLSearchParams(search).get('error')
  const { onSubmit, isSending, fieldErrors, formError } = useFormSubmission({
    fields: ['email', 'password'],
    check: (values) => ({ ...checkEmail(values), ...checkPassword(values) }),
    send: async ({ email, password }) => {
      const address = email.trim()
      const outcome = await signIn({ email: address, password })
      if (outcome === 'signed-in') await beginSession(client)
      else await navigate(paths.verifyEmail, { state: address })
    },
    explain: explainAuthFailure,
  })
  if (config?.isDemo) return <DemoDoor />
  return (
    <PageFrame title={authMessages.signInTitle} lead={authMessages.signInLead}>
      <Card>
        <div className={styles.sheet}>
          {providerError !== null && !formError && (
            <Notice tone="error">
              {providerError === 'signup_disabled'
                ? authMessages.signUpClosedLead
                : authMessages.providerFailedUnnamed}
            </Notice>
          )}
          {config?.oidc && <ProviderSignIn providerName={config.oidc.name} returnTo={returnTo} />}
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
              name="password"
              autoComplete="current-password"
              required
              error={fieldErrors.password}
            />
            <Button type="submit" look="primary" fullWidth loading={isSending}>
              {isSending ? authMessages.signingIn : authMessages.signIn}
            </Button>
          </form>
          <div className={styles.links}>
            <Link to={paths.forgotPassword}>{authMessages.forgotPassword}</Link>
            {config?.allowSignup && (
              <Link to={withReturnPath(paths.signUp, returnTo)}>{authMessages.createAccount}</Link>
            )}
          </div>
        </div>
      </Card>
    </PageFrame>
  )
}
