import { addDays } from '@pennyplate/domain/calendar-day'
import { DAY_NAMES, dayIndexOf } from '@pennyplate/domain/week/week-days'
import { monthBy, sundaysOfMonth, type WeekSummary } from '@pennyplate/domain/week/week-overview'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { monthAndYear } from '../../../messages/day-words.ts'
import { weeksMessages as words } from '../../../messages/weeks.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './weeks.module.css'

type MonthViewProps = { readonly weeks: readonly WeekSummary[]; readonly today: string }

/** Dinners and notes of a month, past weeks included. On a narrow screen each day is a line. */
export function MonthView({ weeks, today }: MonthViewProps) {
  const [month, setMonth] = useState(today.slice(0, 7))
  return (
    <>
      <div className={styles.monthHead}>
        <IconButton
          label={words.previousMonth}
          icon={<IconChevronLeft size={20} aria-hidden="true" />}
          onClick={() => setMonth(monthBy(month, -1))}
        />
        <h3 aria-live="polite" className={styles.name}>
          {monthAndYear(month)}
        </h3>
        <IconButton
          label={words.nextMonth}
          icon={<IconChevronRight size={20} aria-hidden="true" />}
          onClick={() => setMonth(monthBy(month, 1))}
        />
      </div>
      <table className={styles.month}>
        <thead>
          <tr>
            {DAY_NAMES.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sundaysOfMonth(month).map((weekStart) => (
            <tr key={weekStart}>
              {DAY_NAMES.map((name, day) => (
                <MonthDay
                  key={name}
                  date={addDays(weekStart, day)}
                  isOutside={addDays(weekStart, day).slice(0, 7) !== month}
                  isToday={addDays(weekStart, day) === today}
                  planned={weeks.find((week) => week.weekStart === weekStart)?.days[day]}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type MonthDayProps = {
  readonly date: string
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly planned: WeekSummary['days'][number] | undefined
}

function MonthDay({ date, isOutside, isToday, planned }: MonthDayProps) {
  const { dinner = null, note = '' } = planned ?? {}
  return (
    <td
      data-outside={isOutside || undefined}
      data-empty={(dinner === null && note === '') || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={date} className={styles.date}>
        {/* The names of the columns are hidden where each day is a line. */}
        <span className={styles.weekday}>{DAY_NAMES[dayIndexOf(date)]?.slice(0, 3)} </span>
        {Number(date.slice(8))}
      </time>
      {dinner !== null && <span className={styles.dinner}>{dinner}</span>}
      {note !== '' && <span className={styles.note}>{note}</span>}
    </td>
  )
}
