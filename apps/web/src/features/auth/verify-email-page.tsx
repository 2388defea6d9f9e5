import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { sendVerification } from '../../lib/send-verification.ts'
import { useSession } from '../../lib/session.ts'
import { useFormSubmission } from '../../lib/use-form-submission.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkEmail, explainAuthFailure } from './auth-faults.ts'
import styles from './auth-form.module.css'
import { decideVerification } from './decide-verification.ts'

/** Where the links of our mails end, and where a link that came too late can be asked for again. */
export function VerifyEmailPage() {
  const session = useSession()
  const [params] = useSearchParams()
  if (session.status === 'loading') return <LoadingScreen />
  const me = session.status === 'signed-in' ? session.me : null
  const verification = decideVerification(params, me)
  switch (verification.kind) {
    case 'verified':
      return (
        <PageFrame title={authMessages.verifiedTitle} lead={authMessages.verifiedLead}>
          <GoOn />
        </PageFrame>
      )
    case 'changed':
      return (
        <PageFrame title={authMessages.changedTitle} lead={authMessages.changedLead(verification.newEmail)}>
          <GoOn />
        </PageFrame>
      )
    case 'changing':
      return (
        <PageFrame title={authMessages.changingTitle} lead={authMessages.changingLead(verification.newEmail)}>
          <GoOn />
        </PageFrame>
      )
    case 'broken':
      return (
        <PageFrame title={authMessages.verifyBrokenTitle} lead={authMessages.verifyBrokenLead}>
          <SendLinkForm knownEmail={me?.email} />
        </PageFrame>
      )
    case 'asked':
      return (
        <PageFrame title={authMessages.verifyAskTitle} lead={authMessages.verifyAskLead}>
          <SendLinkForm knownEmail={me?.email} />
        </PageFrame>
      )
  }
}

function GoOn() {
  return (
    <ButtonLink to={paths.authRedirect} look="primary">
      {authMessages.goOn}
    </ButtonLink>
  )
}

function SendLinkForm({ knownEmail }: { readonly knownEmail: string | undefined }) {
  const { state } = useLocation()
  const typedBefore = typeof state === 'string' ? state : undefined
  const [isSent, setIsSent] = useState(false)
  const { onSubmit, isSending, fieldErrors, formError } = useFormSubmission({
    fields: ['email'],
    check: checkEmail,
    send: async ({ email }) => {
      setIsSent(false)
      await sendVerification(email.trim())
      setIsSent(true)
    },
    explain: explainAuthFailure,
  })
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {formError && <Notice tone="error">{formError}</Notice>}
        {isSent && (
          <Notice tone="success" title={authMessages.linkSent}>
            {authMessages.verifyLinkHint}
          </Notice>
        )}
        <TextField
          label={authMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          readOnly={knownEmail !== undefined}
          defaultValue={knownEmail ?? typedBefore}
          error={fieldErrors.email}
        />
        <Button type="submit" look="primary" fullWidth loading={isSending}>
          {isSending ? authMessages.sendingLink : authMessages.sendLink}
        </Button>
      </form>
    </Card>
  )
}
