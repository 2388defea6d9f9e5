import { appMessages } from '../../messages/app.ts'
import { storeMessages } from '../../messages/store.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'

type ForgetCheckmarksDialogProps = {
  /** Lines of the list that are checked off in this browser. */
  readonly count: number
  readonly onSignOut: () => void
  readonly onCancel: () => void
}

/** Who signs out between two stores would start the list anew, so it asks first. */
export function ForgetCheckmarksDialog({ count, onSignOut, onCancel }: ForgetCheckmarksDialogProps) {
  return (
    <Dialog opened={count > 0} title={storeMessages.checkmarksTitle} onClose={onCancel}>
      <p>
        {storeMessages.checkedOff(count)} {storeMessages.putAwayFirst}
      </p>
      <DialogActions>
        <Button onClick={onCancel}>{uiMessages.cancel}</Button>
        <Button look="primary" onClick={onSignOut}>
          {appMessages.signOut}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
