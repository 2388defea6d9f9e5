import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { storeMessages } from '../messages/store.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { useDocumentStore } from './store-provider.tsx'

/** What is below it works with documents: where nobody could say what is in them, an empty screen would be a lie. */
export function KnownDocuments({ children }: { readonly children: ReactNode }) {
  const store = useDocumentStore()
  const isUnknown = useSyncExternalStore((listener) => store.subscribe('unknown', listener), store.isUnknown)
  const [isRetrying, setIsRetrying] = useState(false)
  if (!isUnknown) return children
  return (
    <LoadFailed
      text={storeMessages.unknown}
      isRetrying={isRetrying}
      onRetry={() => {
        setIsRetrying(true)
        void store.loadAll().finally(() => setIsRetrying(false))
      }}
    />
  )
}
