import { staplesAtHome } from '@pennyplate/domain/food/staples'
import { isPlannedWith, type WeekReport } from '@pennyplate/domain/week/week-report'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { useDocument } from '../../../store/use-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type StaplesChangedProps = {
  readonly report: WeekReport | undefined
  readonly onPlanAgain: () => void
}

/** Says that the week was planned with other staples. */
export function StaplesChanged({ report, onPlanAgain }: StaplesChangedProps) {
  const profile = useDocument('profile').value ?? {}
  const { value: pantry = [] } = useDocument('pantry')
  const atHome = staplesAtHome(profile, pantry) ?? []
  if (!report || isPlannedWith(report, atHome)) return null
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
