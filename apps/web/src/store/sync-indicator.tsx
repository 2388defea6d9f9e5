import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconUserExclamation,
} from '@tabler/icons-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { syncMessages } from '../messages/sync-status.ts'
import type { SyncStatus } from './document-status.ts'
import { useDocumentStore } from './store-provider.tsx'
import styles from './sync-indicator.module.css'

const RefusedChanges = lazyPart(async () => (await import('./refused-changes.tsx')).RefusedChanges)

const ICONS: Readonly<Record<SyncStatus, ReactNode>> = {
  saved: <IconCloudCheck size={20} aria-hidden />,
  saving: <IconCloudUp size={20} aria-hidden />,
  offline: <IconCloudOff size={20} aria-hidden />,
  'signed-out': <IconUserExclamation size={20} aria-hidden />,
  stuck: <IconAlertTriangle size={20} aria-hidden />,
  refused: <IconAlertTriangle size={20} aria-hidden />,
}

/** Shows whether the server has all changes, and opens a dialog about those it refused or does nothing with. */
export function SyncIndicator() {
  const store = useDocumentStore()
  const { status, refused, stuck } = useSyncExternalStore(
    (listener) => store.subscribe('summary', listener),
    store.summary,
    store.summary,
  )
  const [isOpen, setIsOpen] = useState(false)
  const words = (
    <>
      {ICONS[status]}
      <span className={styles.words}>{syncMessages.status[status]}</span>
    </>
  )
  return (
    <>
      <div role="status" aria-live="polite" className={styles.indicator} data-status={status}>
        {status === 'refused' || status === 'stuck' ? (
          <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
            {words}
          </button>
        ) : (
          words
        )}
      </div>
      {isOpen && (
        <RefusedChanges
          status={status}
          opened={refused.length + stuck.length > 0}
          refused={refused}
          stuck={stuck}
          onSendAgain={() => void store.retryCommands()}
          onTakeTheirs={(key) => void store.takeTheirs(key)}
          onDrop={(key) => void store.dropCommand(key)}
          onRetry={(key) => void store.retry(key)}
          onDiscard={(key) => void store.discard(key)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
