import { paths } from '../../lib/paths.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { useLazy } from '../../lib/when-idle.ts'
import { appMessages } from '../../messages/app.ts'
import { useDocument } from '../../store/use-document.ts'
import styles from './premium-badge.module.css'

// Loaded separately: a tooltip is heavy for the first view.
const loadBetaBadge = async () => (await import('./beta-badge.tsx')).BetaBadge

/** Everyone has it during the beta (D16), and only subscribers and trials once billing is live. */
export function PremiumBadge() {
  const config = useServerConfig()
  // Reserves its space while loading, so that nothing beside it moves.
  if (config === undefined)
    return (
      <span className={styles.badge} data-unknown aria-hidden="true">
        {appMessages.premiumAccount}
      </span>
    )
  if (config.billing === 'live') return <SubscriberBadge />
  return <FreeBadge />
}

function FreeBadge() {
  const { part: BetaBadge } = useLazy(loadBetaBadge)
  return BetaBadge ? <BetaBadge /> : <span className={styles.badge}>{appMessages.premiumAccount}</span>
}

/** Only the server writes this value, also for trials. Offline, this browser's copy is used. */
function SubscriberBadge() {
  const { value: subscription } = useDocument('subscriptionStatus')
  if (subscription !== 'active') return null
  // A full page load: the payment pages have their own Content-Security-Policy.
  return (
    <a href={paths.manageSubscription} className={styles.badge} data-link>
      {appMessages.premiumAccount}
    </a>
  )
}
