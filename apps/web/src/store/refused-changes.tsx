import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { failureMessages } from '../messages/failures.ts'
import { storeMessages } from '../messages/store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import type { RefusedDocument, StuckCommand } from './document-status.ts'
import styles from './sync-indicator.module.css'

type RefusedChangesProps = {
  readonly opened: boolean
  readonly refused: readonly RefusedDocument[]
  readonly onRetry: (key: DocumentKey) => void
  readonly onDiscard: (key: DocumentKey) => void
  readonly stuck: readonly StuckCommand[]
  readonly onSendAgain: () => void
  readonly onDrop: (key: string) => void
  readonly onClose: () => void
}

/** The changes the server refused and why, and those it does nothing with, each with buttons to retry or give it up. */
export function RefusedChanges(props: RefusedChangesProps) {
  const { opened, refused, onRetry, onDiscard, stuck, onSendAgain, onDrop, onClose } = props
  const title = storeMessages.status[refused.length > 0 ? 'refused' : 'stuck']
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      {stuck.map(({ key, command }) => (
        <section key={key} className={styles.refused} aria-label={storeMessages.stuckTitle(command)}>
          <p>
            <strong>{storeMessages.stuckTitle(command)}.</strong> {storeMessages.stuckText}
          </p>
          <DialogActions>
            <Button onClick={() => onDrop(key)}>{storeMessages.drop}</Button>
            <Button look="primary" onClick={onSendAgain}>
              {failureMessages.tryAgain}
            </Button>
          </DialogActions>
        </section>
      ))}
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
