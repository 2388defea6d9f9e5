import { formatCents } from '@pennyplate/domain/money'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { plateCents } from '@pennyplate/domain/week/week-plate'
import { useState } from 'react'
import { useServerConfig } from '../../../lib/server-config.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { plateMessages, withSides } from '../../../messages/plates.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { FoodIcon } from '../../../ui/food-icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import type { Choice } from '../plan-calls.ts'
import type { StoredPlan } from '../stored-plan.ts'
import { describeReasons, factsOf, pictureOf } from '../week/explain-meal.ts'
import { EverywhereChoice, otherSlots } from './everywhere-choice.tsx'
import styles from './replace-dialog.module.css'
import type { OpenChoices } from './use-change-meal.ts'

type ReplaceDialogProps = {
  readonly open: OpenChoices
  readonly plan: StoredPlan
  /** Weekly Meal Prep repeats a meal on purpose, so replacing it everywhere is the default. */
  readonly isMealPrep: boolean
  readonly isLoading: boolean
  readonly onTake: (choice: Choice, slots: readonly SlotAddress[]) => void
  readonly onOthers: (engine: 'builtin' | 'chat') => void
  readonly onClose: () => void
}

/** A few other meals, each with what it changes at checkout. The first is the best fit. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { open, plan, isMealPrep, isLoading, onTake, onOthers, onClose } = props
  const hasChat = useServerConfig()?.ai.chat === true
  const others = otherSlots(plan, open.at)
  const [everywhere, setEverywhere] = useState(isMealPrep)
  const sides = withSides(open.meal)
  const slots = everywhere ? [open.at, ...others] : [open.at]
  return (
    <Dialog opened title={words.replaceTitle(open.meal.name)} size="large" onClose={onClose}>
      {sides && <p className={styles.soft}>{plateMessages.replacesPlate(open.meal.name, sides)}</p>}
      <EverywhereChoice others={others} checked={everywhere} onChange={setEverywhere} />
      {open.fault && <Notice tone="error">{words.aiChoicesFailed(open.fault)}</Notice>}
      {open.choices.length === 0 ? (
        <p>{words.noChoices}</p>
      ) : (
        <ul className={styles.choices}>
          {open.choices.map((choice, index) => (
            <ChoiceRow
              key={choice.meal.name}
              choice={choice}
              slot={open.at.slot}
              isBest={index === 0}
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

type ChoiceRowProps = {
  readonly choice: Choice
  readonly slot: SlotAddress['slot']
  readonly isBest: boolean
  readonly onTake: () => void
}

function ChoiceRow({ choice, slot, isBest, onTake }: ChoiceRowProps) {
  const { meal } = choice
  const cents = plateCents(meal)
  const sides = withSides(meal)
  return (
    <li className={styles.choice}>
      <FoodIcon name={pictureOf(meal, slot)} size={40} />
      <div className={styles.text}>
        {isBest && <p className={styles.best}>{words.bestChoice}</p>}
        <p className={styles.name}>{meal.name}</p>
        {sides && <p className={styles.soft}>{sides}</p>}
        <p className={styles.soft}>{factsOf(meal).join(' · ')}</p>
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
