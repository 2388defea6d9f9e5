import { centsFromDollars, formatCents } from '@pennyplate/domain/money'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { type AnswerChange, relaxingRule } from '@pennyplate/domain/profile/relax-answer'
import { personShareDollars } from '@pennyplate/domain/week/meal-guess'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useRulesAgainst } from '../../../lib/use-rules-against.ts'
import { describeChange } from '../../../messages/answer-changes.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { unsettledMessage } from '../../../messages/plan-failures.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { NotForHouseholdNotice } from '../../../ui/not-for-household.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { LookedUpMeal } from '../plan-calls.ts'
import { namedMeal, readCost, roughCustomMeal } from './custom-meal.ts'
import { EverywhereChoice, otherSlots } from './everywhere-choice.tsx'
import styles from './replace-dialog.module.css'
import { UnderstoodMeal } from './understood-meal.tsx'

type CustomMealDialogProps = {
  readonly at: SlotAddress
  readonly plan: WeekPlan
  readonly answers: CompleteProfile
  readonly isBusy: boolean
  readonly lookUp: (name: string, at: SlotAddress) => Promise<LookedUpMeal>
  /** Changes an answer of the profile; false if that was not saved. */
  readonly relax: (change: AnswerChange) => Promise<boolean>
  readonly onSet: (meal: WeekMeal, slots: readonly SlotAddress[]) => void
  readonly onClose: () => void
}

/** Takes a meal in the household's own words, shows what was understood, and sets it only after that. */
export function CustomMealDialog(props: CustomMealDialogProps) {
  const { at, plan, answers, isBusy, lookUp, relax, onSet, onClose } = props
  const [name, setName] = useState('')
  const [isNameMissing, setIsNameMissing] = useState(false)
  const [failure, setFailure] = useState<'unsettled' | 'failed'>()
  const [found, setFound] = useState<LookedUpMeal>()
  const [isNameOnly, setIsNameOnly] = useState(false)
  const [cost, setCost] = useState('')
  const [everywhere, setEverywhere] = useState(false)
  const others = otherSlots(plan, at)
  const slots = everywhere ? [at, ...others] : [at]
  const asksCost = found !== undefined && (isNameOnly || found.reading === 'unknown')
  const dollars = readCost(cost)
  // The dish that was understood is made without it; the name alone says it again.
  const against = useRulesAgainst(isNameOnly ? { name: name.trim() } : null)

  // Each press lifts one answer, so it is offered only where nothing else stands in the way.
  const [first, ...rest] = found?.warnings.map(({ by }) => relaxingRule(by, answers)) ?? []
  const isOneAnswer = rest.every((other) => JSON.stringify(other) === JSON.stringify(first))
  const relaxing = first && isOneAnswer && !asksCost ? [first] : []

  async function relaxAndSet(meal: WeekMeal, change: AnswerChange) {
    if (await relax(change)) onSet(meal, slots)
  }

  function startOver(typed: string): void {
    setName(typed)
    setFound(undefined)
    setIsNameOnly(false)
    setFailure(undefined)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = name.trim()
    setIsNameMissing(typed === '')
    if (typed === '') return
    if (asksCost) {
      if (dollars !== undefined) onSet(namedMeal(typed, dollars, answers), slots)
      return
    }
    if (found) {
      onSet(found.meal, slots)
      return
    }
    setFailure(undefined)
    try {
      setFound(await lookUp(typed, at))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Rough values could hide an allergen, so they are not offered while phrases are unsettled.
      setFailure(error.code === 'unsettled' ? 'unsettled' : 'failed')
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
          onChange={(event) => startOver(event.currentTarget.value)}
        />
        {found && !asksCost && <UnderstoodMeal found={found} />}
        {asksCost && (
          <>
            {!isNameOnly && <p role="status">{words.customUnread}</p>}
            <TextField
              label={words.customGroceries}
              hint={words.customGroceriesHint(formatCents(centsFromDollars(personShareDollars(answers))))}
              value={cost}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              error={dollars === undefined ? words.customGroceriesFault : undefined}
              onChange={(event) => setCost(event.currentTarget.value)}
            />
          </>
        )}
        {found && found.warnings.length > 0 && (
          <Notice
            tone="error"
            action={relaxing.map((change) => (
              <Button key={describeChange(change)} onClick={() => void relaxAndSet(found.meal, change)}>
                {words.customRelax(describeChange(change))}
              </Button>
            ))}
          >
            {found.warnings.map((warning) => (
              <p key={`${warning.by} ${warning.food}`}>{describeWarning(warning)}</p>
            ))}
            <p>{words.customCost(formatCents(centsFromDollars(found.meal.estimatedCost)))}</p>
          </Notice>
        )}
        {found?.warnings.length === 0 && <NotForHouseholdNotice ruleIds={against} />}
        {found && <EverywhereChoice others={others} checked={everywhere} onChange={setEverywhere} />}
        {failure === 'unsettled' && <Notice tone="error">{unsettledMessage}</Notice>}
        {failure === 'failed' && (
          <Notice
            tone="error"
            action={
              <Button onClick={() => onSet(roughCustomMeal(name, answers), slots)}>
                {words.customRough}
              </Button>
            }
          >
            {words.customFailed} {words.customRoughHint}
          </Notice>
        )}
        <DialogActions>
          {found && !asksCost && <Button onClick={() => setIsNameOnly(true)}>{words.customNameOnly}</Button>}
          <Button onClick={onClose} disabled={isBusy}>
            {uiMessages.cancel}
          </Button>
          <Button look="primary" type="submit" loading={isBusy}>
            {submitLabel(found, against.length > 0, isBusy)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function submitLabel(found: LookedUpMeal | undefined, isRuledOut: boolean, isBusy: boolean): string {
  if (isBusy) return words.generating
  if (!found) return words.customLookUp
  return isRuledOut || found.warnings.length > 0 ? words.customAnyway : words.customAdd
}

function describeWarning({ code, by, food }: LookedUpMeal['warnings'][number]): string {
  return code === 'forbidden-food' ? words.customWarning(food, by) : words.customUnknown(food)
}
