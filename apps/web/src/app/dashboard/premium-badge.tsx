import { paths } from '../../lib/paths.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { useLazy } from '../../lib/when-idle.ts'
import { appMessages } from '../../messages/app.ts'
import { useDocument } from '../../store/use-document.ts'
import styles from './premium-badge.module.css'

// A tooltip is heavy for the first view.
const loadBetaBadge = async () => (await import('./beta-badge.tsx')).BetaBadge

/** During the beta everyone has it (D16); once billing is live, subscribers and trials. */
export function PremiumBadge() {
  const config = useServerConfig()
  // Its place is kept until it is known, so that nothing beside it moves.
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

/** The server alone writes this value, for trials too; the copy in this browser answers while it is offline. */
function SubscriberBadge() {
  const { value: subscription } = useDocument('subscriptionStatus')
  if (subscription !== 'active') return null
  // A full page load: what the payment pages may load is decided when they are opened.
  return (
    <a href={paths.manageSubscription} className={styles.badge} data-link>
      {appMessages.premiumAccount}
    </a>
  )
}
