import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../lib/session.ts'
import { sessionUser } from '../lib/session-state.ts'
import { StoreProvider } from '../store/store-provider.tsx'
import { keepAppOffline } from './offline/app-updates.ts'

/** Pages that read and write the user's documents. The guards below it decide who gets to see them. */
export function StoreLayout() {
  const userId = sessionUser(useSession())?.id ?? null
  useKeptApp(userId !== null)
  if (userId === null) return <Outlet />
  return (
    <StoreProvider key={userId} userId={userId}>
      <Outlet />
    </StoreProvider>
  )
}

/** Once the page has loaded, so that what is kept for later does not delay what is shown now. */
function useKeptApp(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const keep = () => void keepAppOffline()
    if (document.readyState === 'complete') return keep()
    window.addEventListener('load', keep, { once: true })
    return () => window.removeEventListener('load', keep)
  }, [isWanted])
}
