import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { failureMessages } from '../messages/failures.ts'
import { storeMessages } from '../messages/store.ts'
import { syncMessages } from '../messages/sync-status.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { type CommandQueue, isRecipe, type QueuedCommand, type QueuedRecipe } from './command-queue.ts'
import type { RefusedDocument, SyncStatus } from './document-status.ts'
import styles from './sync-indicator.module.css'

type RefusedChangesProps = {
  readonly opened: boolean
  readonly status: SyncStatus
  readonly refused: readonly RefusedDocument[]
  readonly onRetry: (key: DocumentKey) => void
  readonly onDiscard: (key: DocumentKey) => void
  readonly stuck: CommandQueue
  readonly onSendAgain: () => void
  readonly onDrop: (key: string) => void
  readonly onTakeTheirs: (key: string) => void
  readonly onClose: () => void
}

/** The changes the server refused and why, and those it does nothing with, each with buttons to retry or give it up. */
export function RefusedChanges(props: RefusedChangesProps) {
  const { opened, status, refused, onRetry, onDiscard, stuck, onClose } = props
  const title = syncMessages.status[status]
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      {stuck.map((entry) => (
        <StuckChange key={entry.key} {...props} entry={entry} />
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

type StuckChangeProps = Pick<RefusedChangesProps, 'onSendAgain' | 'onDrop' | 'onTakeTheirs'> & {
  readonly entry: QueuedCommand
}

function StuckChange({ entry, onSendAgain, onDrop, onTakeTheirs }: StuckChangeProps) {
  const { key, command } = entry
  const recipe = isRecipe(entry) ? entry : undefined
  const title = recipe?.offers ? storeMessages.clashTitle(recipe.command) : storeMessages.stuckTitle(command)
  return (
    <section className={styles.refused} aria-label={title}>
      <p>
        <strong>{title}.</strong> {textOf(recipe)}
      </p>
      <DialogActions>
        <Button onClick={() => (recipe?.offers ? onTakeTheirs : onDrop)(key)}>
          {recipe?.offers ? storeMessages.takeTheirs : storeMessages.drop}
        </Button>
        <Button look="primary" onClick={() => (recipe?.offers ? onDrop(key) : onSendAgain())}>
          {recipe?.offers ? storeMessages.keepMine : failureMessages.tryAgain}
        </Button>
      </DialogActions>
    </section>
  )
}

function textOf(recipe: QueuedRecipe | undefined): string {
  if (recipe?.offers) return storeMessages.clashText(recipe.offers)
  return recipe?.refusal ? storeMessages.recipeRefused(recipe.refusal) : storeMessages.stuckText
}
