import { AiPlanFailed } from './ai-plan-failed.tsx'
import { NoCheaperWeek } from './no-cheaper-week.tsx'
import { NoPlanFits } from './no-plan-fits.tsx'
import { PlanQuestions } from './plan-questions.tsx'
import type { OvertakenGeneration, PlanGenerator, RefusedGeneration } from './use-generate-plan.ts'
import { WeekOvertaken } from './week-overtaken.tsx'

type GenerationFailedProps = {
  readonly refused: RefusedGeneration | OvertakenGeneration
  readonly generator: PlanGenerator
}

export function GenerationFailed({ refused, generator }: GenerationFailedProps) {
  if ('offered' in refused)
    return (
      <WeekOvertaken
        onTake={() => void generator.takeOffered(refused.offered)}
        onDismiss={generator.dismiss}
      />
    )
  if (refused.error === 'no_plan_fits' && refused.cheaperThan !== undefined)
    return (
      <NoCheaperWeek
        refused={refused}
        cheaperThan={refused.cheaperThan}
        onPlan={generator.spendMore}
        onDismiss={generator.dismiss}
      />
    )
  if (refused.error === 'no_plan_fits' || refused.error === 'no_recipes')
    return (
      <NoPlanFits
        refused={refused}
        profile={generator.profile.value}
        onTake={(way) => void generator.takeWayOut(way)}
        onSpendMore={generator.spendMore}
        onDismiss={generator.dismiss}
      />
    )
  if (refused.error === 'unsettled')
    return (
      <PlanQuestions
        questions={refused.questions ?? []}
        onSettled={(answers) => void generator.settleAndPlan(answers)}
        onDismiss={generator.dismiss}
      />
    )
  return (
    <AiPlanFailed
      refused={refused}
      onRetry={() => generator.retry()}
      onUseBuiltin={() => generator.retry('builtin')}
      onDismiss={generator.dismiss}
    />
  )
}
