import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import styles from './generate-section.module.css'
import type { RunningGeneration } from './use-generate-plan.ts'

type GenerateProgressProps = { readonly generation: RunningGeneration; readonly onCancel: () => void }

/** The current stage, its progress and a Cancel button. */
export function GenerateProgress({ generation, onCancel }: GenerateProgressProps) {
  const { stage, done, total, days } = generation
  const ready = days.filter((day) => day !== undefined).length
  return (
    <Card title={words.progressTitle} actions={<Button onClick={onCancel}>{words.cancel}</Button>}>
      <ProgressBar label={words.progressTitle} done={done} total={total} />
      <p role="status" className={joinClasses(styles.soft, styles.news)}>
        {(stage && words.stages[stage]) ?? words.otherStage}. {ready > 0 && words.daysReady(ready)}
      </p>
    </Card>
  )
}
