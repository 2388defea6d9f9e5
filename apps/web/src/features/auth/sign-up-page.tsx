import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { authMessages } from '../../messages/auth.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import styles from './auth-form.module.css'
import { Benefits } from './benefits.tsx'
import { DemoDoor } from './demo-door.tsx'
import { readReturnPath, withReturnPath } from './return-path.ts'
import { SignUpForm } from './sign-up-form.tsx'

export function SignUpPage() {
  const { search } = useLocation()
  const config = useServerConfig()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const returnTo = readReturnPath(search)
  const signInPath = withReturnPath(paths.signIn, returnTo)
  if (!config) return <LoadingScreen />
  if (config.isDemo) return <DemoDoor />
  if (!config.allowSignup) {
    return (
      <PageFrame title={authMessages.signUpClosedTitle} lead={authMessages.signUpClosedLead}>
        <ButtonLink to={signInPath} look="primary">
          {authMessages.signIn}
        </ButtonLink>
      </PageFrame>
    )
  }
  if (mailedTo !== null) {
    return (
      <PageFrame title={authMessages.signUpCheckMail} lead={authMessages.signUpCheckMailText(mailedTo)}>
        <ButtonLink to={signInPath}>{authMessages.signIn}</ButtonLink>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={authMessages.signUpTitle} lead={authMessages.signUpLead} width="wide">
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <SignUpForm config={config} returnTo={returnTo} onCheckMail={setMailedTo} />
          <p className={styles.aside}>
            {authMessages.haveAccount} <Link to={signInPath}>{authMessages.signIn}</Link>
          </p>
        </div>
        <Benefits />
      </div>
    </PageFrame>
  )
}
