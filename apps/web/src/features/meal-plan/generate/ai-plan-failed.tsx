import { failureMessages } from '../../../messages/failures.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { explainRefusal } from '../explain-plan-failure.ts'
import styles from './generate-section.module.css'
import type { RefusedGeneration } from './use-generate-plan.ts'

type AiPlanFailedProps = {
  readonly refused: RefusedGeneration
  readonly onRetry: () => void
  readonly onUseBuiltin: () => void
  readonly onDismiss: () => void
}

/** Says why the language model returned no plan, and offers the built-in planner instead of switching silently. */
export function AiPlanFailed({ refused, onRetry, onUseBuiltin, onDismiss }: AiPlanFailedProps) {
  return (
    <Card title={words.aiFailedTitle} actions={<Button onClick={onDismiss}>{words.cancel}</Button>}>
      <p role="alert">{words.generateFailed(explainRefusal(refused))}</p>
      <p className={styles.soft}>{words.useBuiltinText}</p>
      <div className={styles.choices}>
        <Button onClick={onRetry}>{failureMessages.tryAgain}</Button>
        <Button look="primary" onClick={onUseBuiltin}>
          {words.useBuiltin}
        </Button>
      </div>
    </Card>
  )
}
