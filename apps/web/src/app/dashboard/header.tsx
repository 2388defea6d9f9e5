import type { DashboardTab } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { SyncIndicator } from '../../store/sync-indicator.tsx'
import { Brand } from '../../ui/brand.tsx'
import { GuestBadge } from './guest-badge.tsx'
import styles from './header.module.css'
import { PremiumBadge } from './premium-badge.tsx'
import { TabBar } from './tab-bar.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header({ current }: { readonly current: DashboardTab }) {
  const session = useSession()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <TabBar current={current} />
        <div className={styles.account}>
          <SyncIndicator />
          <PremiumBadge />
          {session.status === 'signed-in' ? <UserMenu email={session.me.email} /> : <GuestBadge />}
        </div>
      </div>
    </header>
  )
}
