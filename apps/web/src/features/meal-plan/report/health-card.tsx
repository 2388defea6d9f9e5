import type { TargetKey } from '@pennyplate/domain/profile/profile'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { ReportedGoal, WeekHealth } from '@pennyplate/domain/week/week-report'
import { healthMessages as words } from '../../../messages/health.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatRoundAmount } from '../../../ui/price.ts'
import { targetKeyOf } from './held-goals.ts'
import styles from './why-this-plan.module.css'

type HealthCardProps = {
  readonly health: WeekHealth
  /** Absent once the plan is accepted. */
  readonly onRelax?: ((target: TargetKey, to: number) => void) | undefined
  readonly onRaise?: ((budgetCents: number) => void) | undefined
}

/** The health targets of the week, the days that miss them, and buttons to relax them. */
export function HealthCard({ health, onRelax, onRaise }: HealthCardProps) {
  const { goals, aims = [], notCounted, forTargets } = health
  return (
    <Card title={words.title}>
      <ul className={styles.points}>
        {goals.map((goal) => (
          <li key={`${goal.per} ${goal.nutrient}`}>
            {words.goal(goal, describeMisses(goal))}
            {goal.missed.length > 0 && <Relax goal={goal} onRelax={onRelax} />}
          </li>
        ))}
        {aims.map((aim) => (
          <li key={aim.aim}>{words.aim(aim)}</li>
        ))}
      </ul>
      {forTargets && onRaise && (
        <p>
          {words.forTargets(
            formatRoundAmount(forTargets.budgetCents),
            forTargets.misses,
            forTargets.missesNow,
          )}{' '}
          <Button onClick={() => onRaise(forTargets.budgetCents)}>
            {words.takeForTargets(formatRoundAmount(forTargets.budgetCents))}
          </Button>
        </p>
      )}
      <p className={styles.soft}>{words.counted(notCounted)}</p>
    </Card>
  )
}

function Relax({
  goal,
  onRelax,
}: {
  readonly goal: ReportedGoal
  readonly onRelax: HealthCardProps['onRelax']
}) {
  const key = targetKeyOf(goal.nutrient)
  const { relaxTo } = goal
  if (!onRelax || !goal.because.includes('tracked') || key === undefined || relaxTo === null) return null
  return <Button onClick={() => onRelax(key, relaxTo)}>{words.relax(goal.nutrient, relaxTo)}</Button>
}

function describeMisses({ missed, per, nutrient }: ReportedGoal): string[] {
  return missed.map(({ day, amount }) => words.miss(DAY_NAMES[day] ?? '', amount, nutrient, per))
}
