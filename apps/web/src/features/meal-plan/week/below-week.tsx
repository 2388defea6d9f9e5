import type { CompleteProfile, TargetKey } from '@pennyplate/domain/profile/profile'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { WeekReport } from '@pennyplate/domain/week/week-report'
import styles from '../meal-plan-tab.module.css'
import { HealthCard } from '../report/health-card.tsx'
import { healthOf } from '../report/held-goals.ts'
import { chartedNutrients, TargetsChart, targetsOf } from '../report/targets-chart.tsx'
import { WhyThisPlan } from '../report/why-this-plan.tsx'
import { ListPreview } from './list-preview.tsx'

type BelowWeekProps = {
  readonly plan: WeekPlan
  readonly report: WeekReport | undefined
  readonly list: ShoppingList | null
  readonly profile: CompleteProfile
  /** Absent while a meal is being changed; the budget also once the plan is accepted. */
  readonly onRaiseBudget: ((budgetCents: number) => void) | undefined
  readonly onRelaxTarget: ((target: TargetKey, to: number) => void) | undefined
}

/** Nutrition, the start of the shopping list, and why the planner chose this week. */
export function BelowWeek({ plan, report, list, profile, onRaiseBudget, onRelaxTarget }: BelowWeekProps) {
  const health = healthOf(plan, profile.nutritionalTargets)
  const targets = targetsOf(profile, report)
  return (
    <div className={styles.foot} data-with-list={list !== null || undefined}>
      <TargetsChart
        plan={plan}
        targets={targets}
        nutrients={chartedNutrients(profile.nutritionalTargets, health)}
        better={report?.betterWeek}
      />
      {health && <HealthCard health={health} onRelax={onRelaxTarget} onRaise={onRaiseBudget} />}
      {list && !list.isOutdated && <ListPreview list={list} />}
      <WhyThisPlan
        plan={plan}
        report={report}
        targetKcal={targets.calories}
        hasHealth={health !== undefined}
      />
    </div>
  )
}
