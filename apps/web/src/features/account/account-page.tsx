import { useSession } from '../../lib/session.ts'
import { accountMessages } from '../../messages/account.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './account.module.css'
import { DevicesCard } from './devices-card.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'

/** The account part of the Settings tab. Hidden once the session has ended (D21). */
export function AccountPage() {
  const session = useSession()
  if (session.status !== 'signed-in') return <Notice tone="info">{accountMessages.signedOut}</Notice>
  const { id, email, emailVerified } = session.me
  return (
    <div className={styles.cards}>
      <EmailCard key={email} email={email} isVerified={emailVerified} />
      <PasswordCard userId={id} email={email} />
      <DevicesCard userId={id} />
    </div>
  )
}
