import { EMPTY_BOOK, weeksOf } from '@pennyplate/domain/week/week-book'
import { overviewOf, summaryOf, type WeekSummary } from '@pennyplate/domain/week/week-overview'
import { useWeekOverview } from '../../../lib/use-week-overview.ts'
import type { Book } from '../stored-plan.ts'

/** Every week in a few words: those of the server, and the one on screen as it is here. */
export function useWeeks(book: Book, today: string) {
  const query = useWeekOverview()
  const here = { ...EMPTY_BOOK, ...weeksOf(book, today) }
  const own = overviewOf(here)
  const shown = here.weeks.find(({ weekStart }) => weekStart === own.current)
  return {
    current: own.current,
    weeks:
      query.data && shown ? withWeek(query.data.weeks, summaryOf(shown)) : (query.data?.weeks ?? own.weeks),
    isLoading: query.isPending && query.fetchStatus === 'fetching',
    /** Only what this browser keeps is known. */
    isOnlyHere: query.data === undefined,
    retry: () => void query.refetch(),
  }
}

function withWeek(weeks: readonly WeekSummary[], week: WeekSummary): WeekSummary[] {
  return [week, ...weeks.filter(({ weekStart }) => weekStart !== week.weekStart)]
}
