import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { CapsLockPasswordField } from '../../ui/caps-lock-password-field.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { signIn } from './auth-calls.ts'
import { checkPassword, explainProviderError } from './auth-faults.ts'
import styles from './auth-form.module.css'
import { DemoDoor } from './demo-door.tsx'
import { EmailField } from './email-field.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { readReturnPath, withReturnPath } from './return-path.ts'
import { useCredentials } from './use-credentials.ts'

export function SignInFormPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const config = useServerConfig()
  const returnTo = readReturnPath(search)
  const providerError = new URLSearchParams(search).get('error')
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useCredentials({
    checkPassword,
    enter: signIn,
    onCheckMail: (email) => navigate(paths.verifyEmail, { state: email }),
  })
  if (config?.isDemo) return <DemoDoor />
  return (
    <PageFrame title={authMessages.signInTitle} lead={authMessages.signInLead}>
      <Card>
        <div className={styles.sheet}>
          {providerError !== null && !formError && (
            <Notice tone="error">{explainProviderError(providerError)}</Notice>
          )}
          {config?.oidc && <ProviderSignIn providerName={config.oidc.name} returnTo={returnTo} />}
          <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
            {formError && <Notice tone="error">{formError}</Notice>}
            <EmailField error={fieldErrors.email} />
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
