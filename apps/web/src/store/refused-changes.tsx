import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { failureMessages } from '../messages/failures.ts'
import { storeMessages } from '../messages/store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import type { RefusedDocument } from './document-status.ts'
import styles from './sync-indicator.module.css'

type RefusedChangesProps = {
  readonly opened: boolean
  readonly refused: readonly RefusedDocument[]
  readonly onRetry: (key: DocumentKey) => void
  readonly onDiscard: (key: DocumentKey) => void
  readonly onClose: () => void
}

/** The changes the server refused and why, each with buttons to retry or discard it. */
export function RefusedChanges({ opened, refused, onRetry, onDiscard, onClose }: RefusedChangesProps) {
  return (
    <Dialog opened={opened} title={storeMessages.status.refused} onClose={onClose}>
      {refused.map(({ key, refusal }) => (
        <section key={key} className={styles.refused} aria-label={storeMessages.refusedTitle(key)}>
          <p>
            <strong>{storeMessages.refusedTitle(key)}.</strong> {storeMessages.refusedReason(refusal)}{' '}
            {storeMessages.refusedHelp}
          </p>
          <DialogActions>
            <Button onClick={() => onDiscard(key)}>{storeMessages.discard}</Button>
            <Button look="primary" onClick={() => onRetry(key)}>
              {failureMessages.tryAgain}
            </Button>
          </DialogActions>
        </section>
      ))}
    </Dialog>
  )
}
