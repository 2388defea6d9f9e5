import type { ServerConfig } from '@pennyplate/contract/accounts/account'
import { paths } from '../../lib/paths.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { signUp } from './auth-calls.ts'
import { checkNewPassword } from './auth-faults.ts'
import styles from './auth-form.module.css'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { useCredentials } from './use-credentials.ts'

type SignUpFormProps = {
  readonly config: ServerConfig
  readonly returnTo: string | null
  readonly onCheckMail: (email: string) => void
}

export function SignUpForm({ config, returnTo, onCheckMail }: SignUpFormProps) {
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useCredentials({
    checkPassword: checkNewPassword,
    enter: signUp,
    onCheckMail,
  })
  return (
    <Card>
      <div className={styles.sheet}>
        {config.oidc && <ProviderSignIn providerName={config.oidc.name} returnTo={returnTo} />}
        <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
          {formError && <Notice tone="error">{formError}</Notice>}
          <EmailField error={fieldErrors.email} />
          <NewPasswordField label={authMessages.password} error={fieldErrors.password} />
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
