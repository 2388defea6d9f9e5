import { AiPlanFailed } from './ai-plan-failed.tsx'
import { NoPlanFits } from './no-plan-fits.tsx'
import { PlanQuestions } from './plan-questions.tsx'
import type { RefusedGeneration, useGeneratePlan } from './use-generate-plan.ts'

type GenerationFailedProps = {
  readonly refused: RefusedGeneration
  readonly making: ReturnType<typeof useGeneratePlan>
}

export function GenerationFailed({ refused, making }: GenerationFailedProps) {
  if (refused.code === 'no_plan_fits')
    return (
      <NoPlanFits
        refused={refused}
        profile={making.profile.value}
        onTake={(way) => void making.takeWay(way)}
        onDismiss={making.dismiss}
      />
    )
  if (refused.code === 'unsettled')
    return (
      <PlanQuestions
        questions={refused.questions}
        onSettled={(answers) => void making.settleAndPlan(answers)}
        onDismiss={making.dismiss}
      />
    )
  return (
    <AiPlanFailed
      refused={refused}
      onRetry={() => making.again()}
      onUseBuiltin={() => making.again('builtin')}
      onDismiss={making.dismiss}
    />
  )
}
