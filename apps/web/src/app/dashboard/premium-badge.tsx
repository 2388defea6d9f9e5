import { Tooltip } from '@mantine/core'
import { useServerConfig } from '../../lib/server-config.ts'
import { appMessages } from '../../messages/app.ts'
import { useDocument } from '../../store/use-document.ts'
import { paths } from '../paths.ts'
import styles from './premium-badge.module.css'

/** During the beta everyone has it (D16); once billing is live, subscribers and trials. */
export function PremiumBadge() {
  const config = useServerConfig()
  if (config === undefined) return null
  return config.billing === 'beta' ? <BetaBadge /> : <SubscriberBadge />
}

/** It takes the focus, so that the keyboard can read the tooltip too. */
function BetaBadge() {
  return (
    <Tooltip
      withinPortal={false}
      label={appMessages.freeDuringBeta}
      events={{ hover: true, focus: true, touch: true }}
      withArrow
      classNames={{ tooltip: styles.tooltip ?? '' }}
    >
      <button type="button" className={styles.badge}>
        {appMessages.premiumAccount}
      </button>
    </Tooltip>
  )
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
