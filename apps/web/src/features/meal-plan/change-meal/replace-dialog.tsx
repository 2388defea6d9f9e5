import { formatCents } from '@pennyplate/domain/money'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import type { AnswerChange } from '@pennyplate/domain/profile/relax-answer'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { plateCents } from '@pennyplate/domain/week/week-plate'
import { useState } from 'react'
import { useServerConfig } from '../../../lib/server-config.ts'
import { answerBehind, answerMessages, describeChange } from '../../../messages/answer-changes.ts'
import { holidayMessages } from '../../../messages/holidays.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import { plateMessages, withSides } from '../../../messages/plates.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { factLine } from '../../../messages/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { DishDrawing } from '../../../ui/dish-drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import type { Choice, ChoiceOpening } from '../plan-calls.ts'
import type { StoredPlan } from '../stored-plan.ts'
import { describeReasons, factsOf } from '../week/explain-meal.ts'
import { EverywhereChoice, otherSlots } from './everywhere-choice.tsx'
import styles from './replace-dialog.module.css'
import type { OpenChoices } from './use-change-meal.ts'

type ReplaceDialogProps = {
  readonly open: OpenChoices
  readonly plan: StoredPlan
  readonly profile: CompleteProfile
  /** Weekly Meal Prep repeats a meal on purpose, so replacing it everywhere is the default. */
  readonly isMealPrep: boolean
  readonly isLoading: boolean
  readonly onTake: (choice: Choice, slots: readonly SlotAddress[]) => void
  readonly onOthers: (engine: 'builtin' | 'chat') => void
  readonly onRelax: (change: AnswerChange) => void
  readonly onClose: () => void
}

/** A few other meals, each with what it changes at checkout. The first is the best fit. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { open, plan, profile, isMealPrep, isLoading, onTake, onOthers, onRelax, onClose } = props
  const hasChat = useServerConfig()?.ai.chat === true
  const others = otherSlots(plan, open.at)
  const [everywhere, setEverywhere] = useState(isMealPrep)
  const sides = open.meal && withSides(open.meal)
  const slots = everywhere ? [open.at, ...others] : [open.at]
  return (
    <Dialog opened title={titleOf(open)} size="large" onClose={onClose}>
      {open.meal && sides && <p className={styles.soft}>{plateMessages.replacesPlate(open.meal)}</p>}
      <EverywhereChoice others={others} checked={everywhere} onChange={setEverywhere} />
      {open.fault && <Notice tone="error">{words.aiChoicesFailed(open.fault)}</Notice>}
      {open.choices.length === 0 ? (
        <>
          <p role="alert">{words.noChoices}</p>
          <ul className={styles.choices}>
            {open.openings.map((opening) => (
              <OpeningRow
                key={describeChange(opening.change)}
                opening={opening}
                profile={profile}
                isLoading={isLoading}
                onRelax={onRelax}
              />
            ))}
          </ul>
        </>
      ) : (
        <ul className={styles.choices}>
          {open.choices.map((choice, index) => (
            <ChoiceRow
              key={choice.meal.name}
              choice={choice}
              isBest={index === 0 && !open.festive}
              onTake={() => onTake(choice, slots)}
            />
          ))}
        </ul>
      )}
      {everywhere && others.length > 0 && <p className={styles.soft}>{words.everywhereHint}</p>}
      <DialogActions>
        {open.choices.length > 0 && (
          <Button onClick={() => onOthers('builtin')} loading={isLoading}>
            {words.moreChoices}
          </Button>
        )}
        {hasChat && (
          <Button onClick={() => onOthers('chat')} loading={isLoading}>
            {isLoading ? words.askingAi : words.askAi}
          </Button>
        )}
        <Button onClick={onClose}>{uiMessages.cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}

type OpeningRowProps = {
  readonly opening: ChoiceOpening
  readonly profile: CompleteProfile
  readonly isLoading: boolean
  readonly onRelax: (change: AnswerChange) => void
}

/** An answer that is in the way, with what changing it brings. */
function OpeningRow({ opening, profile, isLoading, onRelax }: OpeningRowProps) {
  const { change, choices, deltaCents } = opening
  const name = describeChange(change)
  const bill = words.billDelta(formatCents(Math.abs(deltaCents)), deltaCents)
  return (
    <li className={styles.choice}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>{answerMessages.yourAnswer(answerBehind(change, profile))}</p>
        <p className={styles.soft}>{words.openChoices(choices, bill)}</p>
      </div>
      <Button
        aria-label={`${words.relaxAndShow}: ${name}`}
        loading={isLoading}
        onClick={() => onRelax(change)}
      >
        {words.relaxAndShow}
      </Button>
    </li>
  )
}

/** A place without a cooked meal has nothing to stand in for. */
function titleOf({ at, meal, festive }: OpenChoices): string {
  if (festive) return holidayMessages.choose(festive.holiday)
  if (meal && !meal.place) return words.replaceTitle(meal.name)
  return words.chooseTitle(DAY_NAMES[at.day] ?? '', slotNameOfOne[at.slot])
}

type ChoiceRowProps = {
  readonly choice: Choice
  readonly isBest: boolean
  readonly onTake: () => void
}

function ChoiceRow({ choice, isBest, onTake }: ChoiceRowProps) {
  const { meal } = choice
  const cents = plateCents(meal)
  const sides = withSides(meal)
  return (
    <li className={styles.choice}>
      <DishDrawing dish={meal} width={96} />
      <div className={styles.text}>
        {isBest && <p className={styles.best}>{words.bestChoice}</p>}
        <p className={styles.name}>{meal.name}</p>
        {sides && <p className={styles.soft}>{sides}</p>}
        <p className={styles.soft}>{factLine(factsOf(meal))}</p>
        <p className={styles.deltas}>
          <strong data-tone={choice.deltaCents > 0 ? 'dearer' : undefined}>
            {words.billDelta(formatCents(Math.abs(choice.deltaCents)), choice.deltaCents)}
          </strong>
          {describeDeltas(choice).map((delta) => (
            <span key={delta}>{delta}</span>
          ))}
        </p>
        {describeReasons(choice.reasons).map((reason) => (
          <p key={reason} className={styles.soft}>
            {reason}.
          </p>
        ))}
      </div>
      <div className={styles.end}>
        {cents !== null && <PriceTag priceCents={cents} unit={uiMessages.perServing} />}
        <Button
          look={isBest ? 'primary' : 'secondary'}
          aria-label={words.takeChoice(meal.name)}
          onClick={onTake}
        >
          {words.take}
        </Button>
      </div>
    </li>
  )
}

function describeDeltas({ calories, protein, minutes }: Choice): string[] {
  return [
    ...(calories === null ? [] : [words.kcalDelta(calories)]),
    ...(protein === null ? [] : [words.proteinDelta(protein)]),
    ...(minutes === null ? [] : [words.minutesDelta(minutes)]),
  ]
}
