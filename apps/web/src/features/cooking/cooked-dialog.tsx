import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { cookingMessages as words } from '../../messages/cooking.ts'
import { explainFailure } from '../../messages/failures.ts'
import { uiMessages } from '../../messages/ui.ts'
import { SaveFailed } from '../../store/immediate-saves.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notify } from '../../ui/notify.ts'
import { CookedResult } from './cooked-result.tsx'
import { type CookedFor, type CookingRecord, useCookMeal } from './use-cook-meal.ts'

type CookedDialogProps = {
  readonly cooked: CookedFor
  readonly isAgain: boolean
  readonly onClose: () => void
}

/** Asks for confirmation, then shows what was removed from the pantry and offers Undo. */
export function CookedDialog({ cooked, isAgain, onClose }: CookedDialogProps) {
  const { cook, markOnly, undo } = useCookMeal()
  const [isBusy, setIsBusy] = useState(false)
  const [recipeFault, setRecipeFault] = useState<string>()
  const [cooking, setCooking] = useState<CookingRecord>()
  const { name } = cooked.meal

  async function run(action: () => Promise<void>) {
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      if (error instanceof ApiError) setRecipeFault(words.recipeFailed(explainFailure(error)))
      else if (error instanceof SaveFailed) notify.error(words.saveFailed)
      else throw error
    } finally {
      setIsBusy(false)
    }
  }

  if (cooking)
    return (
      <Dialog opened title={words.done} onClose={onClose}>
        <CookedResult cooking={cooking} />
        <DialogActions>
          <Button
            loading={isBusy}
            onClick={() =>
              void run(async () => {
                await undo(cooking)
                notify.success(words.undone(name))
                onClose()
              })
            }
          >
            {words.undo}
          </Button>
          <Button look="primary" data-autofocus onClick={onClose}>
            {words.close}
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog opened title={words.title} onClose={isBusy ? undefined : onClose}>
      <p>{words.question(name)}</p>
      {isAgain && <p>{words.again}</p>}
      {recipeFault && (
        <Notice
          tone="error"
          action={
            <Button onClick={() => void run(async () => setCooking(await markOnly(cooked)))}>
              {words.withoutPantry}
            </Button>
          }
        >
          {recipeFault}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {uiMessages.cancel}
        </Button>
        <Button
          look="primary"
          loading={isBusy}
          onClick={() =>
            void run(async () => {
              setRecipeFault(undefined)
              setCooking(await cook(cooked))
            })
          }
        >
          {isBusy ? words.marking : words.mark}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
