import { lazyPart } from '../../../lib/lazy-part.tsx'
import type { StoredPlan } from '../stored-plan.ts'
import type { MealChanges } from './use-change-meal.ts'

const ReplaceDialog = lazyPart(async () => (await import('./replace-dialog.tsx')).ReplaceDialog)
const CustomMealDialog = lazyPart(async () => (await import('./custom-meal-dialog.tsx')).CustomMealDialog)

type ChangeMealDialogsProps = {
  readonly plan: StoredPlan
  readonly weeklyBudget: number
  readonly isMealPrep: boolean
  readonly changes: MealChanges
}

export function ChangeMealDialogs({ plan, weeklyBudget, isMealPrep, changes }: ChangeMealDialogsProps) {
  const { busy, open, customAt } = changes
  return (
    <>
      {open && (
        <ReplaceDialog
          open={open}
          plan={plan}
          isMealPrep={isMealPrep}
          isLoading={busy !== undefined}
          onTake={changes.takeChoice}
          onOthers={changes.showOthers}
          onClose={changes.closeChoices}
        />
      )}
      {customAt && (
        <CustomMealDialog
          at={customAt}
          plan={plan}
          weeklyBudget={weeklyBudget}
          isMealPrep={isMealPrep}
          isBusy={busy !== undefined}
          lookUp={changes.lookUpCustom}
          onSet={changes.putCustom}
          onClose={changes.closeCustom}
        />
      )}
    </>
  )
}
