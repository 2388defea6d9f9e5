import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import type { AnswerChange } from '@pennyplate/domain/profile/relax-answer'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { type ReactNode, useState } from 'react'
import { useServerConfig } from '../../../lib/server-config.ts'
import type { Conflict } from '../../../lib/use-week-conflicts.ts'
import { answerBehind, answerMessages, describeChange } from '../../../messages/answer-changes.ts'
import { failureMessages } from '../../../messages/failures.ts'
import { holidayMessages } from '../../../messages/holidays.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import { plateMessages, withSides } from '../../../messages/plates.ts'
import { replaceMessages } from '../../../messages/replace-meal.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { Choice, ChoiceOpening } from '../plan-calls.ts'
import { BillChangesMore } from './bill-changes-more.tsx'
import { BudgetNotKept } from './budget-not-kept.tsx'
import { ChoiceGroups } from './choice-groups.tsx'
import { EverywhereChoice, otherSlots } from './everywhere-choice.tsx'
import { FoundChoices, type SearchedDish } from './found-choices.tsx'
import styles from './replace-dialog.module.css'
import type { OpenChoices } from './use-change-meal.ts'

type ReplaceDialogProps = {
  readonly open: OpenChoices
  readonly plan: WeekPlan
  readonly profile: CompleteProfile
  readonly conflicts: readonly Conflict[]
  readonly isLoading: boolean
  readonly onTake: (choice: Choice, slots: readonly SlotAddress[]) => void
  readonly onOthers: (engine: 'builtin' | 'chat') => void
  readonly onRelax: (change: AnswerChange) => void
  readonly renderSearch: RenderSearch
  readonly onClose: () => void
}

/** Search over every recipe, which another feature provides. */
export type RenderSearch = (
  slot: SlotAddress['slot'],
  renderFound: (found: readonly SearchedDish[]) => ReactNode,
) => ReactNode

/** Other meals, each with what it changes at checkout: suggestions first, then every recipe there is. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { open, plan, isLoading, onTake, onOthers, renderSearch, onClose } = props
  const hasChat = useServerConfig()?.ai.chat === true
  const others = otherSlots(plan, open.at)
  const [everywhere, setEverywhere] = useState(false)
  const sides = open.meal && withSides(open.meal)
  const slots = everywhere ? [open.at, ...others] : [open.at]
  const [view, setView] = useState<'suggestions' | 'search'>(open.isUnreachable ? 'search' : 'suggestions')
  const take = (choice: Choice) => onTake(choice, slots)
  return (
    <Dialog opened title={titleOf(open)} size="large" onClose={onClose}>
      {open.meal && sides && <p className={styles.soft}>{plateMessages.replacesPlate(open.meal)}</p>}
      <BillChangesMore at={open.at} conflicts={props.conflicts} alsoCents={open.alsoCents} />
      <EverywhereChoice others={others} checked={everywhere} onChange={setEverywhere} />
      <Segments
        legend={replaceMessages.views}
        value={view}
        options={[
          { value: 'suggestions', label: replaceMessages.suggestions },
          { value: 'search', label: replaceMessages.search },
        ]}
        onChange={setView}
      />
      {view === 'search' ? (
        renderSearch(open.at.slot, (found) => (
          <FoundChoices found={found} open={open} plan={plan} onTake={take} />
        ))
      ) : (
        <Suggestions {...props} open={everywhere ? aloneOnly(open) : open} onTake={take} />
      )}
      {everywhere && others.length > 0 && <p className={styles.soft}>{words.everywhereHint}</p>}
      <DialogActions>
        {view === 'suggestions' && open.choices.length > 0 && !open.isAllShown && (
          <Button onClick={() => onOthers('builtin')} loading={isLoading}>
            {words.moreChoices}
          </Button>
        )}
        {view === 'suggestions' && hasChat && (
          <Button onClick={() => onOthers('chat')} loading={isLoading}>
            {isLoading ? words.askingAi : words.askAi}
          </Button>
        )}
        <Button onClick={onClose}>{uiMessages.cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}

type SuggestionsProps = Pick<
  ReplaceDialogProps,
  'open' | 'plan' | 'profile' | 'isLoading' | 'onOthers' | 'onRelax'
> & {
  readonly onTake: (choice: Choice) => void
}

function Suggestions({ open, plan, profile, isLoading, onOthers, onRelax, onTake }: SuggestionsProps) {
  if (open.isUnreachable)
    return (
      <Notice
        tone="info"
        action={
          <Button onClick={() => onOthers('builtin')} loading={isLoading}>
            {failureMessages.tryAgain}
          </Button>
        }
      >
        {replaceMessages.unreachable}
      </Notice>
    )
  return (
    <>
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
        <>
          <BudgetNotKept open={open} />
          <ChoiceGroups
            choices={open.choices}
            hasBest={!open.festive}
            billCents={plan.report?.totalCents ?? null}
            at={open.festive && open.at}
            onTake={onTake}
          />
        </>
      )}
      {open.isAllShown && <Notice tone="info">{replaceMessages.allShown}</Notice>}
    </>
  )
}

/** What changes another meal is for one place. */
function aloneOnly(open: OpenChoices): OpenChoices {
  return { ...open, roomCents: undefined, choices: open.choices.filter(({ along }) => !along) }
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
  const bill = words.billDelta(deltaCents)
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
