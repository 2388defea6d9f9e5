import { Tooltip } from '@mantine/core'
import { appMessages } from '../../messages/app.ts'
import styles from './premium-badge.module.css'

/** It takes the focus, so that the keyboard can read the tooltip too. */
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
