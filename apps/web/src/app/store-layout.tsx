import { Outlet } from 'react-router'
import { useSession } from '../lib/session.ts'
import { StoreProvider } from '../store/store-provider.tsx'

/** Pages that read and write the user's documents. The guards below it decide who gets to see them. */
export function StoreLayout() {
  const userId = useStoreOwner()
  if (userId === null) return <Outlet />
  return (
    <StoreProvider key={userId} userId={userId}>
      <Outlet />
    </StoreProvider>
  )
}

/** When a session ends while a page is open, the page keeps that user's local copy (D21). */
function useStoreOwner(): string | null {
  const session = useSession()
  if (session.status === 'signed-in') return session.me.id
  return session.status === 'signed-out' ? (session.lastUser?.id ?? null) : null
}
