import { Suspense } from 'react'
import { loadedWhenShown } from '../../lib/lazy-part.tsx'
import { useServerConfig } from '../../lib/server-config.ts'
import { useSession } from '../../lib/session.ts'

const DashboardNotices = loadedWhenShown(
  async () => (await import('../../features/premium/dashboard-notices.tsx')).DashboardNotices,
)

/** Loads the notices only if billing is live. */
export function LazyBillingNotices() {
  const session = useSession()
  const config = useServerConfig()
  if (config?.billing !== 'live' || session.status !== 'signed-in') return null
  return (
    <Suspense>
      <DashboardNotices userId={session.me.id} />
    </Suspense>
  )
}
