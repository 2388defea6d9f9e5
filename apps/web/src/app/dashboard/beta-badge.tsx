import { Tooltip } from '@mantine/core'
import { appMessages } from '../../messages/app.ts'
import styles from './premium-badge.module.css'

/** Focusable, so that keyboard users can read the tooltip. */
export function BetaBadge() {
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
