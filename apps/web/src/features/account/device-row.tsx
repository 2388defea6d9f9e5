import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { accountMessages, deviceName } from '../../messages/account.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account.module.css'
import type { SignedInDevice } from './account-calls.ts'
import { daysAgo, momentText } from './days-ago.ts'
import { readDevice } from './read-device.ts'

type DeviceRowProps = {
  readonly device: SignedInDevice
  readonly onRevoke: () => void
}

export function DeviceRow({ device, onRevoke }: DeviceRowProps) {
  const kind = readDevice(device.userAgent)
  const name = deviceName(kind)
  const Icon = kind.isPhone ? IconDeviceMobile : IconDeviceLaptop
  const now = new Date()
  return (
    <li className={styles.device}>
      <Icon size={28} stroke={1.5} aria-hidden="true" />
      <div className={styles.deviceText}>
        <p className={styles.deviceName}>
          {name}
          {device.isCurrent && (
            <span className={styles.badge} data-good>
              {accountMessages.thisDevice}
            </span>
          )}
        </p>
        <p className={styles.soft}>
          {device.updatedAt && accountMessages.lastActive(daysAgo(new Date(device.updatedAt), now))}
          {device.createdAt && ` · ${accountMessages.signedInAt(momentText(new Date(device.createdAt)))}`}
        </p>
      </div>
      {!device.isCurrent && (
        <Button aria-label={accountMessages.revokeNamed(name)} onClick={onRevoke}>
          {accountMessages.revoke}
        </Button>
      )}
    </li>
  )
}
