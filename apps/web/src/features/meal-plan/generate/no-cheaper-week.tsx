import { formatCents } from '@pennyplate/domain/money'
import { cheaperWeekMessages as words } from '../../../messages/cheaper-week.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { restCents } from './rest-cents.ts'
import type { RefusedGeneration } from './use-generate-plan.ts'

type NoCheaperWeekProps = {
  readonly refused: RefusedGeneration
  readonly cheaperThan: number
  /** Plans again, for at most so much. */
  readonly onPlan: (upToCents: number) => void
  readonly onDismiss: () => void
}

/** No week is as cheap as was asked. One that still costs less than the present one is offered. */
export function NoCheaperWeek({ refused, cheaperThan, onPlan, onDismiss }: NoCheaperWeekProps) {
  const upToCents = restCents(refused) ?? cheaperThan
  const isCheaper = upToCents < cheaperThan
  return (
    <Card
      title={words.noneTitle}
      actions={<Button onClick={onDismiss}>{isCheaper ? uiMessages.cancel : words.keep}</Button>}
    >
      <p role="alert">{isCheaper ? words.lessCheaper(formatCents(cheaperThan)) : words.none}</p>
      {isCheaper && (
        <Button look="primary" onClick={() => onPlan(upToCents)}>
          {words.planFor(formatCents(upToCents))}
        </Button>
      )}
    </Card>
  )
}
