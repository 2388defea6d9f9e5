import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import type { Conflict } from '../../../lib/use-week-conflicts.ts'
import type { RenderSearch } from './replace-dialog.tsx'
import type { MealChanges } from './use-change-meal.ts'

const ReplaceDialog = lazyPart(async () => (await import('./replace-dialog.tsx')).ReplaceDialog)
const MealMenu = lazyPart(async () => (await import('./meal-menu.tsx')).MealMenu)
const CustomMealDialog = lazyPart(async () => (await import('./custom-meal-dialog.tsx')).CustomMealDialog)

type ChangeMealDialogsProps = {
  readonly plan: WeekPlan
  readonly profile: CompleteProfile
  readonly changes: MealChanges
  readonly conflicts: readonly Conflict[]
  readonly renderSearch: RenderSearch
}

export function ChangeMealDialogs({
  plan,
  profile,
  changes,
  conflicts,
  renderSearch,
}: ChangeMealDialogsProps) {
  const { busy, open, customAt, menuAt } = changes
  return (
    <>
      {menuAt && <MealMenu at={menuAt} plan={plan} profile={profile} changes={changes} />}
      {open && (
        <ReplaceDialog
          open={open}
          plan={plan}
          profile={profile}
          conflicts={conflicts}
          isLoading={busy !== undefined}
          onTake={changes.takeChoice}
          onOthers={changes.showOthers}
          onRelax={(change) => void changes.relaxAndShow(change)}
          renderSearch={renderSearch}
          onClose={changes.closeChoices}
        />
      )}
      {customAt && (
        <CustomMealDialog
          at={customAt}
          plan={plan}
          answers={profile}
          isBusy={busy !== undefined}
          lookUp={changes.lookUpCustom}
          relax={changes.relax}
          onSet={changes.putCustom}
          onClose={changes.closeCustom}
        />
      )}
    </>
  )
}
