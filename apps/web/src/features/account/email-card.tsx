import { useMutation } from '@tanstack/react-query'
import { sendVerification } from '../../lib/send-verification.ts'
import { accountMessages } from '../../messages/account.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './account.module.css'
import { ChangeEmailForm } from './change-email-form.tsx'

type EmailCardProps = {
  readonly email: string
  readonly isVerified: boolean
}

export function EmailCard({ email, isVerified }: EmailCardProps) {
  return (
    <Card title={accountMessages.emailTitle}>
      <p className={styles.address}>
        <span>{email}</span>
        <span className={styles.badge} data-good={isVerified || undefined}>
          {isVerified ? accountMessages.verified : accountMessages.notVerified}
        </span>
      </p>
      {!isVerified && <ResendVerification email={email} />}
      <ChangeEmailForm email={email} />
    </Card>
  )
}

function ResendVerification({ email }: { readonly email: string }) {
  const resend = useMutation({ mutationFn: () => sendVerification(email), networkMode: 'always' })
  return (
    <div className={styles.block}>
      <p className={styles.soft}>{accountMessages.notVerifiedText}</p>
      {resend.isSuccess && <Notice tone="success">{accountMessages.resent(email)}</Notice>}
      {resend.isError && <Notice tone="error">{explainError(resend.error)}</Notice>}
      <div>
        <Button loading={resend.isPending} onClick={() => resend.mutate()}>
          {resend.isPending ? accountMessages.resending : accountMessages.resend}
        </Button>
      </div>
    </div>
  )
}
