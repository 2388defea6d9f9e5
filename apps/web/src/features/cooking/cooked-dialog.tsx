import { cookingMessages as words } from '../../messages/cooking.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CookedFor } from './cooked-for.ts'
import { CookedResult } from './cooked-result.tsx'
import { FreezeRest } from './freeze-rest.tsx'
import { useMarking } from './use-marking.ts'

type CookedDialogProps = {
  readonly cooked: CookedFor
  readonly isAgain: boolean
  readonly onClose: () => void
}

/** Asks for confirmation, then shows what was removed from the pantry and offers Undo. */
export function CookedDialog({ cooked, isAgain, onClose }: CookedDialogProps) {
  const { isBusy, recipeFault, cooking, mark, markOnly, takeBack } = useMarking(cooked)
  if (cooking)
    return (
      <Dialog opened title={words.done} onClose={onClose}>
        <CookedResult cooking={cooking} />
        <FreezeRest cooked={cooked} />
        <DialogActions>
          <Button onClick={() => takeBack(onClose)}>{words.undo}</Button>
          <Button look="primary" data-autofocus onClick={onClose}>
            {words.close}
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog opened title={words.title} onClose={isBusy ? undefined : onClose}>
      <p>{words.question(cooked.meal.name)}</p>
      {isAgain && <p>{words.again}</p>}
      {recipeFault && (
        <Notice tone="error" action={<Button onClick={markOnly}>{words.withoutPantry}</Button>}>
          {recipeFault}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {uiMessages.cancel}
        </Button>
        <Button look="primary" loading={isBusy} onClick={mark}>
          {isBusy ? words.marking : words.mark}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
