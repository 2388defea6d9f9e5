import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { appMessages } from '../../messages/app.ts'
import styles from './guest-badge.module.css'

/** Says that the session ended while the page was open, and links to sign-in (D21). */
export function GuestBadge() {
  return (
    <span className={styles.guest}>
      <span>{appMessages.guestUser}</span>
      <Link to={paths.signIn} className={styles.link}>
        {appMessages.signIn}
      </Link>
    </span>
  )
}
