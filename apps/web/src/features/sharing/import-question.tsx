import { WEEKLY_BUDGET_DOLLARS } from '@pennyplate/domain/bounds/limits'
import { formatCents } from '@pennyplate/domain/money'
import type { AnswerChange } from '@pennyplate/domain/profile/relax-answer'
import type { NamedDish } from '@pennyplate/domain/recipe/dish-name'
import { describeChange } from '../../messages/answer-changes.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { ImportConflicts } from './import-conflicts.ts'
import styles from './sharing.module.css'

type ImportQuestionProps = Readonly<{
  conflicts: ImportConflicts
  /** Whether the shared plan replaces a plan of theirs. */
  replacesPlan: boolean
  failure: string | undefined
  /** How many meals were swapped; undefined before a swap. */
  swapped: number | undefined
  onSwap: () => void
  onTakeAsItIs: () => void
  onRaiseBudget: (budget: number) => void
  onRelax: (change: AnswerChange) => void
  onAllowDish: (dish: NamedDish) => void
  onCancel: () => void
}>

/** Asks before importing: says what conflicts with the profile and what would be replaced. */
export function ImportQuestion(props: ImportQuestionProps) {
  const { conflicts, replacesPlan, failure, swapped, onSwap, onTakeAsItIs, onRelax, onAllowDish, onCancel } =
    props
  const { budgetNeeded = Number.POSITIVE_INFINITY } = conflicts
  const dishes = swapped === undefined ? conflicts.dishes.length : 0
  return (
    <Dialog opened title={replacesPlan ? words.replaceTitle : words.conflictsTitle} onClose={onCancel}>
      {replacesPlan && <p>{words.replaceText}</p>}
      {conflicts.sentences.length > 0 && (
        <div>
          <p>{swapped === undefined ? words.conflictsText : words.conflictsLeft(swapped)}</p>
          <ul className={styles.conflicts}>
            {conflicts.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {dishes > 0 && <p>{words.swapHint(dishes)}</p>}
      {conflicts.changes.length + conflicts.disliked.length > 0 && (
        <div>
          <p>
            {words.relaxHint}
            {conflicts.listCents ? ` ${words.relaxCost(formatCents(conflicts.listCents))}` : ''}
          </p>
          <div className={styles.more}>
            {conflicts.changes.map((change) => (
              <Button key={describeChange(change)} onClick={() => onRelax(change)}>
                {describeChange(change)}
              </Button>
            ))}
            {conflicts.disliked.map((dish) => (
              <Button key={dish.name} onClick={() => onAllowDish(dish)}>
                {words.allowDish(dish.name)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <DialogActions>
        <Button onClick={onCancel}>{replacesPlan ? words.keepMine : words.notNow}</Button>
        <Button look={dishes > 0 ? 'secondary' : 'primary'} onClick={onTakeAsItIs}>
          {replacesPlan ? words.replace : words.useAnyway}
        </Button>
        {dishes === 0 && budgetNeeded <= WEEKLY_BUDGET_DOLLARS.max && (
          <Button onClick={() => props.onRaiseBudget(budgetNeeded)}>{words.raiseBudget(budgetNeeded)}</Button>
        )}
        {dishes > 0 && (
          <Button look="primary" onClick={onSwap}>
            {words.swap(dishes)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type SwapProgressProps = Readonly<{ done: number; total: number; onStop: () => void }>

export function SwapProgress({ done, total, onStop }: SwapProgressProps) {
  return (
    <Dialog opened title={words.swappingTitle}>
      <ProgressBar label={words.swappingTitle} done={done} total={total} />
      <p role="status">{words.swappingProgress(done + 1, total)}</p>
      <DialogActions>
        <Button onClick={onStop}>{words.stop}</Button>
      </DialogActions>
    </Dialog>
  )
}
