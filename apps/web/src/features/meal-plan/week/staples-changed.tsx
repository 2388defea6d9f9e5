import { isPlannedWith, type WeekReport } from '@pennyplate/domain/week/week-report'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type StaplesChangedProps = {
  readonly report: WeekReport | undefined
  readonly alwaysHave: readonly string[] | undefined
  readonly onPlanAgain: () => void
}

/** Says that the week was planned with other staples. */
export function StaplesChanged({ report, alwaysHave = [], onPlanAgain }: StaplesChangedProps) {
  if (!report || isPlannedWith(report, alwaysHave)) return null
  return (
    <Notice
      tone="info"
      title={words.staplesChangedTitle}
      action={<Button onClick={onPlanAgain}>{words.planAgain}</Button>}
    >
      {words.staplesChangedText}
    </Notice>
  )
}
