import { formatCents } from '@pennyplate/domain/money'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { type WeekSummary, weeksAhead } from '@pennyplate/domain/week/week-overview'
import { weekRange } from '../../../messages/day-words.ts'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { weeksMessages as words } from '../../../messages/weeks.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './weeks.module.css'

type WeeksAheadProps = {
  readonly weeks: readonly WeekSummary[]
  readonly current: string | null
  readonly today: string
  /** The week that is being opened. */
  readonly opening: string | undefined
  readonly onShow: (weekStart: string) => void
  readonly onPlan: (weekStart: string) => void
  readonly onCopy: (weekStart: string) => void
}

/** Six weeks side by side. Only the week on screen can be copied, and only to a week that has no plan. */
export function WeeksAhead({ weeks, current, today, opening, onShow, onPlan, onCopy }: WeeksAheadProps) {
  const range = (weekStart: string) => mealPlanMessages.weekDates(...weekRange(weekStart))
  return (
    <ul className={styles.weeks}>
      {weeksAhead(weeks, today).map((week, ahead) => {
        const { weekStart, state } = week
        return (
          <li key={weekStart} className={styles.week} data-current={weekStart === current || undefined}>
            <h3 className={styles.name}>{words.name(ahead)}</h3>
            <p className={styles.soft}>{range(weekStart)}</p>
            <p className={styles.state} data-state={state}>
              {words.states[state]}
            </p>
            {state !== 'empty' && <WeekFacts week={week} />}
            <div className={styles.acts}>
              {state === 'empty' && (
                <Button aria-label={words.planWeek(range(weekStart))} onClick={() => onPlan(weekStart)}>
                  {words.plan}
                </Button>
              )}
              {state === 'empty' && current !== null && (
                <Button
                  look="quiet"
                  aria-label={words.copyWeek(range(weekStart))}
                  onClick={() => onCopy(weekStart)}
                >
                  {words.copy}
                </Button>
              )}
              {state !== 'empty' && weekStart !== current && (
                <Button
                  loading={opening === weekStart}
                  aria-label={words.showWeek(range(weekStart))}
                  onClick={() => onShow(weekStart)}
                >
                  {words.show}
                </Button>
              )}
              {weekStart === current && <p className={styles.soft}>{words.onScreen}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function WeekFacts({ week: { totalCents, days } }: { readonly week: WeekSummary }) {
  return (
    <>
      <p className={styles.soft}>
        {totalCents === null ? words.totalUnknown : words.total(formatCents(totalCents))}
      </p>
      <dl className={styles.days}>
        {days.map(({ dinner, note }, day) => (
          <div key={DAY_NAMES[day]}>
            <dt>{DAY_NAMES[day]?.slice(0, 3)}</dt>
            <dd>
              {dinner ?? words.noDinner}
              {note !== '' && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
