import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import type { Deltas } from '../plan-calls.ts'
import styles from './replace-dialog.module.css'

/** What taking it changes: the bill, and one serving. */
export function ChoiceDeltas({ choice }: { readonly choice: Deltas }) {
  const { deltaCents: cents } = choice
  return (
    <p className={styles.deltas}>
      {cents !== null && (
        <strong data-tone={cents > 0 ? 'dearer' : undefined}>{words.billDelta(cents)}</strong>
      )}
      {describeDeltas(choice).map((delta) => (
        <span key={delta}>{delta}</span>
      ))}
    </p>
  )
}

function describeDeltas({ calories, protein, minutes }: Deltas): string[] {
  return [
    ...(calories === null ? [] : [words.kcalDelta(calories)]),
    ...(protein === null ? [] : [words.proteinDelta(protein)]),
    ...(minutes === null ? [] : [words.minutesDelta(minutes)]),
  ]
}
