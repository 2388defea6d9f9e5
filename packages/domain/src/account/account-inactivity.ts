import { INACTIVE_MONTHS_BEFORE_DELETION, INACTIVE_WARNING_DAYS } from '../bounds/limits.ts'
import { addMonths, dayOf, firstDayAfter } from '../calendar-day.ts'

type Inactivity = Readonly<{
  lastActiveOn: string
  /** When the warning was delivered; null until then. */
  warnedAt: string | null
  /** A paying account is never deleted for inactivity. */
  isPaying: boolean
}>

/** The inactivity step that is due today. Any use restarts the twelve months. */
export function inactivityStep(account: Inactivity, now: string): 'keep' | 'warn' | 'delete' {
  if (account.isPaying) return 'keep'
  const today = dayOf(now)
  if (today < addMonths(account.lastActiveOn, INACTIVE_MONTHS_BEFORE_DELETION)) return 'keep'
  if (account.warnedAt === null || dayOf(account.warnedAt) < account.lastActiveOn) return 'warn'
  return today >= firstDayAfter(account.warnedAt, INACTIVE_WARNING_DAYS) ? 'delete' : 'keep'
}
