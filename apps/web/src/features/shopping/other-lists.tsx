import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { toLocalDay } from '../../lib/local-day.ts'
import { paths } from '../../lib/paths.ts'
import { useShowWeek } from '../../lib/use-show-week.ts'
import { useWeekOverview } from '../../lib/use-week-overview.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** The weeks whose lists are not shopped for yet, besides the one on screen, this week first. */
export function useOpenLists(): string[] {
  const { data } = useWeekOverview()
  const thisWeek = weekStartOf(toLocalDay(new Date()))
  return (data?.weeks ?? [])
    .filter(
      ({ weekStart, state }) => state === 'accepted' && weekStart >= thisWeek && weekStart !== data?.current,
    )
    .map(({ weekStart }) => weekStart)
    .toSorted()
}

export function OtherLists({ weeks }: { readonly weeks: readonly string[] }) {
  const { opening, show } = useShowWeek()
  return (
    <>
      {weeks.map((week, place) => (
        <Button
          key={week}
          look={place === 0 ? 'primary' : 'secondary'}
          loading={opening === week}
          onClick={() => void show(week)}
        >
          {words.openListOf(week)}
        </Button>
      ))}
      <ButtonLink to={paths.dashboard}>{words.emptyAction}</ButtonLink>
    </>
  )
}
