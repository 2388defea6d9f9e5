import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { toLocalDay } from '../../lib/local-day.ts'
import { paths } from '../../lib/paths.ts'
import { useShowWeek } from '../../lib/use-show-week.ts'
import { useWeekOverview } from '../../lib/use-week-overview.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { useDocument } from '../../store/use-document.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** The weeks whose lists are not shopped for yet, besides the one on screen, this week first. */
export function useOpenLists(): string[] {
  const { data } = useWeekOverview()
  const onScreen = useDocument('currentMealPlan').value?.weekStartDate
  const thisWeek = weekStartOf(toLocalDay(new Date()))
  return (data?.weeks ?? [])
    .filter(({ weekStart, state }) => state === 'accepted' && weekStart >= thisWeek)
    .filter(({ weekStart }) => onScreen === undefined || weekStart !== weekStartOf(onScreen))
    .map(({ weekStart }) => weekStart)
    .toSorted()
}

type OtherListsProps = {
  readonly weeks: readonly string[]
  /** Where there is none to show first. */
  readonly isOnly?: boolean
}

export function OtherLists({ weeks, isOnly = false }: OtherListsProps) {
  const { opening, show } = useShowWeek()
  return (
    <>
      {weeks.map((week, place) => (
        <Button
          key={week}
          look={isOnly && place === 0 ? 'primary' : 'secondary'}
          loading={opening === week}
          onClick={() => void show(week)}
        >
          {words.openListOf(week)}
        </Button>
      ))}
      {isOnly && <ButtonLink to={paths.dashboard}>{words.emptyAction}</ButtonLink>}
    </>
  )
}
