import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { syncMessages } from '../messages/sync-status.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { useDocumentStore } from './store-provider.tsx'

/** Shows an error and a retry button while no document could be loaded: an empty screen would look like lost data. */
export function RequireDocuments({ children }: { readonly children: ReactNode }) {
  const store = useDocumentStore()
  const isUnknown = useSyncExternalStore(
    (listener) => store.subscribe('unknown', listener),
    store.isUnknown,
    store.isUnknown,
  )
  const [isRetrying, setIsRetrying] = useState(false)
  if (!isUnknown) return children
  return (
    <LoadFailed
      text={syncMessages.unknown}
      isRetrying={isRetrying}
      onRetry={() => {
        setIsRetrying(true)
        void store.loadAll().finally(() => setIsRetrying(false))
      }}
    />
  )
}
