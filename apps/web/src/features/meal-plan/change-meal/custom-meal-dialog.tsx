import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { unsettledMessage } from '../../../messages/plan-failures.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { LookedUpMeal } from '../plan-calls.ts'
import type { StoredMeal, StoredPlan } from '../stored-plan.ts'
import { roughCustomMeal } from './custom-meal.ts'
import { EverywhereChoice, otherSlots } from './everywhere-choice.tsx'
import styles from './replace-dialog.module.css'

type CustomMealDialogProps = {
  readonly at: SlotAddress
  readonly plan: StoredPlan
  readonly weeklyBudget: number
  readonly isMealPrep: boolean
  readonly isBusy: boolean
  readonly lookUp: (name: string, at: SlotAddress) => Promise<LookedUpMeal>
  readonly onSet: (meal: StoredMeal, slots: readonly SlotAddress[]) => void
  readonly onClose: () => void
}

/** Takes the name of the household's own meal and looks it up. If that fails, it offers rough values but never uses them silently. */
export function CustomMealDialog(props: CustomMealDialogProps) {
  const { at, plan, weeklyBudget, isMealPrep, isBusy, lookUp, onSet, onClose } = props
  const [name, setName] = useState('')
  const [isNameMissing, setIsNameMissing] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isUnsettled, setIsUnsettled] = useState(false)
  const [flagged, setFlagged] = useState<LookedUpMeal>()
  const others = otherSlots(plan, at)
  const [everywhere, setEverywhere] = useState(isMealPrep)
  const slots = everywhere ? [at, ...others] : [at]

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = name.trim()
    setIsNameMissing(typed === '')
    setHasFailed(false)
    setIsUnsettled(false)
    setFlagged(undefined)
    if (typed === '') return
    try {
      const found = await lookUp(typed, at)
      if (found.warnings.length === 0) onSet(found.meal, slots)
      else setFlagged(found)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Rough values could hide an allergen, so they are not offered while phrases are unsettled.
      if (error.code === 'unsettled') setIsUnsettled(true)
      else setHasFailed(true)
    }
  }

  return (
    <Dialog
      opened
      title={words.customTitle(words.slots[at.slot], DAY_NAMES[at.day] ?? '')}
      onClose={isBusy ? undefined : onClose}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.customName}
          hint={words.customHint}
          value={name}
          maxLength={200}
          data-autofocus
          error={isNameMissing && name.trim() === '' ? words.customNameMissing : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <EverywhereChoice others={others} checked={everywhere} onChange={setEverywhere} />
        {flagged && (
          <Notice
            tone="error"
            action={<Button onClick={() => onSet(flagged.meal, slots)}>{words.customAnyway}</Button>}
          >
            {flagged.warnings.map((warning) => (
              <p key={`${warning.by} ${warning.food}`}>{describeWarning(warning)}</p>
            ))}
          </Notice>
        )}
        {isUnsettled && <Notice tone="error">{unsettledMessage}</Notice>}
        {hasFailed && (
          <Notice
            tone="error"
            action={
              <Button onClick={() => onSet(roughCustomMeal(name, weeklyBudget), slots)}>
                {words.customRough}
              </Button>
            }
          >
            {words.customFailed} {words.customRoughHint}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {uiMessages.cancel}
          </Button>
          <Button look="primary" type="submit" loading={isBusy}>
            {isBusy ? words.generating : words.customAdd}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function describeWarning({ code, by, food }: LookedUpMeal['warnings'][number]): string {
  return code === 'forbidden-food' ? words.customWarning(food, by) : words.customUnknown(food)
}
