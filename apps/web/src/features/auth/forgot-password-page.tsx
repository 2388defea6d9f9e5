import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { authMessages } from '../../messages/auth.ts'
import { Card } from '../../ui/card.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { requestPasswordReset } from './auth-calls.ts'
import styles from './auth-form.module.css'
import { SendLinkForm } from './send-link-form.tsx'

export function ForgotPasswordPage() {
  return (
    <PageFrame title={authMessages.forgotTitle} lead={authMessages.forgotLead}>
      <Card>
        <div className={styles.sheet}>
          <SendLinkForm send={requestPasswordReset} sentHint={authMessages.linkSentHint} />
          <div className={styles.links}>
            <Link to={paths.signIn}>{authMessages.backToSignIn}</Link>
          </div>
        </div>
      </Card>
    </PageFrame>
  )
}
