import { useState } from 'react'
import { offerFile } from '../../lib/offer-file.ts'
import { storeMessages } from '../../messages/store.ts'
import { uiMessages } from '../../messages/ui.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'

type SignOutDialogProps = {
  readonly unsent: number
  /** Sends what is unsent and signs out if nothing is left. */
  readonly onSend: () => Promise<void>
  readonly onDiscard: () => void
  readonly onCancel: () => void
}

/** Signing out deletes changes that are in this browser only, so it asks first (D36). */
export function SignOutDialog({ unsent, onSend, onDiscard, onCancel }: SignOutDialogProps) {
  const store = useDocumentStore()
  const [isSending, setIsSending] = useState(false)
  const [isStillUnsent, setIsStillUnsent] = useState(false)

  async function send() {
    setIsSending(true)
    setIsStillUnsent(false)
    await onSend().finally(() => setIsSending(false))
    // Seen only if it did not sign out.
    setIsStillUnsent(true)
  }

  function save() {
    const text = JSON.stringify(store.unsentChanges(), null, 2)
    offerFile('pennyplate-unsent-changes.json', new Blob([text], { type: 'application/json' }))
  }

  return (
    <Dialog opened={unsent > 0} title={storeMessages.unsentTitle} onClose={onCancel}>
      <p>{storeMessages.unsentText(unsent)}</p>
      {isStillUnsent && <p role="alert">{storeMessages.stillUnsent}</p>}
      <DialogActions>
        <Button onClick={onCancel}>{uiMessages.cancel}</Button>
        <Button look="danger" onClick={onDiscard}>
          {storeMessages.discardUnsent}
        </Button>
        <Button onClick={save}>{storeMessages.saveUnsent}</Button>
        <Button look="primary" loading={isSending} onClick={() => void send()}>
          {storeMessages.sendUnsent}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
