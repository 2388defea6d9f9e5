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
  const [sending, setSending] = useState<'not-tried' | 'under-way' | 'failed'>('not-tried')

  async function send() {
    setSending('under-way')
    // If it succeeds, this page is left.
    await onSend().finally(() => setSending('failed'))
  }

  function cancel() {
    setSending('not-tried')
    onCancel()
  }

  function save() {
    const text = JSON.stringify(store.unsentChanges(), null, 2)
    offerFile('pennyplate-unsent-changes.json', new Blob([text], { type: 'application/json' }))
  }

  return (
    <Dialog opened={unsent > 0} title={storeMessages.unsentTitle} onClose={cancel}>
      <p>{storeMessages.unsentText(unsent)}</p>
      {sending === 'failed' && <p role="alert">{storeMessages.stillUnsent}</p>}
      <DialogActions>
        <Button onClick={cancel}>{uiMessages.cancel}</Button>
        <Button look="danger" onClick={onDiscard}>
          {storeMessages.discardUnsent}
        </Button>
        <Button onClick={save}>{storeMessages.saveUnsent}</Button>
        <Button look="primary" loading={sending === 'under-way'} onClick={() => void send()}>
          {storeMessages.sendUnsent}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
