import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { DishPhotosProvider } from '../features/dish-photos/dish-photos-provider.tsx'
import { useSession } from '../lib/session.ts'
import { sessionUser } from '../lib/session-state.ts'
import { StoreProvider } from '../store/store-provider.tsx'
import { keepAppOffline } from './offline/app-updates.ts'

/** Provides the document store to the pages below it. Their guards decide who may see them. */
export function StoreLayout() {
  const user = sessionUser(useSession())
  useOfflineApp(user !== null)
  if (user === null) return <Outlet />
  return (
    <StoreProvider key={user.householdId} userId={user.id} householdId={user.householdId}>
      <DishPhotosProvider userId={user.id} householdId={user.householdId}>
        <Outlet />
      </DishPhotosProvider>
    </StoreProvider>
  )
}

/** Caches the app for offline use once the page has loaded, so that it does not slow the page down. */
function useOfflineApp(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const keep = () => void keepAppOffline()
    if (document.readyState === 'complete') return keep()
    window.addEventListener('load', keep, { once: true })
    return () => window.removeEventListener('load', keep)
  }, [isWanted])
}
